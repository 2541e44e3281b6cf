import type { CatalogOrder } from '../../../contract/catalog/catalogOrders';
import { resource } from '../../kit/resource/resource.machine';

/** CUS-04, CAT-01: the newest orders of a customer in all catalogs, by the email address. */
export const customerCatalogOrdersMachine = resource<{ readonly rows: readonly CatalogOrder[] }, string>(
  'customerCatalogOrders',
  {
    calls: ['listCatalogOrders'],
    req: ['CUS-04', 'CAT-01'],
    description: 'Shows what a customer ordered in the catalogs of the business.',
  },
);
