import { type Cases, everyFault } from '../../kit/flow/cases';
import type { onboardingBankMachine } from './onboardingBank.machine';
import { blockers } from './onboardingBank.rules';
import type { Choices } from './onboardingBank.types';

const empty: Choices = { banks: [{ id: '1', name: 'Guaranty Trust Bank', bankCode: '058' }], saved: null };
const before: Choices = {
  ...empty,
  saved: {
    bankId: '1',
    bankName: 'Guaranty Trust Bank',
    accountNumber: '0123456789',
    accountName: 'ADA OKAFOR',
    accountType: 'Current',
  },
};

export const onboardingBankCases = {
  inputs: { owner: { lock: null }, viewer: { lock: 'Your role can view this. The owner of the business can change it.' } },
  events: {
    'bank.chosen': { bank: { bankId: '1' } },
    'account.changed': { whole: { accountNumber: '0123456789' }, short: { accountNumber: '01234' } },
    'type.chosen': { current: { accountType: 'Current' } },
    'choices.retry': { now: {} },
    'bank.submitted': { now: {} },
    dismissed: { now: {} },
    'recipient.resolved': { found: { name: 'ADA OKAFOR' } },
    'session.expired': { now: {} },
  },
  ports: {
    load: { answers: { empty, before }, fails: everyFault },
    save: { answers: { saved: { message: 'Bank details saved.' } }, fails: everyFault },
  },
  children: { resolution: {} },
  // A name resolves only for a complete number at a bank, and once.
  possible: ({ context: { draft, name } }, { subject }) =>
    !(subject === 'recipient.resolved' || subject === 'session.expired') ||
    (name === null && draft.bankId !== '' && draft.accountNumber.length >= 10),
  remember: ({ draft, name, lock, problem }) => [
    blockers({ draft, name }).length,
    lock !== null,
    draft.bankId !== '',
    draft.accountNumber.length,
    name !== null,
    problem !== null,
  ],
} satisfies Cases<typeof onboardingBankMachine>;
