import type { paymentOptionsCases } from '../../../machines/settings/paymentOptions/paymentOptions.flow';
import type { paymentOptionsMachine } from '../../../machines/settings/paymentOptions/paymentOptions.machine';
import { oneOfItsKind } from '../forms';
import type { Model, StateOf } from '../model';

/** The ways in which customers can pay, in a user's words. */
export const paymentOptionsModel = oneOfItsKind({
  req: ['PRF-01'],
  id: 'paymentOptions',
  start: { path: '/dashboard/settings/preference', as: 'amaka.obi@bluecrest.test' },
  title: 'Fetching the payment methods…',
  shown: 'Turn off Card',
}) satisfies Model<typeof paymentOptionsCases, StateOf<typeof paymentOptionsMachine>>;
