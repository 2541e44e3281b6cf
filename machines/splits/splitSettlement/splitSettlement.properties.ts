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
    says: 'Nothing is submitted unless the merchant has entered a code',
    req: ['SPL-08', 'FLW-03'],
    to: { calls: 'upsertSplit' },
    through: [{ guard: 'endedAs', as: 'verified' }],
  },
  {
    kind: 'mustPass',
    says: 'Nothing is submitted unless the merchant submits it and it is valid',
    req: ['SPL-08', 'FLW-03'],
    to: { calls: 'upsertSplit' },
    through: [{ guard: 'maySubmit' }],
  },
  {
    kind: 'mustPass',
    says: 'No code is requested unless the merchant submits the accounts',
    req: ['SPL-08'],
    to: { calls: 'sendSplitOtp' },
    through: [{ event: 'split.submitted' }],
  },
  {
    kind: 'calledOnce',
    says: 'No idempotency key is used twice, and nothing is submitted again until the previous outcome is known',
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
  { kind: 'never', says: 'The code is held in memory only while it is being sent', req: ['SPL-08'], when: keepsTheCode },
  {
    kind: 'never',
    says: 'Every submission leaves a share for the initiating account',
    req: ['SPL-06', 'SPL-08'],
    when: submitsAHundred,
  },
  {
    kind: 'never',
    says: 'No account is submitted without a resolved name',
    req: ['SPL-05', 'SPL-08'],
    when: submitsUnresolved,
  },
  {
    kind: 'never',
    says: 'The data sent is exactly the data shown when the code was entered',
    req: ['SPL-08'],
    when: submitsAnother,
  },
  { kind: 'never', says: 'The first account is never removed', req: ['SPL-02'], when: losesTheFirst },
  {
    kind: 'mustPass',
    says: 'Only accounts after the first can be removed',
    req: ['SPL-02'],
    to: { state: 'removing' },
    through: [{ guard: 'isAfterFirst' }],
  },
  { kind: 'never', says: 'No account is removed without a confirmation', req: ['SPL-02'], when: takesOutUnasked },
  {
    kind: 'never',
    says: 'The accounts are cleared only after the provider confirms the split settlement',
    req: ['SPL-04', 'SPL-08'],
    when: emptiesUnsaved,
  },
  {
    kind: 'never',
    says: 'An order is never discarded while it is unknown whether the provider received it',
    req: ['SPL-08'],
    when: forgetsAnOpenOrder,
  },
  {
    kind: 'never',
    says: 'Data is shown as saved only after the provider confirms it',
    req: ['SPL-08'],
    enter: 'emptying',
    unless: [
      { port: 'upsertSplit', answers: 'done' },
      { port: 'getSplitStatus', answers: 'made' },
    ],
  },
  {
    kind: 'alwaysExits',
    says: 'The success message always leads to the list',
    req: ['SPL-08'],
    from: 'successful',
    to: ['saved'],
  },
  {
    kind: 'alwaysExits',
    says: 'While a submission is in progress it is not sent again',
    req: ['SPL-08'],
    from: 'submitting',
    to: ['emptying', 'building', 'verifying', 'asking', 'left'],
  },
] satisfies Properties<typeof splitSettlementMachine, typeof splitSettlementCases>;
