// @vitest-environment happy-dom
/** What the services of catalogs send, and what they make of the answers. */
import { emptyCatalog, formOfCatalog } from '../../../machines/catalog/catalog/catalog.machine';
import { orderFilters } from '../../../machines/catalog/catalogOrders/catalogOrders.machine';
import { emptyCatalogProduct, formOfProduct } from '../../../machines/catalog/catalogProduct/catalogProduct.machine';
import { formOfCategory } from '../../../machines/catalog/category/category.machine';
import { formOfDelivery } from '../../../machines/catalog/deliveryOption/deliveryOption.machine';
import { bearer, chosen, describeServices } from '../../../tests/services/exchanges';
import * as orders from './catalogOrders';
import * as products from './catalogProducts';
import * as services from './catalogs';
import * as categories from './categories';
import * as delivery from './deliveryOptions';

const ROOT = '/subsidiary/dashboard/catalog';

const wireCatalog = {
  ...{ id: 1, reference: 'KCL-1', name: 'Harmattan <b>', description: null, currency: 'NGN', logo: 'javascript:alert(1)' },
  ...{ shopUrl: 'https://a.test/shop/KCL-1', isActive: true, products: 4, ordersThisMonth: 2, paidThisMonth: 1500 },
  dateCreated: '2026-11-20 09:30:00',
  version: 'v1',
};
const catalog = {
  ...{ id: '1', reference: 'KCL-1', name: 'Harmattan <b>', description: '', currency: 'NGN', logo: '' },
  ...{
    url: 'https://a.test/shop/KCL-1',
    isActive: true,
    products: 4,
    orders: 2,
    paid: '1500',
    createdAt: '2026-11-20T09:30:00',
    version: 'v1',
  },
};

const wireProduct = {
  ...{ id: 8, name: 'Rice', description: 'Ofada', images: ['https://a.test/1.png', 'javascript:1'], price: '14200.00' },
  ...{
    currency: 'NGN',
    stock: 60,
    categoryId: 1,
    categoryName: 'Food',
    isVisible: true,
    url: null,
    dateCreated: null,
    version: 'v1',
  },
  ...{ containsphysicalgoods: true, deliveryaddressrequired: true, deliverynoterequired: false },
};
const product = {
  ...{ id: '8', name: 'Rice', description: 'Ofada', images: ['https://a.test/1.png'], price: '14200.00', dealPrice: null },
  ...{
    currency: 'NGN',
    stock: '60',
    category: '1',
    categoryName: 'Food',
    isVisible: true,
    url: '',
    createdAt: null,
    version: 'v1',
  },
  ...{ containsphysicalgoods: true, deliveryaddressrequired: true, deliverynoterequired: false },
};

const wireCategory = { id: 1, name: 'Food', products: 1, catalogs: ['Harmattan <b>'] };
const category = { ...wireCategory, id: '1', version: '' };

const wireOption = { id: 3, name: 'Lagos', note: null, fee: 2500, isOffered: true, ordersThisMonth: 1 };
const option = { id: '3', name: 'Lagos', note: '', fee: '2500', isOffered: true, orders: 1, version: '' };

const wireOrder = {
  ...{ id: 9, reference: 'KCO-9', dateCreated: '2026-11-20 09:30:00', customerName: 'Ada', customerEmail: 'a@c.test' },
  ...{
    catalogId: 1,
    catalogName: 'Harmattan',
    items: 2,
    currency: 'NGN',
    total: '31100.00',
    status: 'Successful',
    dateSent: null,
  },
};
const order = {
  ...{ id: '9', reference: 'KCO-9', createdAt: '2026-11-20T09:30:00', customer: 'Ada', email: 'a@c.test', catalogId: '1' },
  ...{ catalogName: 'Harmattan', items: 2, currency: 'NGN', total: '31100.00', status: 'Successful', sentAt: null },
};

const form = { ...emptyCatalog('NGN'), name: ' Linen ', description: ' White ' };
const image = { ...chosen('a.png'), pixels: 12 };
const typedProduct = {
  ...emptyCatalogProduct('NGN'),
  ...{ name: ' Rice ', description: ' Ofada ', price: '14,200', stock: ' 60 ', images: [image], category: '1' },
};
const sentWithout = {
  ...{ name: 'Rice', description: 'Ofada', price: '14200' },
  ...{ containsphysicalgoods: 'true', deliveryaddressrequired: 'true', deliverynoterequired: 'false' },
};
const sentProduct = { ...sentWithout, stock: '60', categoryId: '1', isVisible: 'true' };
const upload = (to: string) => ({ to, headers: bearer });

describeServices('catalogs', [
  {
    name: '[CAT-01] listCatalogs with every filter',
    call: (options) => services.listCatalogs({ filter: { keyword: 'sale', status: 'active' }, page: 2, size: 20 }, options),
    asks: [
      {
        to: `GET ${ROOT}`,
        query: { page: '2', size: '20', keyword: 'sale', status: 'active' },
        answer: { items: [wireCatalog], totalItems: 21 },
      },
    ],
    gives: { rows: [catalog], total: 21 },
  },
  {
    name: '[CAT-01] getCatalog',
    call: (options) => services.getCatalog({ key: '../1' }, options),
    asks: [{ to: `GET ${ROOT}/..%2F1`, answer: { data: wireCatalog } }],
    gives: catalog,
  },
  {
    name: '[CAT-01] saveCatalog of a new one',
    call: (options) =>
      services.saveCatalog(formOfCatalog)({ subject: '', values: { ...form, logo: [chosen('l.png')] } }, options),
    asks: [{ ...upload(`POST ${ROOT}`), form: { name: 'Linen', description: 'White', currency: 'NGN', logo: 'file:l.png' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[CAT-01] saveCatalog of an edited one',
    call: (options) =>
      services.saveCatalog(formOfCatalog)({ subject: '1', values: { ...form, removeLogo: true, version: 'v1' } }, options),
    asks: [
      {
        ...upload(`PUT ${ROOT}/1`),
        form: { name: 'Linen', description: 'White', currency: 'NGN', removeLogo: 'true', version: 'v1' },
      },
    ],
    gives: { message: 'Done' },
  },
  {
    name: '[CAT-01] switchCatalog',
    call: (options) => services.switchCatalog({ subject: { id: '1', isActive: true } }, options),
    asks: [{ to: `POST ${ROOT}/1/status`, body: { action: 'disable' } }],
    gives: { message: 'Done' },
  },
]);

describeServices('products of a catalog', [
  {
    name: '[CAT-01] listCatalogProducts with every filter',
    call: (options) =>
      products.listCatalogProducts(
        { filter: { catalog: '1', keyword: 'rice', category: '1', visibility: 'visible' }, page: 1, size: 20 },
        options,
      ),
    asks: [
      {
        to: `GET ${ROOT}/1/products`,
        query: { page: '1', size: '20', keyword: 'rice', category: '1', visibility: 'visible' },
        answer: { items: [wireProduct], totalItems: 1 },
      },
    ],
    gives: { rows: [product], total: 1 },
  },
  {
    name: '[CAT-01] loadProductData of a product',
    call: (options) => products.loadProductData({ key: '1/8' }, options),
    asks: [
      { to: `GET ${ROOT}/1`, answer: { data: wireCatalog } },
      { to: `GET ${ROOT}/1/products/8`, answer: { data: wireProduct } },
      { to: `GET ${ROOT}/categories`, query: { page: '1', size: '100' }, answer: { items: [wireCategory], totalItems: 1 } },
    ],
    gives: { catalog, product, categories: [category] },
  },
  {
    name: '[CAT-01] loadProductData of a new one',
    call: (options) => products.loadProductData({ key: '1/' }, options),
    asks: [
      { to: `GET ${ROOT}/1`, answer: { data: wireCatalog } },
      { to: `GET ${ROOT}/categories`, query: { page: '1', size: '100' }, answer: { items: [], totalItems: 0 } },
    ],
    gives: { catalog, product: null, categories: [] },
  },
  {
    name: '[CAT-01] saveProduct of a new one',
    call: (options) => products.saveProduct(formOfProduct)({ subject: '1/', values: typedProduct }, options),
    asks: [{ ...upload(`POST ${ROOT}/1/products`), form: { ...sentProduct, currency: 'NGN', images: 'file:a.png' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[CAT-01] saveProduct with a stock that did not change',
    call: (options) =>
      products.saveProduct(formOfProduct)(
        { subject: '1/8', values: { ...typedProduct, stockBefore: '60', version: 'v1', images: [] } },
        options,
      ),
    asks: [{ ...upload(`PUT ${ROOT}/1/products/8`), form: { ...sentProduct, version: 'v1' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[CAT-01] saveProduct with a stock that is unlimited from now on',
    call: (options) =>
      products.saveProduct(formOfProduct)(
        {
          subject: '1/8',
          values: { ...typedProduct, quantity: 'Unlimited', stockBefore: '60', category: '', isVisible: false, images: [] },
        },
        options,
      ),
    asks: [
      {
        ...upload(`PUT ${ROOT}/1/products/8`),
        form: { ...sentWithout, isVisible: 'false', stockBefore: '60' },
      },
    ],
    gives: { message: 'Done' },
  },
  {
    name: '[CAT-01] switchProduct',
    call: (options) => products.switchProduct({ subject: { catalog: '1', id: '8', isVisible: false } }, options),
    asks: [{ to: `POST ${ROOT}/1/products/8/visibility`, body: { action: 'show' } }],
    gives: { message: 'Done' },
  },
]);

describeServices('categories', [
  {
    name: '[CAT-01] listCategories',
    call: (options) => categories.listCategories({ filter: { keyword: 'food' }, page: 1, size: 20 }, options),
    asks: [
      {
        to: `GET ${ROOT}/categories`,
        query: { page: '1', size: '20', keyword: 'food' },
        answer: { items: [wireCategory], totalItems: 1 },
      },
    ],
    gives: { rows: [category], total: 1 },
  },
  {
    name: '[CAT-01] getCategory',
    call: (options) => categories.getCategory({ key: '1' }, options),
    asks: [{ to: `GET ${ROOT}/categories/1`, answer: { data: wireCategory } }],
    gives: category,
  },
  {
    name: '[CAT-01] saveCategory of a new one',
    call: (options) =>
      categories.saveCategory(formOfCategory)(
        { subject: '', values: { name: ' Food ', version: '' }, idempotencyKey: '' },
        options,
      ),
    asks: [{ to: `POST ${ROOT}/categories`, body: { name: 'Food' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[CAT-01] saveCategory of a renamed one',
    call: (options) =>
      categories.saveCategory(formOfCategory)(
        { subject: '1', values: { name: 'Food', version: 'v1' }, idempotencyKey: '' },
        options,
      ),
    asks: [{ to: `PUT ${ROOT}/categories/1`, body: { name: 'Food', version: 'v1' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[CAT-01] deleteCategory',
    call: (options) => categories.deleteCategory({ subject: { id: '1', name: 'Food' } }, options),
    asks: [{ to: `DELETE ${ROOT}/categories/1` }],
    gives: { message: 'Done' },
  },
]);

const typedOption = { name: ' Lagos ', note: ' By bike ', fee: '2,500', currency: 'NGN', isOffered: true, version: '' };

describeServices('delivery options', [
  {
    name: '[CAT-01] listDelivery',
    call: (options) => delivery.listDelivery({ filter: { catalog: '1' }, page: 1, size: 20 }, options),
    asks: [
      {
        to: `GET ${ROOT}/1/delivery`,
        query: { page: '1', size: '20' },
        answer: { items: [wireOption], totalItems: 1 },
      },
    ],
    gives: { rows: [option], total: 1 },
  },
  {
    name: '[CAT-01] loadDeliveryData',
    call: (options) => delivery.loadDeliveryData({ key: '1/3' }, options),
    asks: [
      { to: `GET ${ROOT}/1`, answer: { data: wireCatalog } },
      { to: `GET ${ROOT}/1/delivery/3`, answer: { data: wireOption } },
    ],
    gives: { catalog, option },
  },
  {
    name: '[CAT-01] saveDelivery of a new one',
    call: (options) => delivery.saveDelivery(formOfDelivery)({ subject: '1/', values: typedOption, idempotencyKey: '' }, options),
    asks: [
      { to: `POST ${ROOT}/1/delivery`, body: { name: 'Lagos', note: 'By bike', fee: '2500', currency: 'NGN', isOffered: true } },
    ],
    gives: { message: 'Done' },
  },
  {
    name: '[CAT-01] saveDelivery of an edited one that is free',
    call: (options) =>
      delivery.saveDelivery(formOfDelivery)(
        { subject: '1/3', values: { ...typedOption, fee: ' ', isOffered: false, version: 'v1' }, idempotencyKey: '' },
        options,
      ),
    asks: [
      { to: `PUT ${ROOT}/1/delivery/3`, body: { name: 'Lagos', note: 'By bike', fee: '0', isOffered: false, version: 'v1' } },
    ],
    gives: { message: 'Done' },
  },
]);

const details = {
  ...{ customerPhone: '', customerId: 4, address: 'Ikoyi', note: '', deliveryName: 'Lagos', deliveryFee: '2500.00' },
  ...{ transactionReference: 'KOR-9', paymentReference: 'KPY-9', method: 'Card' },
  lines: [{ name: 'Rice', image: 'javascript:1', quantity: 2, price: '14300.00', amount: '28600.00' }],
};

describeServices('orders', [
  {
    name: '[CAT-01 GEN-04] listOrders with every filter',
    call: (options) =>
      orders.listOrders(
        {
          filter: {
            keyword: { text: 'ada', column: 'email' },
            ...{ status: 'Successful', sent: 'unsent', catalog: '1' },
            days: { from: '2026-11-01', to: '2026-11-21' },
          },
          page: 1,
          size: 20,
        },
        options,
      ),
    asks: [
      {
        to: `GET ${ROOT}/orders`,
        query: {
          ...{ page: '1', size: '20', keyword: 'ada', column: 'email', status: 'Successful', sent: 'unsent', catalog: '1' },
          ...{ startDate: '2026-11-01 00:00:00', endDate: '2026-11-21 23:59:59' },
        },
        answer: { items: [wireOrder], totalItems: 1 },
      },
    ],
    gives: { rows: [order], total: 1 },
  },
  {
    name: '[CAT-01] listOrders without a filter',
    call: (options) => orders.listOrders({ filter: orderFilters.empty, page: 1, size: 20 }, options),
    asks: [{ to: `GET ${ROOT}/orders`, query: { page: '1', size: '20' }, answer: { items: [], totalItems: 0 } }],
    gives: { rows: [], total: 0 },
  },
  {
    name: '[CUS-04 CAT-01] ordersOfCustomer, not of one whose email contains it',
    call: (options) => orders.ordersOfCustomer({ key: 'A@c.test' }, options),
    asks: [
      {
        to: `GET ${ROOT}/orders`,
        query: { page: '1', size: '5', keyword: 'A@c.test', column: 'email' },
        answer: { items: [{ ...wireOrder, customerEmail: 'nada@c.test' }, wireOrder], totalItems: 2 },
      },
    ],
    gives: { rows: [order] },
  },
  {
    name: '[CAT-01] getOrder',
    call: (options) => orders.getOrder({ key: '9' }, options),
    asks: [{ to: `GET ${ROOT}/orders/9`, answer: { data: { ...wireOrder, ...details } } }],
    gives: {
      ...order,
      ...{ phone: '', customerId: '4', address: 'Ikoyi', note: '', deliveryName: 'Lagos', deliveryFee: '2500.00' },
      ...{ transactionReference: 'KOR-9', paymentReference: 'KPY-9', method: 'Card', sentNote: '', sentBy: '', refunded: '0.00' },
      lines: [{ name: 'Rice', image: '', quantity: 2, price: '14300.00', amount: '28600.00' }],
    },
  },
  {
    name: '[CAT-01] sendOrder',
    call: (options) => orders.sendOrder({ subject: '9', values: { note: ' On its way ' }, idempotencyKey: '' }, options),
    asks: [{ to: `POST ${ROOT}/orders/9/sent`, body: { note: 'On its way' } }],
    gives: { message: 'Done' },
  },
]);
