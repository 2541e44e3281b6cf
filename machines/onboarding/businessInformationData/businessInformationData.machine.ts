import type { BusinessInformation as BusinessInformationData } from '../../../contract/onboarding/onboarding';
import { resource } from '../../kit/resource/resource.machine';

export type { BusinessInformation as BusinessInformationData } from '../../../contract/onboarding/onboarding';

/** The saved business information. There is only one, so its key is empty. */
export const businessInformationDataMachine = resource<BusinessInformationData, string>('businessInformationData', {
  calls: ['getBusinessInformation'],
  req: ['ONB-08'],
  description: 'Loads the saved business information.',
});
