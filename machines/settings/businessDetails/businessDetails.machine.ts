import type { BusinessProfile, Country } from '../../../contract/onboarding/firstVersion';
import { resource } from '../../kit/resource/resource.machine';

/** The saved fields of the business, and their choices. */
export interface BusinessDetails {
  readonly profile: BusinessProfile;
  readonly industries: readonly string[];
  readonly countries: readonly Country[];
}

/** BUS-01: what customers see of the business, and its legal details. There is only one business, so its key is empty. */
export const businessDetailsMachine = resource<BusinessDetails, string>('businessDetails', {
  calls: ['getKycProfile', 'listBusinessCategories', 'listCountries'],
  req: ['BUS-01'],
  description: 'Shows what customers see of the business, and its legal details.',
});
