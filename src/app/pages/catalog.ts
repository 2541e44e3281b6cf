import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

const PRODUCTS = '/dashboard/business/products';

export const catalogPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/business/products',
    place: { group: 'Catalog', label: 'Products' },
    permission: 'product.view',
    screen: screen(screens.products, wirings.products, ({ workspace, flows }) => ({
      flows,
      mayManage: workspace.permissions.includes('product.manage'),
    })),
  },
  {
    path: '/dashboard/business/products/new-product',
    title: 'Add New Product',
    place: null,
    from: PRODUCTS,
    permission: 'product.manage',
    screen: screen(screens.newProduct, wirings.newProduct, ({ workspace, flows }) => ({ flows, currency: workspace.currency })),
  },
];
