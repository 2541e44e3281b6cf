/** What is shown to whoever has not signed in, beside the form itself. Its code comes after the form has been painted. */
import '../ui/icons';

export { SecondFactorPage } from '../screens/access/SecondFactorPage';
export { UnopenedPage } from '../screens/access/UnopenedPage';
