/**
 * A dialog asks before it closes on what the merchant filled in. To be spread into the chart of a flow, which has a guard `isFilled` and a state
 * `closed`. Forms of the kit ask by themselves.
 */
import { reqOf } from './ends';

export type LeaveEvent = { type: 'leave.confirmed' } | { type: 'leave.dismissed' };

/** Where closing leads. */
export const leaves = [{ guard: 'isFilled', target: 'leaving' }, { target: 'closed' }] as const;

/** The question from the review of an order that was not sent. `back` says where the merchant goes on. Leaving takes the order back. */
export const leavingOrder = <const Back>(back: Back, ...req: readonly string[]) =>
  ({
    description: 'The merchant reviewed the order and is asked before it is lost with what they filled in.',
    meta: reqOf(...req),
    on: { 'leave.confirmed': { target: 'closed', actions: 'clearOrder' }, 'leave.dismissed': back },
  }) as const;

/** The question. `back` says where the merchant goes on. */
export const leaving = <const Back>(back: Back, ...req: readonly string[]) =>
  ({
    description: 'The merchant filled in the form and is asked before it is lost.',
    meta: reqOf(...req),
    on: { 'leave.confirmed': 'closed', 'leave.dismissed': back },
  }) as const;
