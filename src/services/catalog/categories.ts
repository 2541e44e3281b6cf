/** The ports of categories (CAT-01). */
import { type Category, categories } from '../../../contract/catalog/categories';
import type { CategoryFilter } from '../../../machines/catalog/categories/categories.machine';
import type { CategoryForm } from '../../../machines/catalog/category/category.machine';
import type { RemovedCategory } from '../../../machines/catalog/categoryRemoval/categoryRemoval.machine';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { Outdated, SaveInput } from '../../../machines/kit/form/form.types';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { call } from '../call';
import { given } from '../days';
import { orOutdated, versioned } from '../outdated';

export const listCategories: Service<Query<CategoryFilter>, Page<Category>> = ({ filter, page, size }, options) =>
  call(categories.listCatalogCategories, { query: { page: `${page}`, size: `${size}`, ...given(filter) } }, options);

export const getCategory: Service<{ readonly key: string }, Category> = ({ key }, options) =>
  call(categories.getCatalogCategory, { params: { categoryId: key } }, options);

/** Creates a category, or renames the one whose id is the subject. `formOf` makes its form of what is stored. */
export const saveCategory =
  (formOf: (category: Category) => CategoryForm): Service<SaveInput<CategoryForm>, Said | Outdated<CategoryForm>> =>
  ({ subject, values }, options) => {
    const body = { name: values.name.trim() };
    if (subject === '') return call(categories.createCatalogCategory, { body }, options);
    const changed = { ...body, ...versioned(values.version) };
    return orOutdated(
      () => call(categories.updateCatalogCategory, { params: { categoryId: subject }, body: changed }, options),
      async () => formOf(await getCategory({ key: subject }, options)),
    );
  };

export const deleteCategory: Service<{ readonly subject: RemovedCategory }, Said> = ({ subject: { id } }, options) =>
  call(categories.deleteCatalogCategory, { params: { categoryId: id } }, options);
