import type { Named, PersonalInformation } from '../../../contract/onboarding/onboarding';
import { resource } from '../../kit/resource.machine';

/** What was saved of the owner, and what identification there is. */
export interface SavedPersonalInformation {
  readonly saved: PersonalInformation;
  readonly types: readonly Named[];
}

/** What was saved of the owner. There is one of it: its key is empty. */
export const savedPersonalInformationMachine = resource<SavedPersonalInformation, string>('savedPersonalInformation', {
  calls: ['getPersonalInformation', 'listIdentificationTypes'],
  req: ['ONB-07', 'ONB-12'],
  description: 'Loads the saved personal information and the identification types.',
});
