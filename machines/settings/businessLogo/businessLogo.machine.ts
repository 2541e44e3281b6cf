import type { Logo } from '../../../contract/settings/businessSettings';
import { resource } from '../../kit/resource/resource.machine';

export type { Logo } from '../../../contract/settings/businessSettings';

/** Null: the business has none. */
export interface BusinessLogo {
  readonly logo: Logo;
}

/** BUS-01: the logo that customers see. There is only one, so its key is empty. */
export const businessLogoMachine = resource<BusinessLogo, string>('businessLogo', {
  calls: ['getBusinessLogo'],
  req: ['BUS-01'],
  description: 'Shows the logo of the business.',
});
