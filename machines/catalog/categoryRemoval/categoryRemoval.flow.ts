import { actionFlow } from '../../kit/confirmation/action.flow';
import { subjectProperties } from '../../kit/confirmation/confirmedAction.properties';
import { categoryRemovalMachine, type RemovedCategory } from './categoryRemoval.machine';

export const categoryRemovalFlow = actionFlow(categoryRemovalMachine, {
  starts: { seasonal: { subject: { id: '4', name: 'Seasonal' } } },
  properties: subjectProperties<RemovedCategory>('CAT-01', 'category'),
  answers: { deleted: { message: 'Category deleted successfully' } },
  screen: { path: '/dashboard/catalog/categories?deleting=4', as: 'amaka.obi@bluecrest.test' },
  dialog: { question: 'Delete Seasonal?', confirm: 'Delete', dismiss: 'Cancel' },
});
