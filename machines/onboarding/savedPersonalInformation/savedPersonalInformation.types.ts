import type { Named, PersonalInformation } from '../../../contract/onboarding/onboarding';

/** What was saved of the owner, and what identification there is. */
export interface SavedPersonalInformation {
  readonly saved: PersonalInformation;
  readonly types: readonly Named[];
}
