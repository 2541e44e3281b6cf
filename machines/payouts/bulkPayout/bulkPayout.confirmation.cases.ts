import { confirmationCases } from '../../kit/confirmation/confirmation.cases';
import type { confirmationMachine } from '../../kit/confirmation/confirmation.machine';
import type { Cases } from '../../kit/flow/cases';
import type { BatchOrder, BatchQuote, Payment } from './bulkPayout.types';

const salary: Payment = {
  reference: 'K-2',
  line: 2,
  number: '0123456789',
  name: 'ADA OKAFOR',
  bankCode: '058',
  bankId: '1',
  bankName: 'Guaranty Trust Bank',
  amount: '60000',
  description: 'Salary',
};

const subject: BatchOrder = { idempotencyKey: 'K', currency: 'NGN', payments: [salary] };
const affordable: BatchQuote = {
  fee: '25.00',
  total: '60025.00',
  needsOtp: true,
  needsApproval: false,
  similar: null,
  available: '6482930.00',
};

export const batchConfirmationCases = confirmationCases({
  subject,
  quotes: { affordable, tooMuch: { ...affordable, available: '100.00' } },
}) satisfies Cases<ReturnType<typeof confirmationMachine<BatchOrder, BatchQuote>>>;
