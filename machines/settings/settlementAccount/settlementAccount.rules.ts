/** STA-01: when a bank account can be added. The rules of a number and a name are those of the onboarding account. */
import { bareNumber } from '../../kit/values/readings';
import {
  blockers as blockersOf,
  emptyDraft,
  accountError as numberError,
} from '../../onboarding/onboardingBank/onboardingBank.rules';
import { lineOf } from '../settlementAccounts/settlementAccounts.rules';
import type { SettlementAccountContext } from './settlementAccount.types';

type Typed = Pick<SettlementAccountContext, 'draft' | 'listed'>;

/** Whether closing the dialog would lose something that the merchant typed or chose. */
export const isFilled = ({ draft }: Pick<SettlementAccountContext, 'draft'>): boolean =>
  draft.bankId !== emptyDraft.bankId ||
  draft.accountNumber !== emptyDraft.accountNumber ||
  draft.accountType !== emptyDraft.accountType;

/** Returns what is wrong with the number, as soon as no further digits can make it right. */
export function accountError({ draft, listed }: Typed): string | null {
  const number = bareNumber(draft.accountNumber);
  const same = listed.find(({ bankId, accountNumber }) => bankId === draft.bankId && accountNumber === number);
  return same ? `${lineOf(same)} is already in your list.` : numberError(draft);
}

/** Returns why the account cannot be added yet. The first reason shows. */
export function blockers({ name, ...typed }: Typed & Pick<SettlementAccountContext, 'name'>): readonly string[] {
  const missing = blockersOf({ draft: typed.draft, name });
  return missing.length === 0 && accountError(typed) !== null ? ['Correct the account number.'] : missing;
}
