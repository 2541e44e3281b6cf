/** What is alike in every flow of an order. */

/** An order as sent. */
export interface Keyed {
  /** Lets the provider run the order only once, however often it is sent. */
  readonly idempotencyKey: string;
}

export interface OrderContext<Order> {
  /** The order that the merchant reviews, or that may have been sent. */
  readonly order: Order | null;
  /** Why the last attempt failed. The step after it shows this. */
  readonly problem: string | null;
  /** What the provider said instead of confirming the order. Null if it said nothing. */
  readonly reply: string | null;
}

/** Of a flow whose code is sent with the order. */
export interface CodedContext<Order> extends OrderContext<Order> {
  /** The code, from its entry until it is sent. */
  readonly otp: string;
  /** When the code was sent that the merchant can enter, in milliseconds since the epoch. Null once it was used. */
  readonly sentAt: number | null;
  /** When the code was sent that was used last. No other one can be requested until a minute after that. 0 if none was. */
  readonly usedCodeSentAt: number;
}

/** The order with its code: the input of the one call that sends it. */
export interface Coded<Order> {
  readonly order: Order;
  readonly otp: string;
}

/** What must survive a reload of a form: the draft, and the order that may have been sent. */
export interface OrderBookmark<Draft, Order> {
  readonly draft: Draft;
  readonly order: Order | null;
}

/** While an outcome is unknown: the merchant checks it or leaves, or there is a connection again. */
export type OrderEvent = { type: 'outcome.retry' } | { type: 'reconnected' } | { type: 'dismissed' };
