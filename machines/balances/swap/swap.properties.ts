import type { Properties } from '../../kit/properties';
import type { swapCases } from './swap.cases';
import type { swapMachine } from './swap.machine';
import {
  altersTheForm,
  changesTheCreditUnasked,
  forgetsAnOpenOrder,
  hasNoOrder,
  keepsTheCode,
  ordersAnotherAmount,
  ordersAtNoRate,
  sendsAnotherThanWasConfirmed,
} from './swap.never';
import type { Sent } from './swap.types';

export const swapProperties = [
  {
    kind: 'mustPass',
    says: 'No order is sent without a code that the merchant entered',
    req: ['SWP-05', 'FLW-03'],
    to: { calls: 'createSwapOrder' },
    through: [{ guard: 'endedAs', as: 'verified' }],
  },
  {
    kind: 'mustPass',
    says: 'No order is sent before the merchant initiated it, or said yes to a new rate, or an earlier one was asked about',
    req: ['SWP-05', 'FLW-03'],
    to: { calls: 'createSwapOrder' },
    through: [{ event: 'swap.initiated' }, { event: 'rate.accepted' }, { port: 'getSwapStatus', answers: 'notReceived' }],
  },
  {
    kind: 'calledOnce',
    says: 'An order is sent once, and the next one not before it is known what became of it',
    req: ['SWP-05', 'FLW-03'],
    port: 'createSwapOrder',
    key: ({ order }: Sent) => order.idempotencyKey,
    open: ({ order }) => order?.idempotencyKey ?? null,
    until: [
      { port: 'createSwapOrder', fails: 'refused' },
      { port: 'getSwapStatus', answers: 'notReceived' },
    ],
  },
  {
    kind: 'never',
    says: 'What is sent is what was on screen when the code was entered',
    req: ['SWP-04', 'SWP-05'],
    when: sendsAnotherThanWasConfirmed,
  },
  { kind: 'never', says: 'Every order comes to what its rate makes of its debit', req: ['SWP-02'], when: ordersAtNoRate },
  { kind: 'never', says: 'The order is of the amount that was typed', req: ['SWP-03'], when: ordersAnotherAmount },
  { kind: 'never', says: 'Nothing that was typed is altered', req: ['SWP-03', 'GEN-02'], when: altersTheForm },
  {
    kind: 'never',
    says: 'Another credit than the confirmed one is taken over only by the merchant’s word',
    req: ['SWP-04'],
    when: changesTheCreditUnasked,
  },
  { kind: 'never', says: 'An order that may be under way is never forgotten', req: ['SWP-05'], when: forgetsAnOpenOrder },
  { kind: 'never', says: 'The code is kept only while it is sent', req: ['SWP-05'], when: keepsTheCode },
  { kind: 'never', says: 'Past the form there is always an order', req: ['SWP-05'], when: hasNoOrder },
  {
    kind: 'never',
    says: 'It counts as made only when the provider said so',
    req: ['SWP-05'],
    enter: 'successful',
    unless: [
      { port: 'createSwapOrder', answers: 'done' },
      { port: 'getSwapStatus', answers: 'made' },
    ],
  },
  {
    kind: 'alwaysExits',
    says: 'A rate that runs out in the form is asked for again',
    req: ['SWP-04'],
    from: 'filling.ready',
    on: { port: 'rateEnds', answers: 'ended' },
    to: ['filling.loading'],
  },
  {
    kind: 'alwaysExits',
    says: 'A rate that runs out while the code is entered is asked for again before anything is sent',
    req: ['SWP-04'],
    from: 'verifying',
    on: { port: 'rateEnds', answers: 'ended' },
    to: ['repricing'],
  },
] satisfies Properties<typeof swapMachine, typeof swapCases>;
