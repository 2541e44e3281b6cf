import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';
import type { SettlementAccount, SettlementType } from '../settlementAccounts/settlementAccounts.machine';

/** Where settlements go from now on, and the bank account before or after. Null: the business has none. */
export interface DestinationChange {
  readonly becomes: SettlementType;
  readonly account: Pick<SettlementAccount, 'id' | 'bankName' | 'accountNumber' | 'accountName'> | null;
}

/**
 * STA-01: settles to the wallet instead of the bank, or the other way round, with the password. The bank needs an account. The provider refuses
 * it if another account is the default by now.
 */
export const settlementDestinationMachine = confirmedAction<DestinationChange, Said>('settlementDestination', {
  calls: ['setSettlementDetails'],
  req: ['STA-01'],
  description: 'Sends settlements to the wallet or to the bank, with old and new on screen and the password.',
  stepUp: true,
  isAllowed: ({ becomes, account }) => becomes === 'wallet' || account !== null,
  failureMessage: 'We couldn’t change where your settlements go. Check it, then try again.',
  successMessage: 'Settlement destination updated successfully',
});
