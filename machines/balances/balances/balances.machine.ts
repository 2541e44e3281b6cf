import type { Wallet } from '../../../contract/balances/wallets';
import { compareAmounts } from '../../kit/money';
import { resource } from '../../kit/resource.machine';

export type { Wallet } from '../../../contract/balances/wallets';

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

/** BAL-01: as long as rates hold, so long do balances; then they are fetched again, in milliseconds. */
const FRESH_MS = 300_000;

/** Every wallet of the active business with the account it is paid into. There is one list of them: its key is empty. */
export const balancesMachine = resource<readonly Wallet[], string>('balances', {
  calls: ['listWallets'],
  req: ['BAL-01', 'BAL-02'],
  description: 'Lists the wallets of the active business and refreshes them every 300 seconds.',
  freshMs: FRESH_MS,
});
