/** Flows of the pages of categories. */
import { categoriesMachine } from '../../../machines/catalog/categories/categories.machine';
import { categoryMachine, formOfCategory } from '../../../machines/catalog/category/category.machine';
import { categoryDetailsMachine } from '../../../machines/catalog/categoryDetails/categoryDetails.machine';
import { categoryRemovalMachine } from '../../../machines/catalog/categoryRemoval/categoryRemoval.machine';
import { wire } from '../../../machines/kit/flow/port';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/catalog/categories'));

export const categoriesFlows = {
  categories: wire(categoriesMachine, { load: lazy(services, (s) => s.listCategories) }),
  category: wire(categoryMachine, { save: lazy(services, (s) => s.saveCategory(formOfCategory)) }),
  categoryDetails: wire(categoryDetailsMachine, { load: lazy(services, (s) => s.getCategory) }),
  categoryRemoval: wire(categoryRemovalMachine, { do: lazy(services, (s) => s.deleteCategory) }),
};
