import { form } from '../../kit/form/form.machine';
import { fieldByLabel, singleLine, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Said } from '../../kit/otp/otp.types';
import { CATEGORIES } from '../categories/categories.machine';

export interface CategoryForm {
  readonly name: string;
}

export const emptyCategory: CategoryForm = { name: '' };

/** CAT-01. */
export const validateCategory = validateWith<CategoryForm>({ name: singleLine('Name', 60) });

/** CAT-01: creates a category, or renames the one whose id is the subject. A name is given once, so a repeated request creates no second one. */
export const categoryMachine = form<CategoryForm, Said>('category', {
  calls: ['createCatalogCategory', 'updateCatalogCategory'],
  callsOneOf: true,
  req: ['CAT-01'],
  description: 'Creates or renames a category.',
  validate: validateCategory,
  fieldOfError: fieldByLabel({ name: 'Name' }),
  failureMessage: 'We couldn’t save the category. Try again.',
  successMessage: 'Category saved.',
  redirectTo: CATEGORIES,
});

export const selectCategory = selectForm(validateCategory);
