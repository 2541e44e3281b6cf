import { describe, expect, it } from 'vitest';
import { rice } from '../catalogProducts/catalogProducts.flow';
import { picture } from '../newProduct/newProduct.flow';
import { emptyCatalogProduct, formOfProduct, productNeeds, validateCatalogProduct } from './catalogProduct.machine';

const loaded = formOfProduct({ ...rice, images: ['https://a.test/1.png'] });
const fresh = {
  ...emptyCatalogProduct('NGN'),
  ...{ name: 'Rice', description: 'Ofada', price: '14200', stock: '60', images: [picture] },
};

describe('[CAT-01] a product of a catalog', () => {
  it('needs what a product needs, and neither a category nor fees', () => {
    expect(validateCatalogProduct(fresh)).toEqual({});
    expect(productNeeds(emptyCatalogProduct('NGN')).map(({ field }) => field)).toEqual([
      'name',
      'description',
      'price',
      'images',
      'stock',
    ]);
    expect(Object.keys(validateCatalogProduct({ ...fresh, price: '' }))).toEqual(['price']);
    expect(Object.keys(validateCatalogProduct({ ...fresh, images: [] }))).toEqual(['images']);
  });
  it('keeps its images unless new ones are chosen, and those have to be right', () => {
    expect(validateCatalogProduct(loaded)).toEqual({});
    expect(productNeeds(loaded).every(({ state }) => state === 'met')).toBe(true);
    expect(Object.keys(validateCatalogProduct({ ...loaded, images: [{ ...picture, bytes: 30_000_000 }] }))).toEqual(['images']);
    expect(Object.keys(validateCatalogProduct({ ...loaded, reading: '1' }))).toEqual(['images']);
  });
  it('may be sold out once it exists, and is created with a stock', () => {
    expect(validateCatalogProduct({ ...loaded, stock: '0' })).toEqual({});
    expect(Object.keys(validateCatalogProduct({ ...fresh, stock: '0' }))).toEqual(['stock']);
    expect(Object.keys(validateCatalogProduct({ ...loaded, stock: '-1' }))).toEqual(['stock']);
  });
  it('is read as it was saved: without a stock it is unlimited', () => {
    expect(formOfProduct({ ...rice, stock: null, dealPrice: '900.00' })).toMatchObject({
      ...{ quantity: 'Unlimited', stock: '', stockBefore: '', dealprice: '900.00', kept: '0' },
    });
    expect(loaded).toMatchObject({ quantity: 'Limited', stock: '60', stockBefore: '60', category: '1', kept: '1' });
  });
});
