import { CHECKLIST } from '../../../machines/onboarding/onboarding/onboarding.rules';
import { Link } from '../../flow/Link';
import { backStyle } from '../../ui/buttons/back.style';
import { Icon } from '../../ui/theme/Icon';

/** ONB-14: links back to the checklist, or from the checklist itself to `to`. */
export const BackLink = ({ to = CHECKLIST }: { readonly to?: string }) => (
  <Link href={to} className={backStyle}>
    <Icon name="arrow-left" />
    Back
  </Link>
);
