import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMAGE_BYTES } from '../../../contract/catalog/productLimits';
import { picture, whole } from './newProduct.flow';
import { fieldOfError } from './newProduct.machine';
import {
  emptyProduct,
  feeErrors,
  imageError,
  isReady,
  mayAddFee,
  moved,
  NO_FEE,
  needsOf,
  roomFor,
  validateProduct,
} from './newProduct.rules';

const with_ = (more: Partial<typeof whole>) => ({ ...whole, ...more });

describe('[PRD-02] a new product', () => {
  it('is ready with name, description, price, image and stock, and lacks them all at first', () => {
    expect([isReady(whole), validateProduct(whole)]).toEqual([true, {}]);
    expect(needsOf(emptyProduct('NGN')).map(({ label, state }) => `${label} ${state}`)).toEqual([
      'Name missing',
      'Description missing',
      'Price missing',
      'Image missing',
      'Stock missing',
      'Fees met',
    ]);
  });
  it('starts without a ticked box', () => {
    const { containsphysicalgoods, deliveryaddressrequired, deliverynoterequired } = emptyProduct('NGN');
    expect([containsphysicalgoods, deliveryaddressrequired, deliverynoterequired]).toEqual([false, false, false]);
  });
  it.each([
    [{ name: ' ' }, 'Enter a name to save.'],
    [{ description: '' }, 'Enter a description to save.'],
    [{ price: '' }, 'Enter a price to save.'],
    [{ price: '1,50' }, 'Fix the price to save.'],
    [{ price: '0' }, 'Fix the price to save.'],
    [{ images: [] }, 'Add an image to save.'],
    [{ images: Array.from({ length: 7 }, () => picture) }, 'Fix the image to save.'],
    [{ images: [{ ...picture, bytes: 0 }] }, 'Fix the image to save.'],
    [{ reading: '1' }, 'Fix the image to save.'],
    [{ stock: '' }, 'Enter the stock to save.'],
    [{ stock: '0' }, 'Fix the stock to save.'],
    [{ stock: '1.5' }, 'Fix the stock to save.'],
    [{ stock: '1000001' }, 'Fix the stock to save.'],
    [{ fees: [{ name: 'Lagos', fee: '' }] }, 'Fix the fees to save.'],
    [{ fees: [{ name: '', fee: '5' }] }, 'Fix the fees to save.'],
  ])('is not saved with %j, and says what to do', (more, wants) => {
    const values = with_(more);
    expect([isReady(values), needsOf(values).find(({ state }) => state !== 'met')?.wants]).toEqual([false, wants]);
  });
  it('has a stock of at least 1 and at most a million', () =>
    expect(['1', '1000000'].map((stock) => isReady(with_({ stock })))).toEqual([true, true]));
  it('needs no stock if it is unlimited', () => expect(isReady(with_({ quantity: 'Unlimited', stock: '' }))).toBe(true));
  it('has a deal price of at most the price, which says so in words', () => {
    expect(validateProduct(with_({ dealprice: '18500.00' }))).toEqual({});
    expect(validateProduct(with_({ dealprice: '18500.01' })).dealprice).toBe('The deal price can’t be more than the price.');
    expect(validateProduct(with_({ dealprice: '0' })).dealprice).toBe('Enter an amount greater than 0.');
    expect(validateProduct(with_({ price: '1,50' })).price).toMatch(/Did you mean 1\.50\?/);
  });
  it.each(['javascript:alert(1)', 'www.b.test', 'https://a@b.test'])('has no address such as %s', (url) =>
    expect(validateProduct(with_({ url }))).toHaveProperty('url'),
  );
  it('shows a refusal below its field', () =>
    expect(
      [
        'Price must be greater than 0',
        'Deal price must be at most the price',
        'Image 2 is incomplete',
        'Fee name is required',
        'No',
      ].map(fieldOfError),
    ).toEqual(['price', 'dealprice', 'images', 'fees', null]));
});

describe('[PRD-02] a delivery fee', () => {
  it('needs both its name and its amount before another one can be added', () => {
    const may = (...fees: { name: string; fee: string }[]) => mayAddFee({ fees, currency: 'NGN' });
    expect([may(NO_FEE), may({ name: 'Lagos', fee: '' }), may({ name: '', fee: '5' }), may({ name: 'Lagos', fee: '0' })]).toEqual(
      [false, false, false, false],
    );
    expect([may({ name: 'Lagos', fee: '2,500.00' }), may()]).toEqual([true, true]);
  });
  it('that is empty is none', () => expect(feeErrors({ name: ' ', fee: '' }, 'NGN')).toEqual({ name: null, fee: null }));
});

describe('[PRD-02] an image', () => {
  it.each([
    [{ bytes: 0 }, '“folded.jpg” is empty.'],
    [{ bytes: IMAGE_BYTES + 1 }, '“folded.jpg” is larger than 5 MB.'],
    [{ kind: 'other' as const, name: 'moving.png' }, '“moving.png” must be a PNG or JPEG image.'],
    [{ kind: 'other' as const, name: 'script.svg' }, '“script.svg” must be a PNG or JPEG image.'],
    [{ kind: 'pdf' as const }, '“folded.jpg” must be a PNG or JPEG image.'],
    [{ kind: 'cut' as const }, '“folded.jpg” is incomplete. Choose the file again.'],
    [{ kind: 'png' as const }, '“folded.jpg”: the file’s extension doesn’t match its contents.'],
    [{ pixels: 0 }, '“folded.jpg” can’t be read as an image.'],
    [{ pixels: 100_000_000 }, '“folded.jpg” has more than 50 megapixels. Choose a smaller image.'],
    [{ pixels: 50_000_000 }, null],
    [{ pixels: 50_000_001 }, '“folded.jpg” has more than 50 megapixels. Choose a smaller image.'],
    [{}, null],
  ])('with %j is refused: %s', (more, error) => expect(imageError({ ...picture, ...more })).toBe(error));
  it('keeps all others in their order when it moves', () => {
    const names = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(names, fc.nat(8), fc.nat(8), (all, from, to) => {
        const after = moved(all, from, to);
        expect([...after].sort()).toEqual([...all].sort());
        const others = (some: readonly string[]) => some.filter((one) => one !== all[from]);
        expect(others(after)).toEqual(others(all));
        if (from < all.length && to < all.length) expect(after[to]).toBe(all[from]);
        else expect(after).toEqual(all);
      }),
    );
  });
  it('is one of six at most', () =>
    expect([6, 7].map((count) => isReady(with_({ images: Array.from({ length: count }, () => picture) })))).toEqual([
      true,
      false,
    ]));
  it('has room for six', () => expect([roomFor(0), roomFor(5), roomFor(6), roomFor(9)]).toEqual([6, 1, 0, 0]));
});
