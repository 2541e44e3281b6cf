/** Serves the products of a catalog. */
import { catalogProducts as endpoints } from '../../contract/catalog/catalogProducts';
import { pagingOf } from '../http/paging.routes';
import { serve, serveChange } from '../http/serve';
import { toMajor } from '../rules/money';
import { toWallClock } from '../rules/wallclock';
import {
  createCatalogProduct,
  findCatalogProduct,
  listCatalogProducts,
  type ShownProduct,
  setVisible,
  updateCatalogProduct,
  versionOfProduct,
} from './catalogProducts';
import { addressOfImage } from './productImages';

const onWire = (shown: ShownProduct, origin: string) => {
  const { product, images, category, isVisible } = shown;
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    images: images.map((reference) => addressOfImage(origin, reference)),
    price: toMajor(product.price),
    dealprice: product.dealPrice === null ? null : toMajor(product.dealPrice),
    currency: product.currency,
    stock: product.stock,
    categoryId: category?.id ?? null,
    categoryName: category?.name ?? null,
    isVisible,
    url: product.url,
    containsphysicalgoods: product.isPhysical,
    deliveryaddressrequired: product.needsAddress,
    deliverynoterequired: product.needsNote,
    dateCreated: toWallClock(product.createdAt),
    version: versionOfProduct(shown),
  };
};

const VISIBLE = { visible: true, hidden: false } as const;

export const catalogProductsRoutes = [
  serve(endpoints.listCatalogProducts, async ({ params, query }, { context, session, origin }) => {
    const { keyword, category, visibility } = query;
    const filter = { keyword, category, isVisible: visibility && VISIBLE[visibility] };
    const paging = pagingOf('size', query.page, query.size);
    const { rows, total } = await listCatalogProducts(context, session, params.catalogId, filter, paging);
    return { items: rows.map((row) => onWire(row, origin)), totalItems: total };
  }),
  serve(endpoints.getCatalogProduct, async ({ params }, { context, session, origin }) => ({
    data: onWire(await findCatalogProduct(context, session, params), origin),
  })),
  serveChange(
    endpoints.createCatalogProduct,
    { type: 'Catalogs', action: 'Create product of catalog', subject: ['product', 'body.name'] },
    async (input, { context, session }) => {
      await createCatalogProduct(context, session, input);
      return { status: true, message: 'Product created successfully' };
    },
  ),
  serveChange(
    endpoints.updateCatalogProduct,
    { type: 'Catalogs', action: 'Edit product of catalog', subject: ['product', 'params.productId'] },
    async (input, { context, session, audit }) => {
      const { product, category, isVisible } = await updateCatalogProduct(context, session, input);
      const { name, stock } = product;
      audit.about({ before: { name, price: toMajor(product.price), stock, category: category?.name ?? '', isVisible } });
      return { status: true, message: 'Product saved successfully' };
    },
  ),
  serveChange(
    endpoints.setCatalogProductVisibility,
    { type: 'Catalogs', action: 'Show or hide product of catalog', subject: ['product', 'params.productId'] },
    async ({ params, body: { action } }, { context, session, audit }) => {
      const isVisible = action === 'show';
      audit.about({ before: { isVisible: await setVisible(context, session, params, isVisible) }, after: { isVisible } });
      return { status: true, message: isVisible ? 'Product is visible in the shop' : 'Product is hidden from the shop' };
    },
  ),
];
