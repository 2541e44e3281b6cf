import type { PaymentOption } from '../../../contract/settings/preferences';
import { resource } from '../../kit/resource/resource.machine';

export type { PaymentOption } from '../../../contract/settings/preferences';

/** PRF-01: whether it is the only enabled method. Without it nobody could pay. */
export const isLastOn = (options: readonly PaymentOption[], name: string): boolean =>
  options.filter(({ isEnabled }) => isEnabled).every((option) => option.name === name);

/** PRF-01: the payment methods for customers, and which are enabled. There is only one list, so its key is empty. */
export const paymentOptionsMachine = resource<readonly PaymentOption[], string>('paymentOptions', {
  calls: ['listPaymentOptions'],
  req: ['PRF-01'],
  description: 'Lists the payment methods and whether each is on.',
});
