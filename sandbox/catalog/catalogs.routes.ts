/** Serves the catalogs of a business. */
import { catalogs as endpoints } from '../../contract/catalog/catalogs';
import { pagingOf } from '../http/paging.routes';
import { serve, serveChange } from '../http/serve';
import { toMajor } from '../rules/money';
import { addressOfShop } from '../rules/shopAddress';
import { toWallClock } from '../rules/wallclock';
import {
  type CountedCatalog,
  createCatalog,
  findCatalog,
  listCatalogs,
  setCatalogActive,
  updateCatalog,
  versionOfCatalog,
} from './catalogs';
import { addressOfImage } from './productImages';

const onWire = ({ catalog, products, orders, paid }: CountedCatalog, origin: string) => ({
  id: catalog.id,
  reference: catalog.reference,
  name: catalog.name,
  description: catalog.description,
  currency: catalog.currency,
  logo: catalog.logoReference && addressOfImage(origin, catalog.logoReference),
  shopUrl: addressOfShop(origin, catalog.reference),
  isActive: catalog.isActive,
  products,
  ordersThisMonth: orders,
  paidThisMonth: toMajor(paid),
  dateCreated: toWallClock(catalog.createdAt),
  version: versionOfCatalog(catalog),
});

export const catalogsRoutes = [
  serve(endpoints.listCatalogs, async ({ query }, { context, session, origin }) => {
    const { keyword, status } = query;
    const filter = { keyword, isActive: status && status === 'active' };
    const { rows, total } = await listCatalogs(context, session, filter, pagingOf('size', query.page, query.size));
    return { items: rows.map((row) => onWire(row, origin)), totalItems: total };
  }),
  serve(endpoints.getCatalog, async ({ params }, { context, session, origin }) => ({
    data: onWire(await findCatalog(context, session, params.catalogId), origin),
  })),
  serveChange(
    endpoints.createCatalog,
    { type: 'Catalogs', action: 'Create catalog', subject: ['catalog', 'body.name'] },
    async (input, { context, session }) => {
      await createCatalog(context, session, input);
      return { status: true, message: 'Catalog created successfully' };
    },
  ),
  serveChange(
    endpoints.updateCatalog,
    { type: 'Catalogs', action: 'Edit catalog', subject: ['catalog', 'params.catalogId'] },
    async (input, { context, session, audit }) => {
      const { name, description, currency } = await updateCatalog(context, session, input.params.catalogId, input);
      audit.about({ before: { name, description, currency } });
      return { status: true, message: 'Catalog saved successfully' };
    },
  ),
  serveChange(
    endpoints.setCatalogStatus,
    { type: 'Catalogs', action: 'Change status of catalog', subject: ['catalog', 'params.catalogId'] },
    async ({ params, body: { action } }, { context, session, audit }) => {
      const isActive = action === 'activate';
      const before = await setCatalogActive(context, session, params.catalogId, isActive);
      audit.about({ before: { isActive: before.isActive }, after: { isActive } });
      return { status: true, message: `Catalog ${isActive ? 'activated' : 'deactivated'} successfully` };
    },
  ),
];
