import { Failure } from '../../machines/kit/flow/fault';
import type { Service } from '../../machines/kit/flow/port';
import { isOrderStored } from '../flow/bookmarks';

const NOT_STORED =
  'Your browser’s storage for this site is full or blocked, so we sent nothing and no money has moved. Allow site data or sign in in a new tab, then try again.';

interface Order {
  readonly idempotencyKey: string;
}

/** What a port sends: an order, an order with its code, or what an action is about. */
type Sent = Order | { readonly order: Order } | { readonly subject: Order };

function keyIn(sent: Sent): string {
  if ('idempotencyKey' in sent) return sent.idempotencyKey;
  return ('order' in sent ? sent.order : sent.subject).idempotencyKey;
}

/**
 * Sends an order only if this tab still knows its key after a reload: an order that could be forgotten could be sent twice.
 * @throws Failure `notSent` if its key is not stored
 */
export const stored =
  <Input extends Sent, Output>(send: Service<Input, Output>): Service<Input, Output> =>
  async (input, options) => {
    // The flow stores its key once it has entered the state that sends.
    await Promise.resolve();
    if (!isOrderStored(keyIn(input))) throw new Failure({ kind: 'notSent', message: NOT_STORED });
    return send(input, options);
  };
