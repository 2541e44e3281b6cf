/** Accounts of a split settlement that this tab keeps until they are submitted (SPL-04). In session storage, in the name of whoever put them together. */
import { ArkErrors, type } from 'arktype';
import type { Service } from '../../../machines/kit/port';
import type { Kept } from '../../../machines/splits/splitAccount/splitAccount.parts';
import type { Split } from '../../../machines/splits/splitAccount/splitAccount.types';

/** The documents' own key. */
const KEY = 'split_accounts';

/** Session storage holds what we wrote, unless somebody wrote there by hand. */
const Written = type({
  owner: 'string',
  split: {
    id: 'string',
    name: 'string',
    currencyId: 'string',
    currency: 'string',
    rateType: "'flat' | 'percentage'",
    isActive: 'boolean',
    customUrl: 'string',
    accounts: type({
      id: 'string',
      merchantId: 'string',
      bankCode: 'string',
      bankName: 'string',
      accountNumber: 'string',
      accountName: 'string',
      amount: /^\d+(\.\d+)?$/,
    }).array(),
  },
});

/** What is kept takes the place of what was; nothing clears it. */
export const keepAccounts: Service<Kept, void> = async ({ owner, split }) => {
  if (split) sessionStorage.setItem(KEY, JSON.stringify({ owner, split }));
  else sessionStorage.removeItem(KEY);
};

/** What was kept, and nothing the next time. Of another merchant or business it is cleared unseen. */
export const takeAccounts: Service<{ readonly owner: string }, { readonly split: Split | null }> = async ({ owner }) => {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const kept = Written(parsed(text));
  return { split: kept instanceof ArkErrors || kept.owner !== owner ? null : kept.split };
};

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
