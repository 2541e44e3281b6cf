/** What an order that may have been sent means to a flow. Apart from the other rules of orders, which more screens load. */
import type { Fault } from '../flow/fault';
import type { OrderBookmark } from './order.types';

interface OrderSnapshot<Order> {
  readonly context: { readonly order: Order | null };
  readonly status: string;
  readonly value: unknown;
}

const OPEN: readonly unknown[] = ['submitting', 'checkingOutcome', 'outcomeUnknown'];

/** Returns the order that may have been sent. Null if none was, or if its outcome is known. */
export const sentOrder = <Order>({ status, value, context: { order } }: OrderSnapshot<Order>): Order | null =>
  status === 'done' || OPEN.includes(value) ? order : null;

interface DraftSnapshot<Draft, Order> extends OrderSnapshot<Order> {
  readonly context: { readonly draft: Draft; readonly order: Order | null };
}

/**
 * Returns the bookmark of a form: its draft until it is closed, and an order that may have been sent, also after closing, so that the next one
 * starts with a status check. Nothing is kept in the states that are `over`: the outcome is known.
 */
export function bookmarkOrder<Draft, Order>(
  snapshot: DraftSnapshot<Draft, Order>,
  over: readonly unknown[],
): OrderBookmark<Draft, Order> | null {
  const order = sentOrder(snapshot);
  if (over.includes(snapshot.value) || (snapshot.value === 'closed' && order === null)) return null;
  return { draft: snapshot.context.draft, order };
}

/** Whether the provider refused the order with this HTTP status. */
export const hasStatus = (fault: Fault, status: number): boolean => fault.kind === 'server' && fault.status === status;

/** The status of an order that was refused because what the merchant saw is no longer true: less is left to refund, or another rate is valid. */
const PRECONDITION_FAILED = 412;

export const isOutdated = (fault: Fault): boolean => hasStatus(fault, PRECONDITION_FAILED);
