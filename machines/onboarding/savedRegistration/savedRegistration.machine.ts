import { resource } from '../../kit/resource.machine';
import type { SavedRegistration } from './savedRegistration.types';

/** What was saved of the registration. There is one of it: its key is empty. */
export const savedRegistrationMachine = resource<SavedRegistration, string>('savedRegistration', {
  calls: ['getBusinessRegistration', 'listBusinessClasses'],
  req: ['ONB-09'],
  description: 'What was saved of the registration, and the classes of businesses.',
});
