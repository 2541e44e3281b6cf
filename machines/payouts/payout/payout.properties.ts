import { reviewedProperties } from '../../kit/confirmation/confirmation.properties';
import { givesAnother } from '../../kit/flow/calls.never';
import { leads, mustPass, never } from '../../kit/flow/claims';
import { leavingProperties, leavingReviewProperties } from '../../kit/flow/leaving.properties';
import type { Properties } from '../../kit/flow/properties';
import { closingProperty, orderProperties } from '../../kit/order/order.properties';
import { madeProperties, reportProperties } from '../../kit/order/report.properties';
import { codeOfProperties, verifiedByCode } from '../../kit/otp/otp.properties';
import type { payoutCases } from './payout.cases';
import type { payoutMachine } from './payout.machine';
import {
  asksAgainWithoutAWord,
  keepsTheBatchOfAnother,
  keepsTheNameOfAnother,
  losesWhatWasTyped,
  ordersAnotherAmount,
  ordersToAnother,
} from './payout.never';
import { isFilled } from './payout.rules';
import type { Order, PayoutContext } from './payout.types';

const loadsAnotherResult = givesAnother('loadResult', ({ order, batchId }: PayoutContext) => ({ order, batchId }));

/** Where each status of a payout leads. */
const status = <const Answers extends string, const To extends string>(answers: Answers, to: To, says: string) =>
  leads(says, ['PAY-05'], { from: 'checkingOutcome', on: { port: 'getPayoutStatus', answers }, to: [to] });

export const payoutProperties = [
  ...orderProperties({
    req: ['PAY-05'],
    thing: 'payout',
    sends: 'initiatePayout',
    key: ({ idempotencyKey }: Order) => idempotencyKey,
    checks: 'getPayoutStatus',
    closes: [{ port: 'getPayoutStatus', answers: 'notPaid' }],
    confirmed: { says: 'confirms it', by: { guard: 'resultIs', as: 'confirmed' } },
    discards: [
      'getPayoutStatus answers notPaid',
      'confirmation ends revised',
      // An order that was not sent.
      'leave.confirmed event',
      // It stays under review, and was not sent.
      'confirmation ends sessionExpired',
      // The provider has it and waits for its code: the list goes on from there.
      'otp ends tooManyAttempts',
      'otp ends dismissed',
      // The merchant leaves a known outcome: an open one is never discarded by an event.
      'dismissed event',
      'payout.another event',
    ],
    goodNews: [
      'initiatePayout answers done',
      'getPayoutStatus answers paid',
      'getPayoutStatus answers received',
      'getPayoutStatus answers requiresOtp',
      'otp ends verified',
    ],
    badNews: ['otpWithoutBatch', 'unknownCode'],
    withOrder: ['confirming', 'verifying', 'paid', 'verified', 'received', 'reporting', 'reported', 'reportFailed'],
    withoutOrder: ['editing'],
    sending: {
      says: 'as paid, in the code step, a status check, the form, or with the session',
      to: ['paid', 'verifying', 'editing'],
    },
    checking: ['paid', 'received', 'verifying', 'editing', 'confirming', 'closed'],
    refused: { says: 'the form', to: 'editing' },
    notReceived: 'confirming',
  }),
  ...madeProperties({
    req: ['PAY-05'],
    thing: 'payout',
    sends: 'initiatePayout',
    as: 'paid',
    after: 'reports it paid',
    state: 'paid',
    by: [
      { port: 'initiatePayout', answers: 'done' },
      { port: 'getPayoutStatus', answers: 'paid' },
    ],
  }),
  ...reportProperties({
    req: ['PAY-05'],
    thing: 'payout',
    what: 'A balance',
    loads: 'loadResult',
    answers: ['successful'],
    retry: 'result.retry',
    left: ['closed', 'another'],
  }),
  closingProperty('PAY-05', ['confirming', 'leavingReview']),
  ...leavingProperties({ req: ['PAY-03'], filling: ['editing', 'confirming'], isFilled, back: ['editing'] }),
  ...leavingReviewProperties(['PAY-05'], 'leavingReview', 'confirming'),
  ...reviewedProperties('payout', ['PAY-05', 'FLW-03']),
  ...codeOfProperties('payout', ['PAY-06', 'FLW-03'], ({ batchId }: PayoutContext) => batchId),
  never('The result that is loaded is that of this payout', ['PAY-05'], {
    when: loadsAnotherResult,
  }),
  mustPass('No payout is sent before the merchant has seen its cost', ['PAY-05', 'FLW-03'], {
    to: { calls: 'initiatePayout' },
    through: [{ state: 'confirming' }],
  }),
  ...verifiedByCode('A payout that requires a code is verified only by the correct code'),
  mustPass('A code is requested only when the provider requires one', ['PAY-06'], {
    to: { state: 'verifying' },
    through: [{ guard: 'requiresOtp' }, { guard: 'outcomeIs', as: 'requiresOtp' }],
  }),
  never('No payout is shown as paid after the session expired', ['SES-06', 'FLW-03'], {
    reach: { state: 'paid' },
    after: { guard: 'sessionExpired' },
  }),
  never('A payout is shown as received only after the provider reports it received', ['PAY-05'], {
    enter: 'received',
    unless: [{ port: 'getPayoutStatus', answers: 'received' }],
  }),
  never('Nothing is sent after the code of a payout is accepted', ['PAY-05', 'PAY-06', 'FLW-03'], {
    reach: { calls: 'initiatePayout' },
    after: { state: 'verified' },
  }),
  never('A resolved name is cleared whenever the account details change', ['PAY-04'], { when: keepsTheNameOfAnother }),
  never('Every value the merchant enters is kept as entered', ['PAY-03'], { when: losesWhatWasTyped }),
  never('The amount ordered is the amount the merchant entered', ['PAY-03', 'GEN-02'], { when: ordersAnotherAmount }),
  never('The order goes to the account that the merchant entered, from the wallet that they opened', ['PAY-03', 'PAY-04'], {
    when: ordersToAnother,
  }),
  never('A code that got no response always shows an error at its field', ['PAY-06'], { when: asksAgainWithoutAWord }),
  never('An order with a new key never has the batch of the order before', ['PAY-05'], { when: keepsTheBatchOfAnother }),
  status('paid', 'paid', 'If the provider reports a payout paid, it is shown as paid'),
  status('received', 'received', 'If the provider reports a payout in progress, it is shown as received'),
  status('requiresOtp', 'verifying', 'If the provider reports that a payout requires a code, the code step opens'),
  status('notPaid', 'editing', 'If the provider reports a payout failed, the form opens again'),
  status('notReceived', 'confirming', 'A payout the provider never received must be confirmed again'),
  status('pending', 'outcomeUnknown', 'A payout with an unknown outcome is shown as unknown'),
  leads('If the code gets no response, the outcome is checked and nothing is sent again', ['PAY-05', 'PAY-06', 'FLW-03'], {
    from: 'verifying',
    on: { child: 'otp', ends: 'noResponse' },
    to: ['checkingOutcome'],
  }),
  leads('A correct code completes the payout', ['PAY-06'], {
    from: 'verifying',
    on: { child: 'otp', ends: 'verified' },
    to: ['verified'],
  }),
  leads('A payout that the provider paid is shown as paid', ['PAY-05'], {
    from: 'submitting',
    on: { port: 'initiatePayout', answers: 'done' },
    to: ['paid'],
  }),
  leads('A payout can be edited after the confirmation opens and before it is sent', ['PAY-05'], {
    from: 'confirming',
    on: { child: 'confirmation', ends: 'revised' },
    to: ['editing'],
  }),
  leads('The form can always be closed, with a question if something was filled in', ['PAY-03'], {
    from: 'editing',
    on: { event: 'dismissed' },
    to: ['closed', 'leaving'],
  }),
  leads('Data that failed to load can be reloaded', ['PAY-03'], {
    from: 'editing.loadFailed',
    on: { event: 'choices.retry' },
    to: ['editing.loading'],
  }),
  leads('An expired session ends the form in every state', ['SES-06', 'FLW-03'], {
    from: 'editing',
    on: { event: 'session.expired' },
    to: ['sessionExpired'],
  }),
] satisfies Properties<typeof payoutMachine, typeof payoutCases>;
