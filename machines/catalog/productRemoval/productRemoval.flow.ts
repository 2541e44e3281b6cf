import { actionFlow } from '../../kit/confirmation/action.flow';
import { subjectProperties } from '../../kit/confirmation/confirmedAction.properties';
import { productRemovalMachine, type RemovedProduct } from './productRemoval.machine';

export const productRemovalFlow = actionFlow(productRemovalMachine, {
  starts: { tablecloth: { subject: { id: '7', name: 'Adire tablecloth, 6 seats' } } },
  properties: subjectProperties<RemovedProduct>('PRD-01', 'product'),
  answers: { deleted: { message: 'Product deleted successfully' } },
  screen: { path: '/dashboard/business/products?deleting=7', as: 'amaka.obi@bluecrest.test' },
  dialog: { question: 'Delete Adire tablecloth, 6 seats?', confirm: 'Delete', dismiss: 'Cancel' },
});
