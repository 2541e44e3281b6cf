import { compareAmounts } from '../../kit/money';
import type { Wallet } from './balances.types';

/** BAL-02: the one wallet that is funded from outside and swapped from here; a transfer from the balances page is paid from it, too. */
export const FUNDED = 'NGN';

/** BAL-01: by what can be paid out, the most first. */
export const inOrder = (wallets: readonly Wallet[]): readonly Wallet[] =>
  [...wallets].sort((one, other) => compareAmounts(other.availableBalance, one.availableBalance));

/** BAL-02: the wallet whose account is told to who wants to fund it; null where the business has none. */
export const fundedOf = (wallets: readonly Wallet[]): Wallet | null =>
  wallets.find(({ currency }) => currency === FUNDED) ?? null;

interface Merchant {
  /** Whether the business has the foreign-exchange feature. */
  readonly fx: boolean;
  readonly permissions: readonly string[];
}

/** BAL-02, SWP-01: with the feature, and with a role that includes it. */
export const maySwap = ({ fx, permissions }: Merchant): boolean => fx && permissions.includes('swap.create');

/** BAL-01: who may pay. */
export const mayPay = ({ permissions }: Pick<Merchant, 'permissions'>): boolean => permissions.includes('payout.initiate');

/** BAL-02: what a wallet's card offers. */
export const offersOf = ({ currency }: Wallet, merchant: Merchant) => ({
  fund: currency === FUNDED,
  swap: currency === FUNDED && maySwap(merchant),
});
