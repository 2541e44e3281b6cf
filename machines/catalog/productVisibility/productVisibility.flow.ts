import { actionFlow } from '../../kit/confirmation/action.flow';
import { productVisibilityMachine } from './productVisibility.machine';

export const productVisibilityFlow = actionFlow(productVisibilityMachine, {
  starts: { visible: { subject: { catalog: '1', id: '8', isVisible: true } } },
  answers: { changed: { message: 'Product is hidden from the shop' } },
  screen: { path: '/dashboard/catalog/1/products?switching=8', as: 'amaka.obi@bluecrest.test' },
  dialog: { question: 'Hide Ofada rice, 5 kg?', confirm: 'Hide', dismiss: 'Cancel' },
});
