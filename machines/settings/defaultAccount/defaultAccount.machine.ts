import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';
import type { SettlementAccount } from '../settlementAccounts/settlementAccounts.machine';

type Account = Pick<SettlementAccount, 'id' | 'bankName' | 'accountNumber' | 'accountName'>;

/** The default account now, and the one that becomes it. The dialog shows both. */
export interface DefaultChange {
  readonly from: Account;
  readonly to: Account;
}

/** STA-01: makes another bank account the default, with the password. The provider refuses it if `from` is not the default any more. */
export const defaultAccountMachine = confirmedAction<DefaultChange, Said>('defaultAccount', {
  calls: ['setDefaultSettlementBank'],
  req: ['STA-01'],
  description: 'Makes another bank account the default for settlements, with old and new on screen and the password.',
  stepUp: true,
  isAllowed: ({ from, to }) => from.id !== to.id,
  failureMessage: 'We couldn’t change the default account. Check which one is the default, then try again.',
  successMessage: 'Default account set successfully!',
});
