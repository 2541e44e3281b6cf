import type { BusinessInformation as SavedBusinessInformation } from '../../../contract/onboarding/onboarding';
import { resource } from '../../kit/resource.machine';

export type { BusinessInformation as SavedBusinessInformation } from '../../../contract/onboarding/onboarding';

/** What was saved of the business. There is one of it: its key is empty. */
export const savedBusinessInformationMachine = resource<SavedBusinessInformation, string>('savedBusinessInformation', {
  calls: ['getBusinessInformation'],
  req: ['ONB-08'],
  description: 'Loads the saved business information.',
});
