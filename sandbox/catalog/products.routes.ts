/** Serves the products of a business. */
import { products as endpoints } from '../../contract/catalog/products';
import { period } from '../http/period.routes';
import { serve, serveChange } from '../http/serve';
import { toMajor } from '../rules/money';
import { addressOfImage } from './productImages';
import { createProduct, deleteProduct, listProducts } from './products';

export const productsRoutes = [
  serve(endpoints.listProducts, async ({ query }, { context, session, origin }) => {
    const filter = { availability: query.availability, ...period('fromdate', query.fromdate, 'todate', query.todate) };
    const rows = await listProducts(context, session, filter);
    return {
      products: rows.map(({ id, name, image, price, dealPrice, currency, stock, orders, sold, dateCreated }) => ({
        ...{ id, name, currency, dateCreated },
        image: image && addressOfImage(origin, image),
        price: toMajor(price),
        dealprice: dealPrice === null ? null : toMajor(dealPrice),
        availability: stock === 0 ? 'Out-of-stock' : 'In-stock',
        stock: stock ?? 0,
        total_orders: orders,
        totalAmount: toMajor(sold),
        status: 'Active',
      })),
    };
  }),
  serveChange(
    endpoints.createProduct,
    { type: 'Products', action: 'Create product', subject: ['product', 'body.name'] },
    async (input, { context, session }) => ({ status: true, message: await createProduct(context, session, input) }),
  ),
  serveChange(
    endpoints.deleteProduct,
    { type: 'Products', action: 'Delete product', subject: ['product', 'params.id'] },
    async ({ params }, { context, session, audit }) => {
      const name = await deleteProduct(context, session, params.id);
      audit.about({ before: { name } });
      return { status: true, message: 'Product deleted successfully' };
    },
  ),
];
