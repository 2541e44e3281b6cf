/** Flows of the products of a catalog. */
import { catalogProductMachine } from '../../../machines/catalog/catalogProduct/catalogProduct.machine';
import { catalogProductDataMachine } from '../../../machines/catalog/catalogProductData/catalogProductData.machine';
import { catalogProductsMachine } from '../../../machines/catalog/catalogProducts/catalogProducts.machine';
import { productVisibilityMachine } from '../../../machines/catalog/productVisibility/productVisibility.machine';
import { wire } from '../../../machines/kit/flow/port';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/catalog/catalogProducts'));
const uploads = () => withTemporal(() => import('./catalogUploads'));

export const catalogProductsFlows = {
  catalogProducts: wire(catalogProductsMachine, { load: lazy(services, (s) => s.listCatalogProducts) }),
  catalogProduct: wire(catalogProductMachine, { save: lazy(uploads, (s) => s.saveProduct) }),
  catalogProductData: wire(catalogProductDataMachine, { load: lazy(services, (s) => s.loadProductData) }),
  productVisibility: wire(productVisibilityMachine, { do: lazy(services, (s) => s.switchProduct) }),
};
