import { form } from '../../kit/form/form.machine';
import { fieldByLabel, singleLine, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Edits } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';
import { CATEGORIES, type Category } from '../categories/categories.machine';

export interface CategoryForm {
  readonly name: string;
  /** As loaded. Empty of a new one. */
  readonly version: string;
}

export const emptyCategory: CategoryForm = { name: '', version: '' };

export const formOfCategory = ({ name, version }: Category): CategoryForm => ({ name, version });

/** CAT-01. */
export const validateCategory = validateWith<CategoryForm>({ name: singleLine('Name', 60) });

const edits: Edits<CategoryForm> = { thing: 'category', labels: { name: 'Name' } };

/** CAT-01: creates a category, or renames the one whose id is the subject. A name is given once, so a repeated request creates no second one. */
export const categoryMachine = form<CategoryForm, Said>('category', {
  calls: ['createCatalogCategory', 'updateCatalogCategory', 'getCatalogCategory'],
  callsOneOf: true,
  req: ['CAT-01'],
  description: 'Creates or renames a category.',
  validate: validateCategory,
  edits,
  fieldOfError: fieldByLabel({ name: 'Name' }),
  failureMessage: 'We couldn’t save the category. Try again.',
  successMessage: 'Category saved.',
  redirectTo: CATEGORIES,
});

export const selectCategory = selectForm(validateCategory, null, edits);
