import { IMAGE_BYTES, MOST_IMAGES } from '../../../contract/catalog/productLimits';
import { formFlow } from '../../kit/form/form.flow';
import { PRODUCTS } from '../products/products.machine';
import { newProductMachine } from './newProduct.machine';
import { emptyProduct, imageError, type NewProduct, type ProductImage, validateProduct } from './newProduct.rules';

/** An image that can be used. */
export const picture: ProductImage = { key: 'p1', name: 'folded.jpg', bytes: 2_000, kind: 'jpeg', pixels: 480_000 };

/** A product that lacks nothing. */
export const whole: NewProduct = {
  ...emptyProduct('NGN'),
  name: 'Adire tablecloth',
  description: 'Hand-dyed cotton from Abeokuta.',
  price: '18500',
  stock: '24',
  images: [picture],
};

interface Step {
  readonly context: { readonly values: NewProduct };
  readonly isIn: (state: 'submitting') => boolean;
}

const sendsWrongImages = ({ context: { values }, isIn }: Step) => {
  const { images } = values;
  const isWrong = images.length === 0 || images.length > MOST_IMAGES || images.some((image) => imageError(image) !== null);
  return isIn('submitting') && isWrong;
};

const tooLarge: ProductImage = { ...picture, bytes: IMAGE_BYTES + 1 };

export const newProductFlow = formFlow(newProductMachine, {
  validate: validateProduct,
  redirectTo: PRODUCTS,
  creates: { thing: 'product', req: ['PRD-02', 'FLW-03'] },
  starts: {
    empty: { values: emptyProduct('NGN') },
    ready: {
      values: emptyProduct('NGN'),
      draft: whole,
      screen: { bookmark: { flow: 'newProduct', bookmark: whole } },
      notInBrowser: true,
    },
  },
  otherStarts: {
    unchanged: { values: { ...whole, url: 'javascript:alert(1)' } },
    reloaded: {
      values: emptyProduct('NGN'),
      draft: { ...whole, images: [] },
      attempt: { idempotencyKey: 'key-1', values: whole },
    },
    chosenAgain: {
      values: emptyProduct('NGN'),
      draft: { ...whole, images: [{ ...picture, key: 'p2' }] },
      attempt: { idempotencyKey: 'key-1', values: whole },
    },
    refused: { values: emptyProduct('NGN'), draft: { ...whole, images: [tooLarge] } },
    seven: {
      values: emptyProduct('NGN'),
      draft: { ...whole, images: Array.from({ length: 7 }, () => picture) },
    },
  },
  typed: {
    name: { field: 'name', value: 'Adire tablecloth' },
    other: { field: 'name', value: 'Adire napkin' },
    unclear: { field: 'price', value: '1,50' },
    nowhere: { field: 'url', value: 'javascript:alert(1)' },
  },
  answers: { created: { message: 'Product created successfully' } },
  properties: [
    {
      kind: 'never',
      says: 'A product is never sent without an image, with more than six, or with a refused one',
      req: ['PRD-02'],
      when: sendsWrongImages,
    },
  ],
  screen: { path: '/dashboard/business/products/new-product', as: 'amaka.obi@bluecrest.test' },
  outOfReach: Object.fromEntries(
    [
      'newProduct.checkingEarlier | cancel | 0',
      'newProduct.checkingEarlier | xstate.done.actor.earlier | 0',
      'newProduct.checkingEarlier | xstate.error.actor.earlier | 0',
      'newProduct.checkingEarlier | xstate.error.actor.earlier | 1',
      'newProduct.checkingEarlier | xstate.error.actor.earlier | 2',
      'newProduct.earlierCreated | another.confirmed | 0',
      'newProduct.earlierCreated | earlier.kept | 0',
      'newProduct.earlierUnknown | another.confirmed | 0',
      'newProduct.earlierUnknown | decision.dismissed | 0',
      'newProduct.editing | form.submitted | 0',
      'newProduct.editing | form.submitted | 1',
      'newProduct.editing | form.submitted | 2',
      'newProduct.editing | form.submitted | 3',
      'newProduct.submitting | cancel | 0',
      'newProduct.submitting | xstate.done.actor.save | 0',
      'newProduct.submitting | xstate.error.actor.save | 0',
      'newProduct.submitting | xstate.error.actor.save | 1',
      'newProduct.submitting | xstate.error.actor.save | 2',
      'newProduct.submitting | xstate.error.actor.save | 3',
    ].map((id) => [id, 'A path chooses no image, and without one nothing is sent. The story of a new product chooses one.']),
  ),
  fields: {
    name: 'Name',
    price: { fill: 'Price', hints: { '1,50': /Did you mean 1\.50\?/ } },
    url: 'URL',
  },
  sees: { title: 'Add New Product', saved: 'Product created successfully', cancelled: 'Products' },
});
