import { Link } from 'wouter';
import { CHECKLIST } from '../../../machines/onboarding/onboarding/onboarding.rules';
import { backStyle } from '../../ui/button.style';
import { Icon } from '../../ui/Icon';

/** ONB-14: to the list of steps, unless it is the list itself that leads back. */
export const BackLink = ({ to = CHECKLIST }: { readonly to?: string }) => (
  <Link href={to} className={backStyle}>
    <Icon name="arrow-left" />
    Back
  </Link>
);
