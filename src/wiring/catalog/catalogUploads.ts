/** The forms of catalogs that send images. */
import { formOfCatalog } from '../../../machines/catalog/catalog/catalog.machine';
import { formOfProduct } from '../../../machines/catalog/catalogProduct/catalogProduct.machine';
import * as products from '../../services/catalog/catalogProducts';
import * as catalogs from '../../services/catalog/catalogs';
import { sent } from '../sent';

export const saveCatalog = sent('catalog', catalogs.saveCatalog(formOfCatalog));
export const saveProduct = sent('catalogProduct', products.saveProduct(formOfProduct));
