import { type Cases, everyFault } from '../../kit/flow/cases';
import { gtb } from '../settlementAccounts/settlementAccounts.flow';
import type { settlementAccountMachine } from './settlementAccount.machine';
import { accountError, blockers } from './settlementAccount.rules';

const banks = [
  { id: '1', name: 'Guaranty Trust Bank', bankCode: '058' },
  { id: '3', name: 'Zenith Bank', bankCode: '057' },
];

export const settlementAccountCases = {
  inputs: { fresh: { listed: [gtb] } },
  events: {
    'bank.chosen': { zenith: { bankId: '3' }, listed: { bankId: '1' } },
    'account.changed': { whole: { accountNumber: '0123456789' }, short: { accountNumber: '01234' } },
    'type.chosen': { current: { accountType: 'Current' } },
    'banks.retry': { now: {} },
    'account.submitted': { now: {} },
    dismissed: { now: {} },
    'leave.confirmed': { now: {} },
    'leave.dismissed': { now: {} },
    'recipient.resolved': { found: { name: 'ADA OKAFOR' } },
    'session.expired': { now: {} },
  },
  ports: {
    loadBanks: { answers: { some: banks }, fails: everyFault },
    save: { answers: { saved: { message: 'Bank account added' } }, fails: everyFault },
  },
  children: { resolution: {} },
  // A name resolves only for a complete number at a bank, and once.
  possible: ({ context: { draft, name } }, { subject }) =>
    !(subject === 'recipient.resolved' || subject === 'session.expired') ||
    (name === null && draft.bankId !== '' && draft.accountNumber.length >= 10),
  remember: ({ draft, name, banks, listed, problem }) => [
    blockers({ draft, name, listed }).length,
    accountError({ draft, listed }) !== null,
    draft.bankId,
    draft.accountNumber.length,
    draft.accountType,
    name !== null,
    banks !== null,
    problem !== null,
  ],
} satisfies Cases<typeof settlementAccountMachine>;
