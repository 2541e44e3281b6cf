import type { Named, PersonalInformation } from '../../../contract/onboarding/onboarding';
import { resource } from '../../kit/resource/resource.machine';

/** The owner's saved details, and the types of identification. */
export interface PersonalInformationData {
  readonly saved: PersonalInformation;
  readonly types: readonly Named[];
}

/** The owner's saved details. There is only one, so its key is empty. */
export const personalInformationDataMachine = resource<PersonalInformationData, string>('personalInformationData', {
  calls: ['getPersonalInformation', 'listIdentificationTypes'],
  req: ['ONB-07', 'ONB-12'],
  description: 'Loads the saved personal information and the identification types.',
});
