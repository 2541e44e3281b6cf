/** What an order that may have been sent means to a flow. Apart from the other rules of orders, which more screens load. */
import type { Fault } from '../fault';

interface OrderSnapshot<Order> {
  readonly context: { readonly order: Order | null };
  readonly status: string;
  readonly value: unknown;
}

const OPEN: readonly unknown[] = ['submitting', 'checkingOutcome', 'outcomeUnknown'];

/** Returns the order that may have been sent. Null if none was, or if its outcome is known. */
export const sentOrder = <Order>({ status, value, context: { order } }: OrderSnapshot<Order>): Order | null =>
  status === 'done' || OPEN.includes(value) ? order : null;

/** Whether the provider refused the order with this HTTP status. */
export const hasStatus = (fault: Fault, status: number): boolean => fault.kind === 'server' && fault.status === status;

/** The status of an order that was refused because what the merchant saw is no longer true: less is left to refund, or another rate is valid. */
const PRECONDITION_FAILED = 412;

export const isOutdated = (fault: Fault): boolean => hasStatus(fault, PRECONDITION_FAILED);
