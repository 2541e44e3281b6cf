/** What the machines of orders share. An order is sent once under its idempotency key. */
import type { Entered, OtpOutput } from './otp.types';

interface Ordering<Order> {
  readonly context: { readonly order: Order | null };
}

/** Guards to be spread into `setup({ guards })`. */
export const orderGuards = {
  hasOpenOrder: ({ context: { order } }: Ordering<unknown>): boolean => order !== null,
};

/** Returns the order under a new key: the provider never received it under the old one. */
export const withNewKey = <Order extends { readonly idempotencyKey: string }>({ context: { order } }: Ordering<Order>) =>
  order && { ...order, idempotencyKey: crypto.randomUUID() };

/** Returns the code that was entered, to be sent with the order. */
export const enteredCode = ({ event: { output } }: { readonly event: { readonly output: OtpOutput<Entered> } }): Entered => ({
  message: '',
  otp: output.result === 'verified' ? output.answer.otp : '',
});
