import type { Bank } from '../../../contract/payouts/banks';
import type { AccountLookupNews } from '../../kit/accountLookup/accountLookup.types';
import type { LeaveEvent } from '../../kit/flow/leaving';
import type { AccountType, Draft } from '../../onboarding/onboardingBank/onboardingBank.types';
import type { SettlementAccount } from '../settlementAccounts/settlementAccounts.machine';

type Listed = Pick<SettlementAccount, 'bankId' | 'bankName' | 'accountNumber'>;

export interface SettlementAccountInput {
  /** The accounts that are in the list already. */
  readonly listed: readonly Listed[];
}

export interface SettlementAccountContext extends SettlementAccountInput {
  readonly draft: Draft;
  /** The account name from the bank. */
  readonly name: string | null;
  /** Null until they are loaded. */
  readonly banks: readonly Bank[] | null;
  readonly problem: string | null;
}

/** `sessionExpired`: the session expired. */
export type SettlementAccountOutput = { readonly result: 'saved' | 'closed' | 'sessionExpired' };

export type SettlementAccountEvent =
  | { type: 'bank.chosen'; bankId: string }
  | { type: 'account.changed'; accountNumber: string }
  | { type: 'type.chosen'; accountType: AccountType }
  | { type: 'banks.retry' }
  | { type: 'account.submitted' }
  | { type: 'dismissed' }
  | LeaveEvent
  | AccountLookupNews;
