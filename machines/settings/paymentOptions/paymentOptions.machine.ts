import { resource } from '../../kit/resource.machine';
import type { PaymentOption } from './paymentOptions.types';

/** PRF-01: the ways in which customers can pay, and which of them are on. There is one list: its key is empty. */
export const paymentOptionsMachine = resource<readonly PaymentOption[], string>('paymentOptions', {
  calls: ['listPaymentOptions'],
  req: ['PRF-01'],
  description: 'The ways in which customers can pay, and which are on.',
});
