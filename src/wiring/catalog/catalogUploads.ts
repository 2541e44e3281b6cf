/** The forms of catalogs that send images. */
import * as products from '../../services/catalog/catalogProducts';
import * as catalogs from '../../services/catalog/catalogs';
import { sent } from '../sent';

export const saveCatalog = sent('catalog', catalogs.saveCatalog);
export const saveProduct = sent('catalogProduct', products.saveProduct);
