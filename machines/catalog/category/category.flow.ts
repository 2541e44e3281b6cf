import { formFlow } from '../../kit/form/form.flow';
import { CATEGORIES } from '../categories/categories.machine';
import { categoryMachine, emptyCategory, validateCategory } from './category.machine';

const food = { name: 'Food', version: 'v1' };
const SAID = 'Someone changed this category after you opened it';

export const categoryFlow = formFlow(categoryMachine, {
  validate: validateCategory,
  redirectTo: CATEGORIES,
  starts: { empty: { values: emptyCategory } },
  otherStarts: { edited: { subject: '1', values: food } },
  edits: { thing: 'category', outdated: { renamed: { said: SAID, present: { name: 'Groceries', version: 'v2' } } } },
  typed: {
    name: { field: 'name', value: 'Bedroom' },
    other: { field: 'name', value: 'Kitchen' },
    blank: { field: 'name', value: '  ' },
  },
  answers: { created: { message: 'Category created successfully' } },
  screen: { path: '/dashboard/catalog/categories/create', as: 'amaka.obi@bluecrest.test' },
  fields: { name: { fill: 'Name', unique: true } },
  sees: { title: 'New category', saved: 'Category created successfully', cancelled: 'Categories' },
});
