import { resourceFlow } from '../../kit/resource/resource.flow';
import { linkChoicesMachine } from './linkChoices.machine';

const linkChoices = {
  types: [
    { code: 'SINGLE', name: 'Single Charge' },
    { code: 'MULTIPLE', name: 'Multiple Charge' },
  ],
  splits: [{ id: '3', name: 'Partners' }],
};

export const linkChoicesFlow = resourceFlow(linkChoicesMachine, {
  key: '',
  answers: { shown: linkChoices },
  screen: { path: '/dashboard/business/payment-links?new=link', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Create link', loaded: 'Create link' },
});
