// @vitest-environment happy-dom
/** The fees and the images of a new product. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  emptyProduct,
  type Fee,
  MOST_FEES,
  MOST_IMAGES,
  type NewProduct,
  NO_FEE,
  type ProductImage,
} from '../../../machines/catalog/newProduct/newProduct.rules';
import type { FormView } from '../../../machines/kit/form/form.select';
import { ProductFees } from './ProductFees';
import { ProductImages } from './ProductImages';

afterEach(cleanup);

function formOf(values: Partial<NewProduct>, more: Partial<FormView<NewProduct>> = {}) {
  const view: FormView<NewProduct> = {
    values: { ...emptyProduct('NGN'), ...values },
    fieldErrors: {},
    submitError: null,
    busy: false,
    leaving: false,
    isSent: false,
    isUnanswered: false,
    earlier: null,
    outdated: null,
    changed: true,
    ...more,
  };
  return { view, can: () => true, send: vi.fn() };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
const courier: Fee = { name: 'Courier', fee: '1500' };

function showFees(fees: readonly Fee[], more?: Partial<FormView<NewProduct>>) {
  const form = formOf({ fees }, more);
  render(<ProductFees form={form} />);
  return form.send;
}
const changedTo = (value: readonly Fee[]) => ({ type: 'field.changed', change: { field: 'fees', value } });

describe('[PRD-02] the fees of a product', () => {
  it('are numbered as soon as there are several, and each can be changed and removed', () => {
    const one = showFees([courier]);
    expect(labels().map((label) => label?.replace('Optional', '').trim())).toEqual(['Fee name', 'Amount in NGN']);
    fireEvent.click(button('Remove fee'));
    expect(one).toHaveBeenCalledExactlyOnceWith(changedTo([NO_FEE]));
    cleanup();
    const two = showFees([courier, { name: 'Island', fee: '900' }]);
    expect(
      ['Fee name 1', 'Amount in NGN 2'].map((name) => screen.getByLabelText<HTMLInputElement>(new RegExp(name)).value),
    ).toEqual(['Courier', '900']);
    fireEvent.change(screen.getByLabelText(/Amount in NGN 2/), { target: { value: '950' } });
    expect(two).toHaveBeenLastCalledWith(changedTo([courier, { name: 'Island', fee: '950' }]));
    fireEvent.change(screen.getByLabelText(/Fee name 1/), { target: { value: 'Rider' } });
    expect(two).toHaveBeenLastCalledWith(
      changedTo([
        { ...courier, name: 'Rider' },
        { name: 'Island', fee: '900' },
      ]),
    );
    fireEvent.click(button('Remove fee 1'));
    expect(two).toHaveBeenLastCalledWith(changedTo([{ name: 'Island', fee: '900' }]));
    fireEvent.click(button('Add fee'));
    expect(two).toHaveBeenLastCalledWith(changedTo([courier, { name: 'Island', fee: '900' }, NO_FEE]));
  });

  it.each([
    ['one that is complete', [courier], null],
    ['one that is empty', [NO_FEE], 'Enter a fee name and an amount first.'],
    ['as many as there may be', Array.from({ length: MOST_FEES }, () => courier), `A product has at most ${MOST_FEES} fees.`],
  ] as const)('are added to %s, unless a reason says why not', (_, fees, reason) => {
    showFees(fees);
    expect(button('Add fee').disabled).toBe(reason !== null);
    expect(document.querySelector('[data-reason]')?.textContent ?? null).toBe(reason);
  });

  it('say what is wrong once the form was tried, and stay as they are while it is sent', () => {
    const half = [{ name: 'Courier', fee: '' }];
    const words = 'Enter the amount of the fee, or remove it.';
    showFees(half);
    expect(screen.queryByText(words)).toBeNull();
    cleanup();
    showFees(half, { fieldErrors: { fees: words } });
    expect(screen.getByText(words)).toBeTruthy();
    cleanup();
    showFees([{ name: '', fee: '15' }], { fieldErrors: { fees: 'Wrong.' } });
    expect(screen.getByText('Enter the name of the fee, or remove it.')).toBeTruthy();
    cleanup();
    showFees([courier], { busy: true });
    expect(['Remove fee', 'Add fee'].map((name) => button(name).disabled)).toEqual([true, true]);
    expect([/Fee name/, /Amount/].map((name) => screen.getByLabelText<HTMLInputElement>(name).readOnly)).toEqual([true, true]);
  });
});

const image = (key: string, more: Partial<ProductImage> = {}): ProductImage => ({
  key,
  name: `${key}.jpg`,
  bytes: 2_000,
  kind: 'jpeg',
  pixels: 100,
  ...more,
});

function showImages(images: readonly ProductImage[], isLost = false, more?: Partial<FormView<NewProduct>>) {
  const form = formOf({ images }, more);
  render(<ProductImages form={form} isLost={isLost} />);
  return form.send;
}
const HINT =
  'Drop or paste PNG or JPEG files, up to 5 MB each. The first image is the main one. We remove location and camera data.';
const AGAIN = 'Choose your images again. We don’t save files in your browser.';

describe('[PRD-02] the images of a product', () => {
  it.each([
    ['none', [], false, HINT],
    ['none that are left of those before a reload', [], true, `${AGAIN} ${HINT}`],
    ['some after a reload', [image('a')], true, HINT],
  ] as const)('say how to choose them: %s', (_, images, isLost, hint) => {
    showImages(images, isLost);
    const group = screen.getByRole('group', { name: 'Images' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(hint);
    expect(screen.getByText(`${images.length} of 6 ready`)).toBeTruthy();
  });

  it('count only those that can be used, and say what is wrong with the others', () => {
    showImages([image('a'), image('b', { pixels: 60_000_000 })], false, { fieldErrors: { images: 'Replace the image.' } });
    expect(screen.getByText('1 of 6 ready')).toBeTruthy();
    expect(screen.getByText('“b.jpg” has more than 50 megapixels. Choose a smaller image.')).toBeTruthy();
    expect(screen.getByText('Replace the image.')).toBeTruthy();
    expect(screen.getByText('a.jpg, 2 kB')).toBeTruthy();
  });

  it('name those for which there was no room', async () => {
    const images = Array.from({ length: MOST_IMAGES }, (_, n) => image(`${n}`));
    showImages(images);
    const files = ['x.png', 'y.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    expect(screen.queryByText(/We didn’t add/)).toBeNull();
    await act(async () => void fireEvent.drop(screen.getByRole('group', { name: 'Images' }), { dataTransfer: { files } }));
    expect(screen.getByText('A product has at most 6 images. We didn’t add “x.png” and “y.png”.')).toBeTruthy();
  });

  it('are moved and removed', () => {
    const send = showImages([image('a'), image('b')]);
    const kept = (...keys: string[]) => ({
      type: 'field.changed',
      change: { field: 'images', value: keys.map((key) => image(key)) },
    });
    fireEvent.click(button('Move right: a.jpg'));
    expect(send).toHaveBeenLastCalledWith(kept('b', 'a'));
    fireEvent.click(button('Remove: a.jpg'));
    expect(send).toHaveBeenLastCalledWith(kept('b'));
  });
});
