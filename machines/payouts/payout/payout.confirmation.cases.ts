import { confirmationCases } from '../../kit/confirmation/confirmation.cases';
import type { confirmationMachine } from '../../kit/confirmation/confirmation.machine';
import type { Cases } from '../../kit/flow/cases';
import { rent } from './payout.cases';
import type { Order, Quote } from './payout.types';

const affordable: Quote = {
  fee: '25.00',
  total: '60025.00',
  needsOtp: true,
  needsApproval: false,
  similar: null,
  available: '6482930.00',
};

export const payoutConfirmationCases = confirmationCases({
  subject: rent,
  quotes: { affordable, tooMuch: { ...affordable, available: '100.00' } },
}) satisfies Cases<ReturnType<typeof confirmationMachine<Order, Quote>>>;
