/** Flows of the products page. */
import { productRemovalMachine } from '../../../machines/catalog/productRemoval/productRemoval.machine';
import { productFilters, productReaders, productsMachine } from '../../../machines/catalog/products/products.machine';
import { wire } from '../../../machines/kit/flow/port';
import { narrowed } from '../../../machines/kit/list/narrow';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/catalog/products'));

export const productsFlows = {
  products: wire(productsMachine, {
    load: narrowed(
      lazy(services, (s) => s.listProducts),
      productFilters,
      productReaders,
    ),
  }),
  productRemoval: wire(productRemovalMachine, { do: lazy(services, (s) => s.deleteProduct) }),
};
