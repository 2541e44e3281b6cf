/** What the flow can meet, in the paths and in the proofs. */
import { fileCalled as file } from '../../kit/batch/batch.cases';
import { type Cases, everyFault } from '../../kit/flow/cases';
import type { bankCheckMachine } from './bankCheck.machine';
import type { BankCheckContext, BankFile, Settlement } from './bankCheck.types';

/** A settlement that was paid to the bank. */
export const settlement = (more: Partial<Settlement> = {}): Settlement => ({
  id: '7',
  businessId: '1001',
  business: 'Bluecrest Stores',
  collected: '60000.00',
  fee: '900.00',
  currency: 'NGN',
  status: 'Completed',
  createdAt: '2026-11-26T00:00:00',
  reference: 'STL-20261125-25',
  settledAt: '2026-11-26T18:00:00',
  amount: '56080.00',
  destination: 'Bank account',
  account: '0099120455',
  bank: 'Sterling Bank',
  transactions: 1,
  ...more,
});

const read = (text: string, amount: string): BankFile => ({
  name: 'november.csv',
  rows: [{ kind: 'credit', line: 2, day: '2026-11-26', amount, text }],
  notes: [],
});

const paid: readonly Settlement[] & Settlement[] = [settlement()];
const none: readonly Settlement[] & Settlement[] = [];

export const bankCheckCases = {
  inputs: { naira: { currency: 'NGN' } },
  events: {
    'file.chosen': { november: { file: file('november.csv') } },
    'reading.cancelled': {},
    'listing.cancelled': { now: {} },
    'check.retried': { now: {} },
    'file.dismissed': { now: {} },
    'report.requested': { xlsx: { format: 'xlsx' }, csv: { format: 'csv' } },
  },
  ports: {
    readFile: {
      answers: {
        named: read('KONTOR STL2026112525 1001', '56080.00'),
        otherAmount: read('KONTOR STL2026112525 1001', '56062.73'),
        other: read('Salary', '10.00'),
        withoutCredits: { name: 'november.csv', rows: [{ kind: 'other', line: 2 }], notes: [] },
        refused: { refusal: 'The file is empty.' },
      },
      fails: everyFault,
    },
    listPaid: { answers: { paid, none }, fails: everyFault },
    saveReport: { answers: { saved: { fileName: 'Bank-statement-check.xlsx' } }, fails: everyFault },
  },
  children: {},
  // Reading needs no call, so a browser is done with a small file before anybody could cancel it.
  machineOnly: { events: { 'reading.cancelled': { now: {} } } },
  /** An expired session closes the whole dashboard. */
  possible: ({ context: { fault } }: { readonly context: BankCheckContext }) => fault?.kind !== 'sessionExpired',
  remember: ({ bank, format, problem, fault }: BankCheckContext) => [
    bank !== null,
    format,
    problem,
    fault?.kind === 'sessionExpired',
  ],
} as const satisfies Cases<typeof bankCheckMachine>;
