import type { Country } from '../../../contract/onboarding/firstVersion';
import type { Named } from '../../../contract/onboarding/onboarding';
import { resource } from '../../kit/resource/resource.machine';
import type { Tabs } from '../compliance/compliance.types';

/** The saved data of the four tabs, and their choices. */
export interface ComplianceData {
  readonly saved: Tabs;
  readonly industries: readonly string[];
  readonly countries: readonly Country[];
  readonly banks: readonly Named[];
}

/** The saved data of the four tabs. There is only one, so its key is empty. */
export const complianceDataMachine = resource<ComplianceData, string>('complianceData', {
  calls: ['getKycProfile', 'listSettlementBanks', 'listBusinessCategories', 'listCountries', 'listBanks'],
  req: ['ONB-15'],
  description: 'Loads the saved tabs and their options.',
});
