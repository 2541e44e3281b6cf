import type { CatalogOrderDetails } from '../../../contract/catalog/catalogOrders';
import { resource } from '../../kit/resource/resource.machine';

export type { CatalogOrderDetails } from '../../../contract/catalog/catalogOrders';

/** CAT-01: one order, by its id. */
export const catalogOrderDetailsMachine = resource<CatalogOrderDetails, string>('catalogOrderDetails', {
  calls: ['getCatalogOrder'],
  req: ['CAT-01'],
  description: 'Shows one order with its items, delivery, customer, payment and timeline.',
});

/** CAT-01: goods are sent only for an order that is paid, once. */
export const maySend = ({ status, sentAt }: Pick<CatalogOrderDetails, 'status' | 'sentAt'>): boolean =>
  status === 'Successful' && sentAt === null;

/** Returns what to read before goods are sent, or null. */
export function sendWarning({ status }: Pick<CatalogOrderDetails, 'status'>): string | null {
  if (status === 'Successful') return null;
  return status === 'Failed' || status === 'Reversed'
    ? 'This order isn’t paid.'
    : 'Don’t send the goods yet. The payment isn’t confirmed.';
}
