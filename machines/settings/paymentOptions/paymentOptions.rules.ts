import type { PaymentOption } from './paymentOptions.types';

/** PRF-01: whether it is the only one that is on. Without it nobody could pay. */
export const isLastOn = (options: readonly PaymentOption[], name: string): boolean =>
  options.filter(({ isEnabled }) => isEnabled).every((option) => option.name === name);
