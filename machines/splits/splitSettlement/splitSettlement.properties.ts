import type { Properties } from '../../kit/properties';
import type { splitSettlementCases } from './splitSettlement.cases';
import type { splitSettlementMachine } from './splitSettlement.machine';
import {
  emptiesUnsaved,
  forgetsAnOpenOrder,
  keepsTheCode,
  losesTheFirst,
  submitsAHundred,
  submitsAnother,
  submitsUnresolved,
  submitsWithoutACode,
  takesOutUnasked,
} from './splitSettlement.never';
import type { Sent } from './splitSettlement.types';

export const splitSettlementProperties = [
  {
    kind: 'mustPass',
    says: 'Nothing is submitted without a code that the merchant entered',
    req: ['SPL-08', 'FLW-03'],
    to: { calls: 'upsertSplit' },
    through: [{ guard: 'endedAs', as: 'verified' }],
  },
  {
    kind: 'mustPass',
    says: 'Nothing is submitted unless the merchant submits it, and nothing stands against it',
    req: ['SPL-08', 'FLW-03'],
    to: { calls: 'upsertSplit' },
    through: [{ guard: 'maySubmit' }],
  },
  {
    kind: 'mustPass',
    says: 'No code is sent unless the merchant submits',
    req: ['SPL-08'],
    to: { calls: 'sendSplitOtp' },
    through: [{ event: 'split.submitted' }],
  },
  {
    kind: 'calledOnce',
    says: 'It is sent once, and not again before it is known what became of it',
    req: ['SPL-08', 'FLW-03'],
    port: 'upsertSplit',
    key: ({ order }: Sent) => order.idempotencyKey,
    open: ({ order }) => order?.idempotencyKey ?? null,
    until: [
      { port: 'upsertSplit', fails: 'refused' },
      { port: 'upsertSplit', answers: 'declined' },
      { port: 'getSplitStatus', answers: 'notReceived' },
    ],
  },
  { kind: 'never', says: 'Nothing is submitted with an empty code', req: ['SPL-08'], when: submitsWithoutACode },
  { kind: 'never', says: 'The code is kept only while it is sent', req: ['SPL-08'], when: keepsTheCode },
  {
    kind: 'never',
    says: 'What is submitted leaves a part for the initiating account',
    req: ['SPL-06', 'SPL-08'],
    when: submitsAHundred,
  },
  {
    kind: 'never',
    says: 'No account is submitted that was not looked up',
    req: ['SPL-05', 'SPL-08'],
    when: submitsUnresolved,
  },
  {
    kind: 'never',
    says: 'What is sent is what was on screen when the code was entered',
    req: ['SPL-08'],
    when: submitsAnother,
  },
  { kind: 'never', says: 'The first account is never taken out', req: ['SPL-02'], when: losesTheFirst },
  {
    kind: 'mustPass',
    says: 'Only an account after the first can be taken out',
    req: ['SPL-02'],
    to: { state: 'removing' },
    through: [{ guard: 'isAfterFirst' }],
  },
  { kind: 'never', says: 'No account is taken out without a yes', req: ['SPL-02'], when: takesOutUnasked },
  {
    kind: 'never',
    says: 'The accounts are emptied only when the provider has them',
    req: ['SPL-04', 'SPL-08'],
    when: emptiesUnsaved,
  },
  { kind: 'never', says: 'An order that may be under way is never forgotten', req: ['SPL-08'], when: forgetsAnOpenOrder },
  {
    kind: 'never',
    says: 'It counts as saved only when the provider said so',
    req: ['SPL-08'],
    enter: 'emptying',
    unless: [
      { port: 'upsertSplit', answers: 'done' },
      { port: 'getSplitStatus', answers: 'made' },
    ],
  },
  {
    kind: 'alwaysExits',
    says: 'Success leads to the list, by itself or by a press',
    req: ['SPL-08'],
    from: 'successful',
    to: ['saved'],
  },
  {
    kind: 'alwaysExits',
    says: 'While it is being submitted it is not submitted again',
    req: ['SPL-08'],
    from: 'submitting',
    to: ['emptying', 'building', 'verifying', 'asking', 'left'],
  },
] satisfies Properties<typeof splitSettlementMachine, typeof splitSettlementCases>;
