import type { feeBearerCases } from '../../../machines/settings/feeBearer/feeBearer.flow';
import type { feeBearerMachine } from '../../../machines/settings/feeBearer/feeBearer.machine';
import { oneOfItsKind } from '../forms';
import type { Model, StateOf } from '../model';

/** Who bears the fees, in a user's words. */
export const feeBearerModel = oneOfItsKind({
  req: ['PRF-01'],
  id: 'feeBearer',
  start: { path: '/dashboard/settings/preference', as: 'amaka.obi@bluecrest.test' },
  title: 'Fetching who bears the fees…',
  shown: 'Change who bears them',
}) satisfies Model<typeof feeBearerCases, StateOf<typeof feeBearerMachine>>;
