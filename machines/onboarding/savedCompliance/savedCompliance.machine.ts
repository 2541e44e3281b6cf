import { resource } from '../../kit/resource.machine';
import type { SavedCompliance } from './savedCompliance.types';

/** What was saved of the four tabs. There is one of it: its key is empty. */
export const savedComplianceMachine = resource<SavedCompliance, string>('savedCompliance', {
  calls: ['getKycProfile', 'listSettlementBanks', 'listBusinessCategories', 'listCountries', 'listBanks'],
  req: ['ONB-15'],
  description: 'What was saved of the four tabs, and what can be chosen in them.',
});
