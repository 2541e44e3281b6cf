import { type Cases, everyFault } from '../../kit/flow/cases';
import type { beneficiaryMachine } from './beneficiary.machine';
import { blockers } from './beneficiary.rules';

export const beneficiaryCases = {
  inputs: {
    fresh: { bookmark: null },
    reopened: { bookmark: { draft: { type: 'Bank', bankId: '3', accountNumber: '0123456789' } } },
  },
  events: {
    'type.chosen': { mobile: { beneficiaryType: 'Mobile' } },
    'bank.chosen': { zenith: { bankId: '3' } },
    'account.changed': { whole: { accountNumber: '0123456789' }, short: { accountNumber: '012345678' } },
    'banks.retry': { now: {} },
    'beneficiary.submitted': { now: {} },
    dismissed: { now: {} },
    'leave.confirmed': { now: {} },
    'leave.dismissed': { now: {} },
    'recipient.resolved': { found: { name: 'ADA OKAFOR' } },
    'session.expired': { now: {} },
  },
  ports: {
    loadBanks: { answers: { banks: [{ id: '3', name: 'Zenith Bank', bankCode: '057' }] }, fails: everyFault },
    save: { answers: { saved: { message: 'Beneficiary created successfully' } }, fails: everyFault },
  },
  children: { resolution: {} },
  // A name resolves once, for a complete number and a bank if one is needed. A value is not chosen twice, nor a bank without need.
  possible: ({ context: { draft, name } }, { subject, name: chosen }) => {
    if (subject === 'type.chosen') return draft.type === 'Bank';
    if (subject === 'bank.chosen') return draft.type === 'Bank' && draft.bankId === '';
    if (subject === 'account.changed') return draft.accountNumber.length !== (chosen === 'whole' ? 10 : 9);
    if (subject !== 'recipient.resolved' && subject !== 'session.expired') return true;
    return name === null && (draft.bankId !== '' || draft.type !== 'Bank') && draft.accountNumber.length >= 10;
  },
  remember: ({ draft, name, banks, problem }) => [
    blockers({ draft, name }).length,
    draft.type,
    draft.bankId !== '',
    draft.accountNumber.length,
    name !== null,
    banks !== null,
    problem !== null,
  ],
} satisfies Cases<typeof beneficiaryMachine>;
