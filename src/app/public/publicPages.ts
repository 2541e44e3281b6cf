/** What signed-out users see besides the form. Its code loads after the form was painted. */
import '../../ui/theme/icons';

export { SecondFactorPage } from '../../screens/access/SecondFactorPage';
export { UnopenedPage } from '../../screens/access/UnopenedPage';
