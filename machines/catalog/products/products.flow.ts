import { collectionFlow } from '../../kit/collection/collection.flow';
import { type Product, productFilters, productsMachine } from './products.machine';

/** A tablecloth of which 24 are left. The fourth row has the id that it has as seeded. */
export const product = (n: number): Product => ({
  id: `${n + 3}`,
  name: 'Adire tablecloth, 6 seats',
  image: '',
  price: '18500.00',
  dealPrice: null,
  currency: 'NGN',
  availability: 'In stock',
  stock: '24',
  isUnlimited: false,
  orders: '3',
  sold: '55500.00',
  status: 'Active',
  createdAt: '2026-11-20T09:30:00',
});

export const productsFlow = collectionFlow(productsMachine, {
  req: ['PRD-01', 'GEN-05'],
  filters: productFilters,
  filtered: { adire: { keyword: 'adire' } },
  row: product,
  count: 4,
  screen: { path: '/dashboard/business/products', as: 'amaka.obi@bluecrest.test', shows: 'Products' },
});
