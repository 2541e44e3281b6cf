import type { Named } from '../../../contract/onboarding/onboarding';
import { resource } from '../../kit/resource/resource.machine';
import type { RegistrationSaved } from '../businessRegistration/businessRegistration.machine';

/** The saved registration, and the categories of businesses. */
export interface RegistrationData {
  readonly saved: RegistrationSaved;
  readonly classes: readonly Named[];
}

/** The saved registration. There is only one, so its key is empty. */
export const registrationDataMachine = resource<RegistrationData, string>('registrationData', {
  calls: ['getBusinessRegistration', 'listBusinessClasses'],
  req: ['ONB-09'],
  description: 'Loads the saved registration and the business classes.',
});
