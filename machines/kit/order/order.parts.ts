/**
 * The guards and actions of an order, to be given to `setup`. XState infers the actions of one call of `setup` together, so a flow adds its own
 * with `extend`: `setup({ types, actors, guards: orderGuards, actions: orderActions<…>(…) }).extend({ guards, actions })`.
 */
import { assign, type EventObject, emit } from 'xstate';
import type { Emitted, Notice } from '../flow/emitted';
import { type Fault, faultGuards, sentence } from '../flow/fault';
import { resultGuards } from '../flow/params';
import type { OrderContext } from './order.types';
import { isOutdated } from './sentOrder';

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
  ...faultGuards,
};

/** Shows that the part of the context that the kit sets is part of the flow's. A flow passes `asIs`. */
export type Into<Part, Context> = (part: Partial<Part>) => Partial<Context>;

export const asIs = <Part>(part: Part): Part => part;

type WithProblem = Pick<OrderContext<object>, 'problem'>;

const bad = (text: string): Notice => ({ type: 'notice', tone: 'bad', text });

interface Words {
  /** What is said of a fault that has no words of its own. */
  readonly failed: string;
}

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
export const orderActions = <Context extends WithProblem, Event extends EventObject>(
  into: Into<WithProblem, Context>,
  words: Words,
) => ({
  ...problemActions<Context, Event>(into, words),
  setProblemText: assign<Context, Event, { readonly problem: string }, Event, never>((_, { problem }) => into({ problem })),
  notice: emit<Context, Event, Omit<Notice, 'type'>, Event, Emitted>((_, notice) => ({ type: 'notice', ...notice })),
  notifyFault: emit<Context, Event, Fault, Event, Emitted>((_, fault) => bad(sentence(fault, words.failed))),
  /** The outcome is shown in place of an earlier message. */
  clearNotice: emit<Context, Event, undefined, Event, Emitted>({ type: 'notice', tone: 'good', text: '' }),
});

/** Returns the order under a new key: the provider never received it under the old one. */
export const withNewKey = <Order extends { readonly idempotencyKey: string }>({ context: { order } }: Ordering<Order>) =>
  order && { ...order, idempotencyKey: crypto.randomUUID() };
