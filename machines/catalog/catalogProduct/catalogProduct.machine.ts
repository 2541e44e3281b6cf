import { form } from '../../kit/form/form.machine';
import { isFilled } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Edits, FieldErrors } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';
import type { CatalogProduct } from '../catalogProducts/catalogProducts.machine';
import { currencyNow, knownCurrency } from '../catalogs/catalogs.machine';
import { fieldOfError } from '../newProduct/newProduct.machine';
import { emptyProduct, type Need, type NewProduct, needsWith, validateProduct } from '../newProduct/newProduct.rules';

/** The input for a product of a catalog. Delivery is an option of the catalog, so a product has no fees of its own. */
export interface CatalogProductForm extends NewProduct {
  /** Empty: none. */
  readonly category: string;
  readonly isVisible: boolean;
  /** The stock that was loaded: empty for unlimited, and for a new product. */
  readonly stockBefore: string;
  /** How many images it has, as digits. New ones replace them. */
  readonly kept: string;
  /** Their addresses, separated by spaces. */
  readonly imagesBefore: string;
  /** As loaded. Empty of a new one. */
  readonly version: string;
}

export const emptyCatalogProduct = (currency: string): CatalogProductForm => ({
  ...emptyProduct(currency),
  ...{ containsphysicalgoods: true, deliveryaddressrequired: true },
  ...{ category: '', isVisible: true, stockBefore: '', kept: '0', imagesBefore: '', version: '' },
});

export const formOfProduct = (product: CatalogProduct): CatalogProductForm => ({
  ...emptyCatalogProduct(product.currency),
  name: product.name,
  description: product.description,
  price: product.price,
  dealprice: product.dealPrice ?? '',
  url: product.url,
  containsphysicalgoods: product.containsphysicalgoods,
  deliveryaddressrequired: product.deliveryaddressrequired,
  deliverynoterequired: product.deliverynoterequired,
  quantity: product.stock === null ? 'Unlimited' : 'Limited',
  stock: product.stock ?? '',
  category: product.category,
  isVisible: product.isVisible,
  stockBefore: product.stock ?? '',
  kept: `${product.images.length}`,
  imagesBefore: product.images.join(' '),
  version: product.version,
});

/** CAT-01: as a product. One that is sold out can be edited, and one that has images needs no new ones. */
export function validateCatalogProduct(values: CatalogProductForm): FieldErrors<CatalogProductForm> {
  const { images, stock, ...others } = validateProduct(values);
  const keepsImages = values.kept !== '0' && values.images.length === 0 && values.reading === '0';
  const isSoldOut = values.kept !== '0' && values.stock.trim() === '0';
  return {
    ...others,
    ...(images !== undefined && !keepsImages && { images }),
    ...(stock !== undefined && !isSoldOut && { stock }),
  };
}

export const productNeeds = (values: CatalogProductForm): readonly Need[] =>
  needsWith(validateCatalogProduct(values), values).filter(({ field }) => field !== 'fees');

const edits: Edits<CatalogProductForm> = {
  thing: 'product',
  labels: {
    ...{ name: 'Name', description: 'Description', price: 'Price', dealprice: 'Deal price', url: 'URL' },
    ...{ containsphysicalgoods: 'Contains physical goods', deliveryaddressrequired: 'Ask for a delivery address' },
    ...{ deliverynoterequired: 'Ask for a delivery note', quantity: 'Quantity', stock: 'Stock', category: 'Category' },
    ...{ isVisible: 'Show in the shop', imagesBefore: 'Images', images: 'New images' },
  },
  shown: {
    imagesBefore: (_, { kept }) => (kept === '1' ? 'Another image' : `${kept} other images`),
    category: (id) => (id === '' ? 'None' : 'Another category'),
  },
};

/** CAT-01: creates a product in a catalog, or changes it. The subject is the catalog, and the product after a slash if there is one. */
export const catalogProductMachine = form<CatalogProductForm, Said>('catalogProduct', {
  calls: ['createCatalogProduct', 'updateCatalogProduct', 'getCatalogProduct'],
  callsOneOf: true,
  req: ['CAT-01'],
  description: 'Creates or edits a product of a catalog.',
  validate: validateCatalogProduct,
  edits,
  isReady: (values) => productNeeds(values).every(({ state }) => state === 'met') && isFilled(values.currency),
  derivedFields: ['reading', 'currency'],
  fieldOfError: (said) => {
    if (currencyNow(said) !== null) return 'price';
    return said.startsWith('Category') ? 'category' : fieldOfError(said);
  },
  knownFrom: knownCurrency,
  failureMessage: 'We couldn’t save the product. Try again.',
  successMessage: 'Product saved.',
});

export const selectCatalogProduct = selectForm(validateCatalogProduct, null, edits);
