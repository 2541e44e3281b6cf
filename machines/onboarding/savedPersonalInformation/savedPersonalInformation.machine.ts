import { resource } from '../../kit/resource.machine';
import type { SavedPersonalInformation } from './savedPersonalInformation.types';

/** What was saved of the owner. There is one of it: its key is empty. */
export const savedPersonalInformationMachine = resource<SavedPersonalInformation, string>('savedPersonalInformation', {
  calls: ['getPersonalInformation', 'listIdentificationTypes'],
  req: ['ONB-07', 'ONB-12'],
  description: 'What was saved of the owner, and the kinds of identification.',
});
