import type { Country } from '../../../contract/onboarding/firstVersion';
import type { Named } from '../../../contract/onboarding/onboarding';
import { resource } from '../../kit/resource.machine';
import type { Tabs } from '../compliance/compliance.types';

/** What was saved of the four tabs, and what can be chosen in them. */
export interface SavedCompliance {
  readonly saved: Tabs;
  readonly industries: readonly string[];
  readonly countries: readonly Country[];
  readonly banks: readonly Named[];
}

/** What was saved of the four tabs. There is one of it: its key is empty. */
export const savedComplianceMachine = resource<SavedCompliance, string>('savedCompliance', {
  calls: ['getKycProfile', 'listSettlementBanks', 'listBusinessCategories', 'listCountries', 'listBanks'],
  req: ['ONB-15'],
  description: 'Loads the saved tabs and their options.',
});
