import { givesAnother } from '../../kit/flow/calls.never';
import { leads, mustPass, never } from '../../kit/flow/claims';
import type { Properties, PropertyStep } from '../../kit/flow/properties';
import { faultProperties } from '../../kit/form/saving.properties';
import { clientCodeProperties } from '../../kit/order/order.properties';
import { codeOfProperties } from '../../kit/otp/otp.properties';
import type { approvalCases } from './approval.cases';
import type { approvalMachine } from './approval.machine';
import { makerOf, makersOf } from './approval.rules';

type Step = PropertyStep<typeof approvalMachine>;

const saysItIsDecided = ({ emitted, happened }: Step) =>
  happened?.subject !== 'decide' &&
  emitted.some((event) => event.type === 'notice' && /(approved|declined)/.test(String(event.text)));

const turnsItByItself = ({ before, context, happened }: Step) =>
  happened !== null && before.isApproved !== context.isApproved && happened.subject !== 'code.requested';

/** What is sent is what the approver saw: each payout that they reviewed, with the decision that they chose. */
const sendsAnotherDecision = ({ called, before }: Step) =>
  called.some(
    ({ src, input }) =>
      src === 'decide' && (Object(input).isApproved !== before.isApproved || String(Object(input).payoutIds) !== idsIn(before)),
  );

/** What the provider first says of the payouts decides which of them are shown. */
const checksAnotherPayout = (step: Step) =>
  givesAnother('look', ({ payoutIds, payouts }: Step['context']) => ({
    payoutIds: step.isIn('loading') ? payoutIds : payouts.map(({ payoutId }) => payoutId),
  }))(step);

const sendsAnotherCode = givesAnother('sendCode', ({ payouts }: Step['context']) => ({
  payoutIds: payouts.map(({ payoutId }) => payoutId),
}));

/** A refused code may mean that another approver was first. */
const offersACodeUnchecked = ({ isIn, wasIn, happened }: Step) =>
  wasIn('sendingCode') && isIn('codeNotSent') && happened?.subject === 'sendCode' && happened.name === 'refused';

const idsIn = ({ payouts }: Step['context']) => String(payouts.map(({ payoutId }) => payoutId));

/** A code is for the payouts that it was sent for, so it is of no use once they are fewer. */
const keepsTheCodeOfMore = ({ isIn, wasIn, before, context }: Step) =>
  (wasIn('checkingOutcome') && isIn('verifying') && context.payouts.length < before.payouts.length) ||
  (isIn('reviewing') && context.isCodeSent && context.payouts.length < before.payouts.length);

export const approvalProperties = [
  ...clientCodeProperties('APR-01'),
  ...faultProperties('APR-01', 'GEN-01'),
  {
    kind: 'fourEyes',
    says: 'A decision is sent only by an approver who did not initiate the payout',
    req: ['APR-01', 'FLW-03'],
    port: 'decide',
    maker: makerOf,
    makersOf,
    checker: ({ approver }) => ({ id: approver.id, role: approver.mayApprove ? 'approver' : 'other' }),
    roles: ['approver'],
  },
  {
    kind: 'fourEyes',
    says: 'An approval code is sent only to an approver who did not initiate the payout',
    req: ['APR-01'],
    port: 'sendCode',
    maker: makerOf,
    makersOf,
    checker: ({ approver }) => ({ id: approver.id, role: approver.mayApprove ? 'approver' : 'other' }),
    roles: ['approver'],
  },
  mustPass('No decision is sent unless the approver has entered a code', ['APR-01', 'FLW-03'], {
    to: { calls: 'decide' },
    through: [{ guard: 'resultIs', as: 'verified' }],
  }),
  mustPass('No code is sent before the approver asks to approve or to decline', ['APR-01'], {
    to: { calls: 'sendCode' },
    through: [{ event: 'code.requested' }, { event: 'code.retry' }],
  }),
  mustPass('No decision is sent before the provider has reported that the payouts await approval', ['APR-01'], {
    to: { calls: 'decide' },
    through: [
      { port: 'look', answers: 'waiting' },
      { port: 'look', answers: 'two' },
    ],
    holdsUntil: [{ calls: 'look' }],
  }),
  never('A decision is shown as made only after the provider accepts it', ['APR-01'], {
    enter: 'decided',
    unless: [{ port: 'decide', answers: 'done' }],
  }),
  never('A payout is shown as already decided only after the provider reports it', ['APR-01'], {
    enter: 'alreadyDecided',
    unless: [{ port: 'look', answers: 'decided' }],
  }),
  never('A decision is sent, or sent again, only after a code is entered', ['APR-01', 'FLW-03'], {
    enter: 'submitting',
    unless: [{ child: 'otp', ends: 'verified' }],
  }),
  never('No message says approved or declined before the provider accepts the decision', ['APR-01', 'GEN-01'], {
    when: saysItIsDecided,
  }),
  never('The decision changes between approve and decline only when the approver changes it', ['APR-01'], {
    when: turnsItByItself,
  }),
  ...codeOfProperties('payouts', ['APR-01', 'FLW-03'], ({ payouts }: Step['context']) =>
    payouts.map(({ payoutId }) => payoutId).join(),
  ),
  never('A code is sent for the payouts that the approver reviews', ['APR-01', 'FLW-03'], {
    when: sendsAnotherCode,
  }),
  never('The payouts that are checked are those that the approver chose', ['APR-01'], { when: checksAnotherPayout }),
  never('The decision that is sent is the one that the approver reviewed', ['APR-01', 'FLW-03'], { when: sendsAnotherDecision }),
  never('A code that was sent for more payouts is never entered for fewer', ['APR-01', 'FLW-03'], { when: keepsTheCodeOfMore }),
  leads('After a refusal or a lost response, the payouts are checked again before anything else happens', ['APR-01'], {
    from: 'submitting',
    to: ['decided', 'checkingOutcome', 'codeNotSent', 'sessionExpired'],
  }),
  leads('After a refused code, it is checked whether the payouts were decided before another code is offered', ['APR-01'], {
    from: 'sendingCode',
    to: ['verifying', 'checkingRefusal', 'codeNotSent', 'sessionExpired'],
  }),
  never('Another code is offered after a refusal only once the payouts were checked', ['APR-01', 'GEN-01'], {
    when: offersACodeUnchecked,
  }),
  leads('A status check after a refused code always ends: still waiting, fewer, already decided, or not loaded', ['APR-01'], {
    from: 'checkingRefusal',
    to: ['codeNotSent', 'reviewing', 'loadFailed', 'alreadyDecided', 'closed', 'sessionExpired'],
  }),
  leads('Payouts that were already decided can only be closed', ['APR-01'], {
    from: 'alreadyDecided',
    to: ['closedDecided'],
  }),
  leads('A repeated status check always ends: still waiting, already decided, or unknown', ['APR-01'], {
    from: 'checkingOutcome',
    to: ['verifying', 'reviewing', 'alreadyDecided', 'outcomeUnknown', 'closed', 'sessionExpired'],
  }),
  leads('Payouts that failed to load can be loaded again', ['APR-01', 'GEN-01'], {
    from: 'loadFailed',
    on: { event: 'payouts.retry' },
    to: ['loading'],
  }),
  leads('Payouts that fail to load say so, and no outcome is called unknown before a decision was sent', ['APR-01', 'GEN-01'], {
    from: 'loading',
    to: ['reviewing', 'forbidden', 'alreadyDecided', 'loadFailed', 'closed', 'sessionExpired'],
  }),
  leads('A user who may not decide can always close the dialog', ['APR-01'], {
    from: 'forbidden',
    on: { event: 'dismissed' },
    to: ['closed'],
  }),
] satisfies Properties<typeof approvalMachine, typeof approvalCases>;
