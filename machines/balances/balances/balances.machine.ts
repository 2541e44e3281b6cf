import type { Wallet } from '../../../contract/balances/wallets';
import { resource } from '../../kit/resource/resource.machine';
import { compareAmounts } from '../../kit/values/money';

export type { Wallet } from '../../../contract/balances/wallets';

/** BAL-02: the only wallet that is funded from outside and can be swapped from. A transfer from the balances page also uses it. */
export const FUNDED = 'NGN';

/** BAL-01: sorts wallets by available balance, largest first. */
export const inOrder = (wallets: readonly Wallet[]): readonly Wallet[] =>
  [...wallets].sort((one, other) => compareAmounts(other.availableBalance, one.availableBalance));

/** BAL-02: returns the wallet whose account number is shown for funding, or null. */
export const fundedOf = (wallets: readonly Wallet[]): Wallet | null =>
  wallets.find(({ currency }) => currency === FUNDED) ?? null;

interface Merchant {
  /** Whether the business has the foreign-exchange feature. */
  readonly fx: boolean;
  readonly permissions: readonly string[];
}

/** BAL-02, SWP-01: requires the feature and a role that includes it. */
export const maySwap = ({ fx, permissions }: Merchant): boolean => fx && permissions.includes('swap.create');

/** BAL-01: whether the role may pay. */
export const mayPay = ({ permissions }: Pick<Merchant, 'permissions'>): boolean => permissions.includes('payout.initiate');

/** BAL-02: returns the actions on a wallet's card. */
export const offersOf = (currency: string, merchant: Merchant) => ({
  fund: currency === FUNDED,
  swap: currency === FUNDED && maySwap(merchant),
});

/** BAL-01: balances are valid as long as rates, in milliseconds. Then they reload. */
const FRESH_MS = 300_000;

/** Every wallet of the active business with its account number for funding. There is only one list, so its key is empty. */
export const balancesMachine = resource<readonly Wallet[], string>('balances', {
  calls: ['listWallets'],
  req: ['BAL-01', 'BAL-02'],
  description: 'Lists the wallets of the active business and refreshes them every 300 seconds.',
  freshMs: FRESH_MS,
});
