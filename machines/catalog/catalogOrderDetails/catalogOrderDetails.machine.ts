import type { CatalogOrderDetails } from '../../../contract/catalog/catalogOrders';
import { resource } from '../../kit/resource/resource.machine';
import { isAtMost } from '../../kit/values/money';

export type { CatalogOrderDetails } from '../../../contract/catalog/catalogOrders';

/** CAT-01: one order, by its id. */
export const catalogOrderDetailsMachine = resource<CatalogOrderDetails, string>('catalogOrderDetails', {
  calls: ['getCatalogOrder'],
  req: ['CAT-01'],
  description: 'Shows one order with its items, delivery, customer, payment and timeline.',
});

type Paid = Pick<CatalogOrderDetails, 'status' | 'total' | 'refunded'>;

/** CAT-01: goods are sent only for an order that is paid, and not given back as a whole, once. */
export const maySend = ({ sentAt, ...order }: Paid & Pick<CatalogOrderDetails, 'sentAt'>): boolean =>
  sendWarning(order) === null && sentAt === null;

/** Returns what to read before goods are sent, or null. */
export function sendWarning({ status, total, refunded }: Paid): string | null {
  if (status === 'Successful') return isAtMost(total, refunded) ? 'This order was refunded.' : null;
  return status === 'Failed' || status === 'Reversed'
    ? 'This order isn’t paid.'
    : 'Don’t send the goods yet. The payment isn’t confirmed.';
}
