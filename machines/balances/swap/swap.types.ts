import type { Pair, SwapStatus } from '../../../contract/balances/swap';
import type { Wallet } from '../../../contract/balances/wallets';
import type { LeaveEvent } from '../../kit/flow/leaving';
import type { Coded, CodedContext, Keyed, OrderBookmark, OrderEvent } from '../../kit/order/order.types';

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
export interface Order extends Keyed {
  readonly pair: Pair;
  readonly source: string;
  readonly destination: string;
  readonly debit: string;
  readonly credit: string;
  readonly description: string;
}

export type Sent = Coded<Order>;

export type Bookmark = OrderBookmark<Draft, Order>;

export interface SwapContext extends CodedContext<Order> {
  readonly draft: Draft;
  readonly market: Market | null;
  /** The order at the current rate, if its credit differs from the confirmed one. */
  readonly offered: Order | null;
  /** The wallets after the swap. Null until they are loaded. */
  readonly after: readonly Wallet[] | null;
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
  | { type: 'balances.retry' }
  | { type: 'swap.another' }
  | LeaveEvent
  | OrderEvent;
