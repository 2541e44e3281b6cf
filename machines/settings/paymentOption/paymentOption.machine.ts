import { confirmedAction } from '../../kit/confirmedAction.machine';
import type { Said } from '../../kit/otp.types';

/** A way to pay that is to be on, or off. */
export interface OptionChange {
  readonly name: string;
  readonly becomes: 'on' | 'off';
}

/** PRF-01: customers are offered a way to pay, or not any more, after a yes that names it. */
export const paymentOptionMachine = confirmedAction<OptionChange, Said>('paymentOption', {
  calls: ['enablePaymentOption', 'disablePaymentOption'],
  makes: 'one',
  req: ['PRF-01'],
  description: 'Turns a payment method on or off.',
  refusal: 'The payment method could not be changed.',
  says: ({ message }) => message || 'The payment method was changed.',
});
