import type { Named } from '../../../contract/onboarding/onboarding';
import type { RegistrationSaved } from '../businessRegistration/businessRegistration.types';

/** What was saved of the registration, and what classes of businesses there are. */
export interface SavedRegistration {
  readonly saved: RegistrationSaved;
  readonly classes: readonly Named[];
}
