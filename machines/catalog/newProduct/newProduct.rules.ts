/** What a new product needs, and why an image can't be used. */

import { IMAGE_BYTES, MOST_IMAGES, MOST_STOCK } from '../../../contract/catalog/productLimits';
import { isolated } from '../../../contract/shownText';
import { isWebAddress } from '../../../contract/webAddress';
import {
  fileRule,
  firstError,
  isFilled,
  optional,
  type Rule,
  singleLine,
  textUpTo,
  validateWith,
} from '../../kit/form/form.rules';
import type { FieldErrors, SelectedFile } from '../../kit/form/form.types';
import { isAtMost, isPositive, readAmount } from '../../kit/values/money';

export { IMAGE_BYTES, MOST_FEES, MOST_IMAGES } from '../../../contract/catalog/productLimits';

/** An image, with the pixels it has. 0: it can't be drawn. */
export interface ProductImage extends SelectedFile {
  readonly pixels: number;
}

/** A delivery fee as typed. Both empty: none. */
export type Fee = Readonly<Record<'name' | 'fee', string>>;

/** The input for a new product, with the names of the call. */
export interface NewProduct {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly dealprice: string;
  /** The dashboard's currency, which the price and the fees are in. */
  readonly currency: string;
  readonly url: string;
  readonly containsphysicalgoods: boolean;
  readonly deliveryaddressrequired: boolean;
  readonly deliverynoterequired: boolean;
  readonly quantity: 'Limited' | 'Unlimited';
  readonly stock: string;
  /** In the order they are sent. The first is the main one. */
  readonly images: readonly ProductImage[];
  /** How many images are still being read, as digits. */
  readonly reading: string;
  readonly fees: readonly Fee[];
}

export const NO_FEE: Fee = { name: '', fee: '' };

export const emptyProduct = (currency: string): NewProduct => ({
  name: '',
  description: '',
  price: '',
  dealprice: '',
  currency,
  url: '',
  containsphysicalgoods: false,
  deliveryaddressrequired: false,
  deliverynoterequired: false,
  quantity: 'Limited',
  stock: '',
  images: [],
  reading: '0',
  fees: [NO_FEE],
});

/** An image with more is refused before it is drawn, because that takes 4 bytes of memory for each pixel. */
export const MOST_PIXELS = 50_000_000;

const usable = fileRule(['png', 'jpeg'], IMAGE_BYTES, { kinds: 'a PNG or JPEG image', size: '5 MB' });

/** Returns why an image can't be used, or null. */
export function imageError(image: ProductImage): string | null {
  const wrong = usable([image]);
  if (wrong !== null) return wrong;
  if (image.pixels === 0) return `“${isolated(image.name)}” can’t be read as an image.`;
  return image.pixels > MOST_PIXELS ? `“${isolated(image.name)}” has more than 50 megapixels. Choose a smaller image.` : null;
}

const images = (all: readonly ProductImage[], { reading }: NewProduct): string | null => {
  if (reading !== '0') return 'Wait until all images are ready.';
  if (all.length === 0) return 'Add at least one image.';
  if (all.length > MOST_IMAGES) return `A product has at most ${MOST_IMAGES} images.`;
  const refused = all.map(imageError).find((error) => error !== null);
  return refused ? 'Replace or remove the image that can’t be used.' : null;
};

const above0 = (text: string, currency: string): string | null => {
  const { amount, error } = readAmount(text, currency);
  if (amount === null) return error ?? 'Enter an amount.';
  return isPositive(amount) ? null : 'Enter an amount greater than 0.';
};

const price = (text: string, { currency }: NewProduct) => (isFilled(text) ? above0(text, currency) : 'Price is required!');

/** A deal price that is above the price is refused, and so is one without a price to compare. */
const dealprice = (text: string, values: NewProduct): string | null => {
  if (!isFilled(text)) return null;
  const wrong = above0(text, values.currency);
  const [deal, full] = [text, values.price].map((typed) => readAmount(typed, values.currency).amount);
  if (wrong !== null || !deal || !full) return wrong;
  return isAtMost(deal, full) ? null : 'The deal price can’t be more than the price.';
};

const stock = (text: string, { quantity }: NewProduct): string | null => {
  if (quantity === 'Unlimited') return null;
  if (!isFilled(text)) return 'Stock is required!';
  return /^[1-9]\d{0,6}$/.test(text.trim()) && Number(text) <= MOST_STOCK ? null : 'Enter a whole number from 1 to 1,000,000.';
};

const url: Rule<string> = optional((text) =>
  isWebAddress(text.trim()) ? null : 'Enter a full address starting with http:// or https://, without spaces or a user name.',
);

/** Whether the merchant left both parts empty. Such a row is no fee, and is not sent. */
const isNoFee = ({ name, fee }: Fee): boolean => !isFilled(name) && !isFilled(fee);

/** Returns the errors of one fee: it needs both its name and its amount. */
export function feeErrors(row: Fee, currency: string): { readonly name: string | null; readonly fee: string | null } {
  if (isNoFee(row)) return { name: null, fee: null };
  return {
    name: isFilled(row.name) ? textUpTo(100)(row.name) : 'Enter the name of the fee, or remove it.',
    fee: isFilled(row.fee) ? above0(row.fee, currency) : 'Enter the amount of the fee, or remove it.',
  };
}

const fees = (rows: readonly Fee[], { currency }: NewProduct): string | null => {
  const errors = rows.map((row) => feeErrors(row, currency));
  return errors.flatMap((error) => [error.name, error.fee]).find((error) => error !== null) ?? null;
};

/** PRD-02: a fee can be added once every fee has its name and its amount. */
export const mayAddFee = ({ fees: rows, currency }: Pick<NewProduct, 'fees' | 'currency'>): boolean =>
  rows.every((row) => !isNoFee(row) && Object.values(feeErrors(row, currency)).every((error) => error === null));

/** PRD-02. */
export const validateProduct = validateWith<NewProduct>({
  name: singleLine('Name'),
  description: firstError(singleLine('Description', 1000)),
  price,
  dealprice,
  url,
  stock,
  images,
  fees,
});

/** What Save needs, in the order of the page. */
const NEEDED = [
  { field: 'name', label: 'Name', wants: 'Enter a name to save.' },
  { field: 'description', label: 'Description', wants: 'Enter a description to save.' },
  { field: 'price', label: 'Price', wants: 'Enter a price to save.' },
  { field: 'images', label: 'Image', wants: 'Add an image to save.' },
  { field: 'stock', label: 'Stock', wants: 'Enter the stock to save.' },
  { field: 'fees', label: 'Fees', wants: 'Complete the fees to save.' },
] as const;

export interface Need {
  readonly field: (typeof NEEDED)[number]['field'];
  readonly label: string;
  readonly state: 'met' | 'missing' | 'wrong';
  /** What to do, if it is not met. */
  readonly wants: string;
}

/** Returns what Save needs, with what is missing and what is wrong by these errors. */
export function needsWith(errors: FieldErrors<NewProduct>, values: NewProduct): readonly Need[] {
  return NEEDED.map(({ field, label, wants }) => {
    if (errors[field] === undefined) return { field, label, wants, state: 'met' };
    const isWrong = field === 'fees' || isFilled(values[field]);
    return {
      field,
      label,
      state: isWrong ? 'wrong' : 'missing',
      wants: isWrong ? `Fix the ${label.toLowerCase()} to save.` : wants,
    };
  });
}

/** PRD-02. */
export const needsOf = (values: NewProduct): readonly Need[] => needsWith(validateProduct(values), values);

/** PRD-02: Save is disabled until everything it needs is there. */
export const isReady = (values: NewProduct): boolean => needsOf(values).every(({ state }) => state === 'met');

/** Returns the images with one at another position. The order is the one they are sent in. */
export function moved<Entry>(all: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = all[from];
  if (entry === undefined || to < 0 || to >= all.length) return all;
  const rest = all.filter((_, at) => at !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** Returns how many of the chosen files there is room for. The others are named, never dropped silently. */
export const roomFor = (held: number): number => Math.max(0, MOST_IMAGES - held);
