/** What the machines of orders share. An order is sent once under its idempotency key. */
import type { Entered, OtpOutput } from './otp.types';

interface Ordering<Order> {
  readonly context: { readonly order: Order | null };
}

/** Guards to be spread into `setup({ guards })`. */
export const orderGuards = {
  hasOpenOrder: ({ context: { order } }: Ordering<unknown>): boolean => order !== null,
};

interface OrderSnapshot<Order> extends Ordering<Order> {
  readonly status: string;
  readonly value: unknown;
}

const OPEN = ['submitting', 'checkingOutcome', 'outcomeUnknown'] as const;

/** Returns the order that may have been sent. Null if none was, or if its outcome is known. */
export const sentOrder = <Order>({ status, value, context: { order } }: OrderSnapshot<Order>): Order | null =>
  status === 'done' || OPEN.some((state) => state === value) ? order : null;

/** Returns the order under a new key: the provider never received it under the old one. */
export const withNewKey = <Order extends { readonly idempotencyKey: string }>({ context: { order } }: Ordering<Order>) =>
  order && { ...order, idempotencyKey: crypto.randomUUID() };

/** Returns the code that was entered, to be sent with the order. */
export const enteredCode = ({ event: { output } }: { readonly event: { readonly output: OtpOutput<Entered> } }): Entered => ({
  message: '',
  otp: output.result === 'verified' ? output.answer.otp : '',
});
