/** The flow of the page of a new product. */
import { newProductMachine } from '../../../machines/catalog/newProduct/newProduct.machine';
import { wire } from '../../../machines/kit/flow/port';
import { lazy } from '../lazy';
import { stored } from '../stored';
import { withTemporal } from '../temporal';

const forms = () => withTemporal(() => import('./uploadProduct'));

export const newProductFlows = {
  newProduct: wire(newProductMachine, { save: stored(lazy(forms, (s) => s.createProduct)) }),
};
