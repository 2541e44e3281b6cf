import { formFlow } from '../../kit/form/form.flow';
import { rice } from '../catalogProducts/catalogProducts.flow';
import { catalogProductMachine, formOfProduct, validateCatalogProduct } from './catalogProduct.machine';

/** As loaded, with an image. */
const loaded = formOfProduct({ ...rice, images: ['https://a.test/1.png'] });

const cheaper = { ...loaded, price: '13000.00', version: 'v2' };
const sold = { ...loaded, stock: '58', stockBefore: '58' };

export const catalogProductFlow = formFlow(catalogProductMachine, {
  validate: validateCatalogProduct,
  starts: { loaded: { subject: '1/8', values: loaded } },
  otherStarts: {
    unchanged: { subject: '1/8', values: { ...loaded, url: 'javascript:alert(1)' } },
    soldOut: { subject: '1/8', values: { ...loaded, stock: '0', stockBefore: '0' } },
    imageless: { subject: '1/8', values: { ...loaded, kept: '0' } },
    unlimited: { subject: '1/8', values: { ...loaded, quantity: 'Unlimited', stock: '', stockBefore: '' } },
  },
  refusals: { otherCurrency: { said: 'This catalog sells in USD now. Check the price', known: { currency: 'USD' } } },
  edits: {
    thing: 'product',
    outdated: {
      cheaper: { said: 'Someone changed this product after you opened it', present: cheaper },
      sold: { said: 'The stock of this product changed after you opened it', present: sold },
    },
  },
  typed: {
    name: { field: 'name', value: 'Ofada rice, 10 kg' },
    unclear: { field: 'price', value: '1,50' },
    clear: { field: 'price', value: '1500' },
    nowhere: { field: 'url', value: 'javascript:alert(1)' },
  },
  answers: { saved: { message: 'Product saved successfully' } },
  screen: { path: '/dashboard/catalog/1/products/8/edit', as: 'amaka.obi@bluecrest.test', before: ['catalogProductData.load'] },
  fields: { name: 'Name', price: { fill: 'Price in NGN', hints: { '1,50': /Did you mean 1\.50\?/ } }, url: 'URL' },
  sees: { title: 'Edit product', saved: 'Harmattan sale' },
});
