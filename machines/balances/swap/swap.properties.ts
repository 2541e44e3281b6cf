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
    says: 'No swap is sent unless the merchant has entered a code',
    req: ['SWP-05', 'FLW-03'],
    to: { calls: 'createSwapOrder' },
    through: [{ guard: 'endedAs', as: 'verified' }],
  },
  {
    kind: 'mustPass',
    says: 'A swap is sent only after the merchant starts it, accepts a new rate, or its previous order was not received',
    req: ['SWP-05', 'FLW-03'],
    to: { calls: 'createSwapOrder' },
    through: [{ event: 'swap.initiated' }, { event: 'rate.accepted' }, { port: 'getSwapStatus', answers: 'notReceived' }],
  },
  {
    kind: 'calledOnce',
    says: 'No idempotency key is used twice, and no new order is sent until the previous outcome is known',
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
    says: 'The data sent is exactly the data shown when the code was entered',
    req: ['SWP-04', 'SWP-05'],
    when: sendsAnotherThanWasConfirmed,
  },
  { kind: 'never', says: 'The credit of every order is its debit at its rate', req: ['SWP-02'], when: ordersAtNoRate },
  { kind: 'never', says: 'The order has the amount the merchant entered', req: ['SWP-03'], when: ordersAnotherAmount },
  { kind: 'never', says: 'Every value the merchant enters is kept as entered', req: ['SWP-03', 'GEN-02'], when: altersTheForm },
  {
    kind: 'never',
    says: 'The credit of an order changes only when the merchant accepts a new rate',
    req: ['SWP-04'],
    when: changesTheCreditUnasked,
  },
  {
    kind: 'never',
    says: 'An order is never discarded while it is unknown whether the provider received it',
    req: ['SWP-05'],
    when: forgetsAnOpenOrder,
  },
  { kind: 'never', says: 'The code is held in memory only while it is being sent', req: ['SWP-05'], when: keepsTheCode },
  { kind: 'never', says: 'After the form, an order always exists', req: ['SWP-05'], when: hasNoOrder },
  {
    kind: 'never',
    says: 'A swap is shown as made only after the provider confirms it',
    req: ['SWP-05'],
    enter: 'successful',
    unless: [
      { port: 'createSwapOrder', answers: 'done' },
      { port: 'getSwapStatus', answers: 'made' },
    ],
  },
  {
    kind: 'alwaysExits',
    says: 'A rate that expires in the form is refreshed',
    req: ['SWP-04'],
    from: 'filling.ready',
    on: { port: 'rateEnds', answers: 'ended' },
    to: ['filling.loading'],
  },
  {
    kind: 'alwaysExits',
    says: 'A rate that expires while the code is being entered is refreshed before anything is sent',
    req: ['SWP-04'],
    from: 'verifying',
    on: { port: 'rateEnds', answers: 'ended' },
    to: ['repricing'],
  },
] satisfies Properties<typeof swapMachine, typeof swapCases>;
