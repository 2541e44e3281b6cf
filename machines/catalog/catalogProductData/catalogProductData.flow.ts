import { resourceFlow } from '../../kit/resource/resource.flow';
import { rice } from '../catalogProducts/catalogProducts.flow';
import { harmattan } from '../catalogs/catalogs.flow';
import { food } from '../categories/categories.flow';
import { catalogProductDataMachine } from './catalogProductData.machine';

export const catalogProductDataFlow = resourceFlow(catalogProductDataMachine, {
  key: '1/8',
  answers: { some: { catalog: harmattan, product: { ...rice, images: ['https://a.test/1.png'] }, categories: [food(1)] } },
  screen: { path: '/dashboard/catalog/1/products/8/edit', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Edit product', loaded: 'Show in the shop' },
});
