import type { Country } from '../../../contract/onboarding/firstVersion';
import type { Named } from '../../../contract/onboarding/onboarding';
import type { Tabs } from '../compliance/compliance.types';

/** What was saved of the four tabs, and what can be chosen in them. */
export interface SavedCompliance {
  readonly saved: Tabs;
  readonly industries: readonly string[];
  readonly countries: readonly Country[];
  readonly banks: readonly Named[];
}
