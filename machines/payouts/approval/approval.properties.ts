import type { Moment, Properties } from '../../kit/properties';
import type { approvalCases } from './approval.cases';
import type { approvalMachine } from './approval.machine';
import { makerOf } from './approval.rules';

type Step = Moment<typeof approvalMachine>;

const saysItIsDecided = ({ emitted, happened }: Step) =>
  happened?.subject !== 'decide' &&
  emitted.some((event) => event.type === 'notice' && /(approved|declined)/.test(String(event.text)));

const keepsACode = ({ isIn, context }: Step) => !isIn('deciding') && context.otp !== '';

const turnsItByItself = ({ before, context, happened }: Step) =>
  happened !== null && before.isApproved !== context.isApproved && happened.subject !== 'decision.turned';

const failsWithoutAWord = ({ happened, context, isIn }: Step) =>
  happened?.kind === 'fails' && context.problem === null && !isIn('left') && happened.subject !== 'otp';

export const approvalProperties = [
  {
    kind: 'fourEyes',
    says: 'Nobody decides on a payout that they asked for, and nobody without the role',
    req: ['APR-01', 'FLW-03'],
    port: 'decide',
    maker: makerOf,
    checker: ({ approver }) => ({ id: approver.id, role: approver.mayApprove ? 'approver' : 'other' }),
    roles: ['approver'],
  },
  {
    kind: 'fourEyes',
    says: 'Not even a code is sent to the maker, or to somebody without the role',
    req: ['APR-01'],
    port: 'sendCode',
    maker: makerOf,
    checker: ({ approver }) => ({ id: approver.id, role: approver.mayApprove ? 'approver' : 'other' }),
    roles: ['approver'],
  },
  {
    kind: 'mustPass',
    says: 'No decision is sent without a code that was entered',
    req: ['APR-01', 'FLW-03'],
    to: { calls: 'decide' },
    through: [{ guard: 'endedAs', as: 'verified' }],
  },
  {
    kind: 'mustPass',
    says: 'No decision is sent on what was not looked at first',
    req: ['APR-01'],
    to: { calls: 'decide' },
    through: [{ port: 'look', answers: 'waiting' }],
  },
  {
    kind: 'never',
    says: 'It counts as decided only when the provider took the decision',
    req: ['APR-01'],
    enter: 'decided',
    unless: [{ port: 'decide', answers: 'done' }],
  },
  {
    kind: 'never',
    says: 'It counts as decided before only when the provider said so',
    req: ['APR-01'],
    enter: 'settled',
    unless: [{ port: 'look', answers: 'decided' }],
  },
  {
    kind: 'never',
    says: 'A decision is sent again only after a code was entered again',
    req: ['APR-01', 'FLW-03'],
    enter: 'deciding',
    unless: [{ child: 'otp', ends: 'verified' }],
  },
  { kind: 'never', says: 'Nobody hears that it is decided before it is', req: ['APR-01', 'GEN-01'], when: saysItIsDecided },
  { kind: 'never', says: 'Approve never becomes Decline but by the approver', req: ['APR-01'], when: turnsItByItself },
  { kind: 'never', says: 'A code is kept only while it is sent', req: ['APR-01'], when: keepsACode },
  { kind: 'never', says: 'A failure is never without a word', req: ['APR-01', 'GEN-01'], when: failsWithoutAWord },
  {
    kind: 'alwaysExits',
    says: 'After a refusal or a lost answer the payouts are looked at, and nothing is guessed',
    req: ['APR-01'],
    from: 'deciding',
    to: ['decided', 'checking', 'unsent', 'left'],
  },
  {
    kind: 'alwaysExits',
    says: 'Looking again comes to an end: they wait on, were decided, or nobody can say',
    req: ['APR-01'],
    from: 'checking',
    to: ['verifying', 'sending', 'settled', 'unknown', 'closed', 'left'],
  },
  {
    kind: 'alwaysExits',
    says: 'Who may not decide can only go',
    req: ['APR-01'],
    from: 'barred',
    on: { event: 'dismissed' },
    to: ['closed'],
  },
] satisfies Properties<typeof approvalMachine, typeof approvalCases>;
