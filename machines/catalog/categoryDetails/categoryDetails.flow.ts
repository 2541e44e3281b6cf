import { resourceFlow } from '../../kit/resource/resource.flow';
import { food } from '../categories/categories.flow';
import { categoryDetailsMachine } from './categoryDetails.machine';

export const categoryDetailsFlow = resourceFlow(categoryDetailsMachine, {
  key: '1',
  answers: { food: food(1) },
  screen: { path: '/dashboard/catalog/categories/1/edit', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Edit category', loaded: 'Save' },
});
