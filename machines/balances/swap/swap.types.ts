import type { Pair, SwapStatus } from '../../../contract/balances/swap';
import type { Wallet } from '../../../contract/balances/wallets';

export type { Pair, SwapStatus };

/** What the merchant types. The amount stays the text that was typed until an order is made of it. */
export interface Draft {
  /** Currency codes; empty before one is chosen. */
  readonly source: string;
  readonly destination: string;
  readonly debit: string;
  readonly description: string;
}

/** The rates and what the wallets have, both of one moment. */
export interface Market {
  readonly pairs: readonly Pair[];
  readonly wallets: readonly Wallet[];
  /** When they were asked for, in milliseconds of the epoch. On the way they grow older. */
  readonly askedAt: number;
}

/** A swap as it is on screen and sent: amounts in major units as decimal text, the rate they were worked out with, and its key. */
export interface Order {
  readonly pair: Pair;
  readonly source: string;
  readonly destination: string;
  readonly debit: string;
  readonly credit: string;
  readonly description: string;
  /** Makes the swap happen once, however often it is sent. */
  readonly idempotencyKey: string;
}

/** The order with its code: what the one money call is given. */
export interface Sent {
  readonly order: Order;
  readonly otp: string;
}

/** What must outlive the page: what was typed, and the order that may already be on its way. */
export interface Bookmark {
  readonly draft: Draft;
  readonly order: Order | null;
}

export interface SwapContext extends Bookmark {
  readonly market: Market | null;
  /** The order at the rate of now, where that comes to another credit than the one that was confirmed. */
  readonly offered: Order | null;
  /** The code, from when it was entered until it was sent. */
  readonly otp: string;
  /** What the provider said to the last try. */
  readonly problem: string | null;
}

export interface SwapInput {
  /** The wallet that the dialog was opened from. */
  readonly source: string;
  readonly bookmark: Bookmark | null;
}

/** `left` ended with the session; its bookmark stays. */
export type SwapOutput = { readonly result: 'swapped' | 'closed' | 'left' };

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
  | { type: 'dismissed' };
