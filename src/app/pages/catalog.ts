import type { DashboardFlows } from '../frame/dashboardWiring';
import type { RouteEntry } from '../page';
import { type FlowProps, screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

const PRODUCTS = '/dashboard/business/products';

const CATALOGS = '/dashboard/catalog';

const managed = <Name extends keyof DashboardFlows>({ workspace, flows }: FlowProps<Name>) => ({
  flows,
  mayManage: workspace.permissions.includes('product.manage'),
});

const inCurrency = <Name extends keyof DashboardFlows>({ workspace, flows }: FlowProps<Name>) => ({
  flows,
  currency: workspace.currency,
  currencies: workspace.currencies,
});

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
  {
    path: '/dashboard/catalog',
    title: 'Catalog links',
    place: { group: 'Catalog', label: 'Links' },
    permission: 'product.view',
    screen: screen(screens.catalogs, wirings.catalogs, managed),
  },
  {
    path: '/dashboard/catalog/create',
    title: 'New catalog',
    place: null,
    permission: 'product.manage',
    screen: screen(screens.newCatalog, wirings.catalogs, inCurrency),
  },
  {
    path: '/dashboard/catalog/:catalogId/edit',
    title: 'Edit catalog',
    place: null,
    from: CATALOGS,
    permission: 'product.manage',
    screen: screen(screens.editedCatalog, wirings.catalogs, inCurrency),
  },
  {
    path: '/dashboard/catalog/:catalogId/products',
    title: 'Products of a catalog',
    place: null,
    from: CATALOGS,
    outline: 'list',
    permission: 'product.view',
    screen: screen(screens.catalogProducts, wirings.catalogProducts, managed),
  },
  {
    path: '/dashboard/catalog/:catalogId/products/create',
    title: 'Add New Product',
    place: null,
    from: CATALOGS,
    permission: 'product.manage',
    screen: screen(screens.newCatalogProduct, wirings.catalogProducts, ({ flows }) => ({ flows })),
  },
  {
    path: '/dashboard/catalog/:catalogId/products/:productId/edit',
    title: 'Edit product',
    place: null,
    from: CATALOGS,
    permission: 'product.manage',
    screen: screen(screens.editedCatalogProduct, wirings.catalogProducts, ({ flows }) => ({ flows })),
  },
  {
    path: '/dashboard/catalog/categories',
    place: { group: 'Catalog', label: 'Categories' },
    permission: 'product.view',
    screen: screen(screens.categories, wirings.categories, managed),
  },
  {
    path: '/dashboard/catalog/categories/create',
    title: 'New category',
    place: null,
    permission: 'product.manage',
    screen: screen(screens.newCategory, wirings.categories, ({ flows }) => ({ flows })),
  },
  {
    path: '/dashboard/catalog/categories/:categoryId/edit',
    title: 'Edit category',
    place: null,
    from: '/dashboard/catalog/categories',
    permission: 'product.manage',
    screen: screen(screens.editedCategory, wirings.categories, ({ flows }) => ({ flows })),
  },
  {
    path: '/dashboard/catalog/:catalogId/delivery',
    title: 'Delivery',
    place: null,
    from: CATALOGS,
    outline: 'list',
    permission: 'product.view',
    screen: screen(screens.delivery, wirings.deliveryOptions, managed),
  },
  {
    path: '/dashboard/catalog/:catalogId/delivery/create',
    title: 'New delivery option',
    place: null,
    from: CATALOGS,
    permission: 'product.manage',
    screen: screen(screens.newDelivery, wirings.deliveryOptions, ({ flows }) => ({ flows })),
  },
  {
    path: '/dashboard/catalog/:catalogId/delivery/edit/:deliveryId',
    title: 'Edit delivery option',
    place: null,
    from: CATALOGS,
    permission: 'product.manage',
    screen: screen(screens.editedDelivery, wirings.deliveryOptions, ({ flows }) => ({ flows })),
  },
  {
    path: '/dashboard/catalog/orders',
    place: { group: 'Catalog', label: 'Orders' },
    permission: 'transaction.view',
    screen: screen(screens.catalogOrders, wirings.catalogOrders, ({ flows }) => ({ flows })),
  },
  {
    path: '/dashboard/catalog/:orderId/orders',
    title: 'Order',
    outline: 'record',
    place: null,
    from: '/dashboard/catalog/orders',
    permission: 'transaction.view',
    screen: screen(screens.catalogOrder, wirings.catalogOrders, managed),
  },
];
