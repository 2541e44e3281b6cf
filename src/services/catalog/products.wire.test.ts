// @vitest-environment happy-dom
/** What the services of products send, and what they make of the answers. */
import { emptyProduct } from '../../../machines/catalog/newProduct/newProduct.rules';
import { productFilters } from '../../../machines/catalog/products/products.machine';
import { bearer, chosen, describeServices } from '../../../tests/services/exchanges';
import * as services from './products';

const LIST = 'GET /subsidiary/dashboard/product/all';
const CREATE = { to: 'POST /subsidiary/dashboard/product/create', headers: { ...bearer, 'idempotency-key': 'K' } };

const wire = (availability: string, stock: number) => ({ id: 7, name: 'Adire <b>', price: 18500, availability, stock });
const product = {
  id: '7',
  name: 'Adire <b>',
  image: '',
  price: '18500',
  dealPrice: null,
  currency: 'NGN',
  availability: 'In stock',
  stock: '24',
  isUnlimited: false,
  orders: null,
  sold: null,
  status: '',
  createdAt: null,
};
const whole = {
  ...wire('Out-of-stock', 0),
  image: 'javascript:alert(1)',
  dealprice: '16000.00',
  currency: 'USD',
  total_orders: '3',
  totalAmount: 55500,
  status: 'Active',
  dateCreated: '2026-11-20 09:30:00',
};

const image = (name: string) => ({ ...chosen(name), pixels: 12 });
const least = {
  ...emptyProduct('NGN'),
  name: ' =Adire ',
  description: ' Cotton ',
  price: ' 18,500 ',
  stock: ' 24 ',
  images: [image('b.png')],
};
const sent = {
  name: '=Adire',
  description: 'Cotton',
  price: '18500',
  currency: 'NGN',
  containsphysicalgoods: 'false',
  deliveryaddressrequired: 'false',
  deliverynoterequired: 'false',
  stock: '24',
  images: 'file:b.png',
};

describeServices('products', [
  {
    name: '[PRD-01 GEN-04] listProducts with what the call has a parameter for',
    call: (options) =>
      services.listProducts(
        {
          filter: { keyword: 'adire', availability: 'Out-of-stock', days: { from: '2026-11-01', to: '2026-11-21' } },
          page: 1,
          size: 20,
        },
        options,
      ),
    asks: [
      {
        to: LIST,
        query: { availability: 'Out-of-stock', fromdate: '2026-11-01 00:00:00', todate: '2026-11-21 23:59:59' },
        answer: { products: [whole] },
      },
    ],
    gives: {
      rows: [
        {
          ...product,
          availability: 'Out of stock',
          stock: '0',
          dealPrice: '16000.00',
          currency: 'USD',
          orders: '3',
          sold: '55500',
          status: 'Active',
          createdAt: '2026-11-20T09:30:00',
        },
      ],
    },
  },
  {
    name: '[PRD-01 PRD-02] listProducts with stock and without a limit',
    call: (options) => services.listProducts({ filter: productFilters.empty, page: 1, size: 20 }, options),
    asks: [{ to: LIST, answer: { products: [wire('In-stock', 24), wire('In-stock', 0)] } }],
    gives: { rows: [product, { ...product, stock: null, isUnlimited: true }] },
  },
  {
    name: '[PRD-01] deleteProduct',
    call: (options) => services.deleteProduct({ subject: { id: '../8?x%', name: 'Adire' } }, options),
    asks: [{ to: 'DELETE /subsidiary/dashboard/product/delete/..%2F8%3Fx%25' }],
    gives: { message: 'Done' },
  },
  {
    name: '[PRD-02] createProduct of what a product needs',
    call: (options) => services.createProduct({ idempotencyKey: 'K', values: least }, options),
    asks: [{ ...CREATE, form: sent }],
    gives: { message: 'Done' },
  },
  {
    name: '[PRD-02] createProduct of all fields',
    call: (options) =>
      services.createProduct(
        {
          idempotencyKey: 'K',
          values: {
            ...least,
            dealprice: '16,000.50',
            currency: 'USD',
            url: ' https://b.test/?a=%2F ',
            containsphysicalgoods: true,
            deliveryaddressrequired: true,
            deliverynoterequired: true,
            quantity: 'Unlimited',
            fees: [
              { name: ' Lagos ', fee: '2,500' },
              { name: ' ', fee: '' },
            ],
          },
        },
        options,
      ),
    asks: [
      {
        ...CREATE,
        form: {
          ...sent,
          dealprice: '16000.5',
          currency: 'USD',
          url: 'https://b.test/?a=%2F',
          containsphysicalgoods: 'true',
          deliveryaddressrequired: 'true',
          deliverynoterequired: 'true',
          stock: '0',
          fees: '[{"name":"Lagos","fee":"2500"}]',
        },
      },
    ],
    gives: { message: 'Done' },
  },
]);
