import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';

/** A payment method to enable or disable. */
export interface OptionChange {
  readonly name: string;
  readonly becomes: 'on' | 'off';
}

/** PRF-01: enables or disables a payment method after a confirmation that names it. */
export const paymentOptionMachine = confirmedAction<OptionChange, Said>('paymentOption', {
  calls: ['enablePaymentOption', 'disablePaymentOption'],
  callsOneOf: true,
  req: ['PRF-01'],
  description: 'Turns a payment method on or off.',
  failureMessage: 'We couldn’t update the payment method. Try again.',
  successMessage: 'Payment method updated.',
});
