import type { Named } from '../../../contract/onboarding/onboarding';
import { resource } from '../../kit/resource.machine';
import type { RegistrationSaved } from '../businessRegistration/businessRegistration.machine';

/** What was saved of the registration, and what classes of businesses there are. */
export interface SavedRegistration {
  readonly saved: RegistrationSaved;
  readonly classes: readonly Named[];
}

/** What was saved of the registration. There is one of it: its key is empty. */
export const savedRegistrationMachine = resource<SavedRegistration, string>('savedRegistration', {
  calls: ['getBusinessRegistration', 'listBusinessClasses'],
  req: ['ONB-09'],
  description: 'Loads the saved registration and the business classes.',
});
