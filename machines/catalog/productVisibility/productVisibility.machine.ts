import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';
import type { CatalogProduct } from '../catalogProducts/catalogProducts.machine';

/** A product to show or hide. Whether it is visible now decides which. */
export interface SwitchedProduct extends Pick<CatalogProduct, 'id' | 'isVisible'> {
  readonly catalog: string;
}

/** CAT-01: hides a product from the shop of a catalog, or shows it again, after a confirmation. */
export const productVisibilityMachine = confirmedAction<SwitchedProduct, Said>('productVisibility', {
  calls: ['setCatalogProductVisibility'],
  req: ['CAT-01'],
  description: 'Shows a product in the shop, or hides it.',
  failureMessage: 'We couldn’t update the product. Try again.',
  successMessage: 'Product updated.',
});
