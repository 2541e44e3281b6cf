import type { SettlementBank } from '../../../contract/onboarding/firstVersion';
import type { SettlementDetails } from '../../../contract/settings/settlementAccounts';
import { resource } from '../../kit/resource/resource.machine';

export type { SettlementBank as SettlementAccount } from '../../../contract/onboarding/firstVersion';
export type { SettlementChange, SettlementType } from '../../../contract/settings/settlementAccounts';

export interface SettlementAccounts extends SettlementDetails {
  readonly accounts: readonly SettlementBank[];
}

/** STA-01: where settlements go, and the bank accounts. There is only one list, so its key is empty. */
export const settlementAccountsMachine = resource<SettlementAccounts, string>('settlementAccounts', {
  calls: ['listSettlementBanks', 'getSettlementDetails'],
  req: ['STA-01'],
  description: 'Shows whether settlements go to the wallet or to the bank, and the bank accounts with their default.',
});
