/**
 * The states of an order, to be spread into the chart of a flow. The order is sent once, from `submitting`. After a lost response its outcome is
 * checked by its key, and nothing is sent until it is known. A flow declares where each answer leads; its guards and actions are those of
 * `order.parts.ts` and its own.
 */

import { reqOf } from '../flow/ends';
import { onExpiry } from '../flow/fault';
import { withFault } from '../flow/given';
import { assertPresent } from '../values/assertPresent';
import type { Keyed } from './order.types';

interface Ordering<Order> {
  readonly context: { readonly order: Order | null };
}

/** The order, as the input of the call that sends it. */
export const theOrder = <Order>({ context: { order } }: Ordering<Order>): Order => assertPresent(order, 'an order');

const theKey = ({ context }: Ordering<Keyed>): Keyed => ({ idempotencyKey: theOrder({ context }).idempotencyKey });

/** The branch of a status, by its meaning in the flow. The flow has a guard `outcomeIs`. */
export const outcomeIs = <const As extends string>(as: As) => ({
  type: 'outcomeIs' as const,
  params: <Answer>({ event }: { readonly event: { readonly output: Answer } }) => ({ answer: event.output, as }),
});

/** Sets the problem that the next step shows. */
export const problem = (text: string) => ({ type: 'setProblemText', params: { problem: text } }) as const;

/** Says why an order was not carried out, once the provider answered that it never received it. Before that, the same stands in for an answer. */
export const unconfirmed = (silence: string, safe: string) => ({ type: 'setUnconfirmed', params: { silence, safe } }) as const;

export const notifyUnconfirmed = (silence: string, safe: string) =>
  ({ type: 'notifyUnconfirmed', params: { silence, safe } }) as const;

export const badNews = (text: string) => ({ type: 'notice', params: { tone: 'bad', text } }) as const;

/** The first state of a flow: an order of an earlier page that may have been sent is checked, and otherwise the flow goes on to `next`. */
export const resuming = <const Next extends readonly object[]>(description: string, req: string, ...next: Next) =>
  ({ description, meta: reqOf(req), always: [{ guard: 'hasOpenOrder', target: 'checkingOutcome' }, ...next] }) as const;

/** An order of a dialog, which can be closed while its outcome is checked or unknown. `next` says what then starts with the check. */
export const inDialog = (next: string) =>
  ({
    leave: { dismissed: 'closed' },
    unknown: `The merchant can check again, and so does a new connection; ${next} starts with this check.`,
  }) as const;

/** An order of a page. */
export const onPage = {
  leave: {},
  unknown: 'The merchant can check again, and so does a new connection. Nothing more is sent until it is known.',
} as const;

export interface OrderFacts {
  readonly req: readonly string[];
  /** Requirements of the call that sends the order, in addition. */
  readonly sendingReq?: readonly string[];
  /** What is ordered, in the descriptions: `payout`. */
  readonly thing: string;
  /** What the provider receives: `the payout. MOVES MONEY`. */
  readonly receives: string;
  /** The port that sends the order, and the port that returns the status of its key. */
  readonly sends: string;
  readonly checks: string;
  readonly where: { readonly leave: object; readonly unknown: string };
  /** Where each answer to the order leads. */
  readonly answers: object;
  /** Where refusals lead. After any other fault the outcome is checked. */
  readonly refusals: readonly object[];
  /** What a lost response says. */
  readonly lost: object | string;
  /** Where each status leads. */
  readonly outcomes: object;
}

/** Facts with the names that a flow declares, for the types of its chart. */
export type Declared<Facts> = { readonly [Fact in keyof Facts]: Facts[Fact] };

export const orderStates = <const Facts extends OrderFacts>(facts: Facts) => {
  const { sends, checks, answers, refusals, lost, outcomes }: Declared<Facts> = facts;
  const { req, sendingReq = [], thing, receives, where } = facts;
  const leave: Facts['where']['leave'] = where.leave;
  return {
    submitting: {
      description: `The provider receives ${receives}.`,
      meta: reqOf(...req, ...sendingReq),
      tags: 'busy',
      entry: 'clearReply',
      invoke: {
        id: sends,
        src: sends,
        input: theOrder,
        onDone: answers,
        onError: [onExpiry, ...refusals, { target: 'checkingOutcome', actions: [withFault('setReply'), lost] }],
      },
    },
    checkingOutcome: {
      description: `The ${thing} got no response, so its outcome is checked with the provider.`,
      meta: reqOf(...req),
      tags: 'busy',
      on: leave,
      invoke: { id: checks, src: checks, input: theKey, onDone: outcomes, onError: [onExpiry, { target: 'outcomeUnknown' }] },
    },
    outcomeUnknown: {
      description: `The outcome is unknown. ${where.unknown}`,
      meta: reqOf(...req),
      on: { 'outcome.retry': 'checkingOutcome', reconnected: 'checkingOutcome', ...leave },
    },
  } as const;
};
