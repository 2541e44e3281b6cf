/**
 * The guards and actions of an order, to be given to `setup`. XState infers the actions of one call of `setup` together, so a flow adds its own
 * with `extend`: `setup({ types, actors, guards: orderGuards, actions: orderActions<…>(…) }).extend({ guards, actions })`.
 */
import { assign, type EventObject, emit } from 'xstate';
import type { Emitted, Notice } from '../flow/emitted';
import { type Fault, isUnconfirmed, orderFaultGuards, sentence, sentences } from '../flow/fault';
import { resultGuards } from '../flow/params';
import type { OrderContext } from './order.types';
import { isOutdated } from './sentOrder';

/** Returns the sentence for an order that may have gone through. It never asks the merchant to try again. */
const openSentence = (fault: Fault, fallback: string): string =>
  fault.kind === 'network' || fault.kind === 'timeout'
    ? 'We didn’t get a response, so we don’t know the outcome yet.'
    : sentence(fault, fallback);

interface Ordering<Order> {
  readonly context: { readonly order: Order | null };
}

interface StatusOfOrder {
  readonly status: string;
}

export const orderGuards = {
  hasOpenOrder: ({ context: { order } }: Ordering<unknown>): boolean => order !== null,
  /** The provider has the order. */
  wasReceived: (_: unknown, { status }: StatusOfOrder): boolean => status === 'Successful',
  /** What the merchant saw is no longer true: another rate is valid, or less is left to refund. */
  hasChanged: (_: unknown, fault: Fault): boolean => isOutdated(fault),
  ...resultGuards,
  ...orderFaultGuards,
};

/** Shows that the part of the context that the kit sets is part of the flow's. A flow passes `asIs`. */
export type Into<Part, Context> = (part: Partial<Part>) => Partial<Context>;

export const asIs = <Part>(part: Part): Part => part;

type WithProblem = Pick<OrderContext<object>, 'problem'>;
type WithReply = Pick<OrderContext<object>, 'problem' | 'reply'>;

const bad = (text: string): Notice => ({ type: 'notice', tone: 'bad', text });

interface Words {
  /** What is said of a fault that has no words of its own. */
  readonly failed: string;
}

interface OrderWords<Context> extends Words {
  /** The same for an order that may have gone through, if it depends on the order. */
  readonly lost?: (context: Context) => string;
  /** What is said if the provider did not confirm the order, without saying why. */
  readonly unconfirmed?: string;
}

/** What is said of an order that the provider did not confirm: its reply, or `silence` without one, and what is safe. */
export interface Unconfirmed {
  readonly silence: string;
  readonly safe: string;
}

const saidOf = ({ reply }: WithReply, { silence, safe }: Unconfirmed) => sentences(reply ?? silence, safe);

/** What a flow with a problem to show does: it says what went wrong, and takes that back. */
export const problemActions = <Context extends WithProblem, Event extends EventObject>(
  into: Into<WithProblem, Context>,
  { failed }: Words,
) => ({
  setProblem: assign<Context, Event, Fault, Event, never>((_, fault) => into({ problem: sentence(fault, failed) })),
  clearProblem: assign<Context, Event, undefined, Event, never>(into({ problem: null })),
  reportExpiry: emit<Context, Event, undefined, Event, Emitted>({ type: 'sessionExpired' }),
});

/** What every flow of an order does. */
export const orderActions = <Context extends WithReply, Event extends EventObject>(
  into: Into<WithReply, Context>,
  { failed, unconfirmed = 'The provider didn’t confirm it.', lost = () => failed }: OrderWords<Context>,
) => ({
  ...problemActions<Context, Event>(into, { failed }),
  clearReply: assign<Context, Event, undefined, Event, never>(into({ reply: null })),
  setReply: assign<Context, Event, Fault, Event, never>((_, fault) =>
    into({ reply: isUnconfirmed(fault) ? sentence(fault, unconfirmed) : null }),
  ),
  setUnconfirmed: assign<Context, Event, Unconfirmed, Event, never>(({ context }, said) =>
    into({ problem: saidOf(context, said) }),
  ),
  notifyUnconfirmed: emit<Context, Event, Unconfirmed, Event, Emitted>(({ context }, said) => bad(saidOf(context, said))),
  setProblemText: assign<Context, Event, { readonly problem: string }, Event, never>((_, { problem }) => into({ problem })),
  notice: emit<Context, Event, Omit<Notice, 'type'>, Event, Emitted>((_, notice) => ({ type: 'notice', ...notice })),
  notifyFault: emit<Context, Event, Fault, Event, Emitted>((_, fault) =>
    bad(sentence(fault, isUnconfirmed(fault) ? unconfirmed : failed)),
  ),
  notifyLost: emit<Context, Event, Fault, Event, Emitted>(({ context }, fault) =>
    bad(openSentence(fault, isUnconfirmed(fault) ? unconfirmed : lost(context))),
  ),
  /** The outcome is shown in place of an earlier message. */
  clearNotice: emit<Context, Event, undefined, Event, Emitted>({ type: 'notice', tone: 'good', text: '' }),
});

const FOLLOWING = /^(.+)\.(\d+)$/;

/** Returns the key that follows on a closed one: `K`, `K.2`, `K.3`. */
export function nextKey(key: string): string {
  const [, first = key, count = '1'] = FOLLOWING.exec(key) ?? [];
  return `${first}.${Number(count) + 1}`;
}

/**
 * Returns the order under the key that follows on its own, which the provider closed. Each tab that has this order makes the same key, so both of
 * two tabs together send it once. What is ordered must stay as it is.
 */
export const withNextKey = <Order extends { readonly idempotencyKey: string }>({ context: { order } }: Ordering<Order>) =>
  order && { ...order, idempotencyKey: nextKey(order.idempotencyKey) };
