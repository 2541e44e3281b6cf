import type { Pair, SwapStatus } from '../../../contract/balances/swap';
import type { Wallet } from '../../../contract/balances/wallets';

export type { Pair, SwapStatus };

/** The merchant's input. The amount stays text until an order is created. */
export interface Draft {
  /** Currency codes. Empty before one is chosen. */
  readonly source: string;
  readonly destination: string;
  readonly debit: string;
  readonly description: string;
}

/** The rates and the wallets' balances of the same moment. */
export interface Market {
  readonly pairs: readonly Pair[];
  readonly wallets: readonly Wallet[];
  /** When they were requested, in milliseconds since the epoch, because they age in transit. */
  readonly askedAt: number;
}

/** A swap as shown and sent: amounts in major units as decimal text, its rate, and its key. */
export interface Order {
  readonly pair: Pair;
  readonly source: string;
  readonly destination: string;
  readonly debit: string;
  readonly credit: string;
  readonly description: string;
  /** Lets the provider run the swap only once, however often it is sent. */
  readonly idempotencyKey: string;
}

/** The order with its code: the input of the one money call. */
export interface Sent {
  readonly order: Order;
  readonly otp: string;
}

/** What must survive a reload: the draft, and the order that may have been sent. */
export interface Bookmark {
  readonly draft: Draft;
  readonly order: Order | null;
}

export interface SwapContext extends Bookmark {
  readonly market: Market | null;
  /** The order at the current rate, if its credit differs from the confirmed one. */
  readonly offered: Order | null;
  /** The wallets after the swap. Null until they are loaded. */
  readonly after: readonly Wallet[] | null;
  /** The code, from its entry until it is sent. */
  readonly otp: string;
  /** The provider's message about the last attempt. */
  readonly problem: string | null;
}

export interface SwapInput {
  /** The wallet that the dialog was opened from. */
  readonly source: string;
  readonly bookmark: Bookmark | null;
}

/** `another`: the merchant wants to swap again. `sessionExpired`: the session expired, and the bookmark stays. */
export type SwapOutput = { readonly result: 'swapped' | 'another' | 'closed' | 'sessionExpired' };

export type SwapEvent =
  | { type: 'source.chosen'; source: string }
  | { type: 'destination.chosen'; destination: string }
  | { type: 'currencies.swapped' }
  | { type: 'debit.changed'; debit: string }
  | { type: 'description.changed'; description: string }
  | { type: 'market.retry' }
  | { type: 'swap.initiated' }
  | { type: 'rate.accepted' }
  | { type: 'swap.revised' }
  | { type: 'outcome.retry' }
  | { type: 'balances.retry' }
  | { type: 'swap.another' }
  | { type: 'dismissed' };
