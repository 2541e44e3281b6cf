import { clientCodeProperties } from '../../kit/order/order.properties';
import type { Properties, PropertyStep } from '../../kit/properties';
import { faultProperties } from '../../kit/saving.properties';
import type { approvalCases } from './approval.cases';
import type { approvalMachine } from './approval.machine';
import { makerOf } from './approval.rules';

type Step = PropertyStep<typeof approvalMachine>;

const saysItIsDecided = ({ emitted, happened }: Step) =>
  happened?.subject !== 'decide' &&
  emitted.some((event) => event.type === 'notice' && /(approved|declined)/.test(String(event.text)));

const turnsItByItself = ({ before, context, happened }: Step) =>
  happened !== null && before.isApproved !== context.isApproved && happened.subject !== 'decision.changed';

export const approvalProperties = [
  ...clientCodeProperties('APR-01'),
  ...faultProperties('APR-01', 'GEN-01'),
  {
    kind: 'fourEyes',
    says: 'A decision is sent only by an approver who did not initiate the payout',
    req: ['APR-01', 'FLW-03'],
    port: 'decide',
    maker: makerOf,
    checker: ({ approver }) => ({ id: approver.id, role: approver.mayApprove ? 'approver' : 'other' }),
    roles: ['approver'],
  },
  {
    kind: 'fourEyes',
    says: 'An approval code is sent only to an approver who did not initiate the payout',
    req: ['APR-01'],
    port: 'sendCode',
    maker: makerOf,
    checker: ({ approver }) => ({ id: approver.id, role: approver.mayApprove ? 'approver' : 'other' }),
    roles: ['approver'],
  },
  {
    kind: 'mustPass',
    says: 'No decision is sent unless the approver has entered a code',
    req: ['APR-01', 'FLW-03'],
    to: { calls: 'decide' },
    through: [{ guard: 'resultIs', as: 'verified' }],
  },
  {
    kind: 'mustPass',
    says: 'No decision is sent before the provider has reported that the payouts await approval',
    req: ['APR-01'],
    to: { calls: 'decide' },
    through: [
      { port: 'look', answers: 'waiting' },
      { port: 'look', answers: 'two' },
    ],
  },
  {
    kind: 'never',
    says: 'A decision is shown as made only after the provider accepts it',
    req: ['APR-01'],
    enter: 'decided',
    unless: [{ port: 'decide', answers: 'done' }],
  },
  {
    kind: 'never',
    says: 'A payout is shown as already decided only after the provider reports it',
    req: ['APR-01'],
    enter: 'alreadyDecided',
    unless: [{ port: 'look', answers: 'decided' }],
  },
  {
    kind: 'never',
    says: 'A decision is sent, or sent again, only after a code is entered',
    req: ['APR-01', 'FLW-03'],
    enter: 'submitting',
    unless: [{ child: 'otp', ends: 'verified' }],
  },
  {
    kind: 'never',
    says: 'No message says approved or declined before the provider accepts the decision',
    req: ['APR-01', 'GEN-01'],
    when: saysItIsDecided,
  },
  {
    kind: 'never',
    says: 'The decision changes between approve and decline only when the approver changes it',
    req: ['APR-01'],
    when: turnsItByItself,
  },
  {
    kind: 'alwaysExits',
    says: 'After a refusal or a lost response, the payouts are checked again before anything else happens',
    req: ['APR-01'],
    from: 'submitting',
    to: ['decided', 'checkingOutcome', 'codeNotSent', 'sessionExpired'],
  },
  {
    kind: 'alwaysExits',
    says: 'A repeated status check always ends: still waiting, already decided, or unknown',
    req: ['APR-01'],
    from: 'checkingOutcome',
    to: ['verifying', 'sendingCode', 'alreadyDecided', 'outcomeUnknown', 'closed', 'sessionExpired'],
  },
  {
    kind: 'alwaysExits',
    says: 'A user who may not decide can always close the dialog',
    req: ['APR-01'],
    from: 'forbidden',
    on: { event: 'dismissed' },
    to: ['closed'],
  },
] satisfies Properties<typeof approvalMachine, typeof approvalCases>;
