/** Accounts of a split settlement that this tab stores until they are submitted (SPL-04). They are in session storage, by owner. */
import { ArkErrors } from 'arktype';
import { type } from '../../../contract/schema';
import { Failure } from '../../../machines/kit/flow/fault';
import type { Service } from '../../../machines/kit/flow/port';
import type { Kept } from '../../../machines/splits/splitAccount/splitAccount.parts';
import type { Split } from '../../../machines/splits/splitAccount/splitAccount.types';

/** The key of the documents. */
const KEY = 'split_accounts';

/** Anyone can edit session storage, so its content is checked. */
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
    version: 'string',
    accounts: type({
      id: 'string',
      merchantId: 'string',
      bankCode: 'string',
      bankName: 'string',
      accountNumber: 'string',
      accountName: 'string',
      // As typed.
      amount: 'string',
    }).array(),
  },
});

const NO_ROOM =
  'Your browser’s storage for this site is full or blocked, so these accounts are not stored. Allow site data or sign in in a new tab, then try again.';

/**
 * Stored accounts replace the earlier ones. Nothing clears them.
 * @throws Failure `notSent` if the browser has no room for them
 */
export const keepAccounts: Service<Kept, void> = async ({ owner, split }) => {
  try {
    if (split) sessionStorage.setItem(KEY, JSON.stringify({ owner, split }));
    else sessionStorage.removeItem(KEY);
  } catch {
    throw new Failure({ kind: 'notSent', message: NO_ROOM });
  }
};

/** Returns the stored accounts and removes them. Those of another merchant or business are removed unread. */
export const takeAccounts: Service<{ readonly owner: string }, { readonly split: Split | null }> = async ({ owner }) => {
  const kept = Written(parsed(taken()));
  return { split: kept instanceof ArkErrors || kept.owner !== owner ? null : kept.split };
};

/** Returns the stored text and removes it. A browser that denies storage has none. */
function taken(): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
