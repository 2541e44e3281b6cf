import { form } from '../../kit/form/form.machine';
import { selectForm } from '../../kit/form/form.select';
import type { Creates, FieldOf } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';
import { PRODUCTS } from '../products/products.machine';
import { isReady, type NewProduct, validateProduct } from './newProduct.rules';

const FIELDS = ['name', 'description', 'price', 'url', 'stock', 'images', 'fees'] as const;

/** Returns the field that a refusal is about. */
export function fieldOfError(said: string): FieldOf<NewProduct> | null {
  const spoken = said.toLowerCase();
  if (spoken.startsWith('deal price')) return 'dealprice';
  if (spoken.startsWith('image') || spoken.includes(' image')) return 'images';
  if (spoken.startsWith('fee')) return 'fees';
  return FIELDS.find((field) => spoken.startsWith(field)) ?? null;
}

const creates: Creates<NewProduct> = { thing: 'product', nameOf: ({ name }) => name.trim(), list: PRODUCTS };

/** PRD-02: creates a product with its images. */
export const newProductMachine = form<NewProduct, Said>('newProduct', {
  description: 'Creates a product with its images. A repeated request never creates a second one.',
  req: ['PRD-02'],
  calls: ['createProduct'],
  validate: validateProduct,
  isReady,
  creates,
  derivedFields: ['currency', 'reading'],
  fieldOfError,
  failureMessage: 'We couldn’t save the product. Try again.',
  successMessage: 'Product created.',
  redirectTo: PRODUCTS,
});

export const selectNewProduct = selectForm(validateProduct, creates);
