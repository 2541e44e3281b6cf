import type { linkChoicesCases } from '../../../machines/links/linkChoices/linkChoices.flow';
import type { linkChoicesMachine } from '../../../machines/links/linkChoices/linkChoices.machine';
import { oneOfItsKind } from '../forms';
import type { Model, StateOf } from '../model';

/** What can be chosen for a new payment link, in a user's words. */
export const linkChoicesModel = oneOfItsKind({
  req: ['PLK-02'],
  id: 'linkChoices',
  start: { path: '/dashboard/business/payment-links?new=link', as: 'amaka.obi@bluecrest.test' },
  title: 'Create link',
  shown: 'Create link',
}) satisfies Model<typeof linkChoicesCases, StateOf<typeof linkChoicesMachine>>;
