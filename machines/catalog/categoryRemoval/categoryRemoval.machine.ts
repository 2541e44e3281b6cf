import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';
import type { Category } from '../categories/categories.machine';

export type RemovedCategory = Pick<Category, 'id' | 'name'>;

/** CAT-01: deletes a category after a confirmation that names it. The provider refuses if a product has it by then. */
export const categoryRemovalMachine = confirmedAction<RemovedCategory, Said>('categoryRemoval', {
  calls: ['deleteCatalogCategory'],
  req: ['CAT-01'],
  description: 'Deletes one category without products.',
  failureMessage: 'We couldn’t delete the category. Try again.',
  successMessage: 'Category deleted.',
});
