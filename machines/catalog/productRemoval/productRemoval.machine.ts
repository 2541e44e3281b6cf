import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';
import type { Product } from '../products/products.machine';

export type RemovedProduct = Pick<Product, 'id' | 'name'>;

/** PRD-01: deletes a product after a confirmation that names it. The provider refuses if it is in use. */
export const productRemovalMachine = confirmedAction<RemovedProduct, Said>('productRemoval', {
  calls: ['deleteProduct'],
  req: ['PRD-01'],
  description: 'Deletes one product.',
  failureMessage: 'We couldn’t delete the product. Try again.',
  successMessage: 'Product deleted.',
});
