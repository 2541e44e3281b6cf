/** The product form, which sends images. */
import * as products from '../../services/catalog/products';
import { sent } from '../sent';

export const createProduct = sent('newProduct', products.createProduct);
