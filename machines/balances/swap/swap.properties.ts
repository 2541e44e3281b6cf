import { leads, mustPass, never } from '../../kit/flow/claims';
import { leavingProperties, leavingReviewProperties } from '../../kit/flow/leaving.properties';
import type { Properties } from '../../kit/flow/properties';
import { clientCodeProperties, closingProperty, orderProperties } from '../../kit/order/order.properties';
import { madeProperties, reportProperties } from '../../kit/order/report.properties';
import type { swapCases } from './swap.cases';
import type { swapMachine } from './swap.machine';
import {
  altersTheForm,
  changesTheCreditUnasked,
  endsAtAnotherMoment,
  ordersAnotherAmount,
  ordersAtNoRate,
  ordersOtherSides,
} from './swap.never';
import { isFilled } from './swap.rules';
import type { Sent } from './swap.types';

export const swapProperties = [
  ...orderProperties({
    req: ['SWP-05'],
    thing: 'swap',
    sends: 'createSwapOrder',
    key: ({ order }: Sent) => order.idempotencyKey,
    checks: 'getSwapStatus',
    closes: [
      { port: 'createSwapOrder', fails: 'rateChanged' },
      { port: 'createSwapOrder', fails: 'tooManyAttempts' },
    ],
    confirmed: { says: 'has entered a code', by: { guard: 'resultIs', as: 'verified' } },
    discards: [
      'sendSwapOtp fails',
      // A code is only entered for an order that was never sent, or that the provider never received.
      'otp ends',
      'leave.confirmed event',
      'swap.revised event',
      'loadMarket answers',
      // The order was not sent.
      'loadMarket fails sessionExpired',
      'createSwapOrder fails tooManyAttempts',
    ],
    goodNews: [
      'sendSwapOtp answers sent',
      'sendSwapOtp fails codeIsRecent',
      'createSwapOrder answers done',
      'getSwapStatus answers made',
    ],
    badNews: [],
    withOrder: [
      'sendingCode',
      'verifying',
      'refreshingRate',
      'rateFailed',
      'confirmingNewRate',
      'succeeded',
      'reporting',
      'reported',
      'reportFailed',
    ],
    withoutOrder: ['editing'],
    sending: {
      says: 'as made, with a new rate, in the code step, a status check, the form, or with the session',
      to: ['succeeded', 'refreshingRate', 'verifying', 'editing'],
    },
    checking: ['succeeded', 'refreshingRate', 'closed'],
    refused: { says: 'the code step', to: 'verifying' },
    notReceived: 'refreshingRate',
  }),
  ...madeProperties({
    req: ['SWP-05'],
    thing: 'swap',
    sends: 'createSwapOrder',
    as: 'made',
    after: 'confirms it',
    state: 'succeeded',
    by: [
      { port: 'createSwapOrder', answers: 'done' },
      { port: 'getSwapStatus', answers: 'made' },
    ],
  }),
  ...reportProperties({
    req: ['SWP-05'],
    thing: 'swap',
    what: 'A balance',
    loads: 'loadMarket',
    answers: ['now', 'moved', 'emptied'],
    retry: 'balances.retry',
    left: ['swapped', 'another'],
  }),
  closingProperty('SWP-05', ['sendingCode', 'verifying', 'refreshingRate', 'rateFailed', 'confirmingNewRate', 'leavingOrder']),
  ...leavingProperties({
    req: ['SWP-03'],
    filling: ['editing', 'verifying', 'refreshingRate', 'rateFailed', 'confirmingNewRate'],
    isFilled,
    back: ['editing'],
  }),
  ...leavingReviewProperties(['SWP-04', 'SWP-05'], 'leavingOrder', 'refreshingRate'),
  ...clientCodeProperties('SWP-05'),
  mustPass(
    'A swap is sent only after the merchant starts it or accepts a new rate, or its previous order was refused or not received',
    ['SWP-05', 'FLW-03'],
    {
      to: { calls: 'createSwapOrder' },
      through: [
        { event: 'swap.initiated' },
        { event: 'rate.accepted' },
        { port: 'getSwapStatus', answers: 'notReceived' },
        { port: 'createSwapOrder', fails: 'refused' },
        { port: 'createSwapOrder', fails: 'rateChanged' },
      ],
    },
  ),
  never('The credit of every order is its debit at its rate', ['SWP-02'], { when: ordersAtNoRate }),
  never('The order has the amount the merchant entered', ['SWP-03'], { when: ordersAnotherAmount }),
  never('The order is between the wallets that the merchant chose', ['SWP-01', 'FLW-03'], { when: ordersOtherSides }),
  never('A rate is valid until its own moment', ['SWP-04'], { when: endsAtAnotherMoment }),
  never('Every value the merchant enters is kept as entered', ['SWP-03', 'GEN-02'], { when: altersTheForm }),
  never('The credit of an order changes only when the merchant accepts a new rate', ['SWP-04'], {
    when: changesTheCreditUnasked,
  }),
  leads('A rate that expires in the form is refreshed', ['SWP-04'], {
    from: 'editing.ready',
    on: { port: 'rateEnds', answers: 'ended' },
    to: ['editing.loading'],
  }),
  leads('A rate that expires while the code is being entered is refreshed before anything is sent', ['SWP-04'], {
    from: 'verifying',
    on: { port: 'rateEnds', answers: 'ended' },
    to: ['refreshingRate'],
  }),
] satisfies Properties<typeof swapMachine, typeof swapCases>;
