import { checkBy } from '../../kit/form.rules';
import type { FeeBearerChange } from './feeBearerChange.types';

/** PRF-01: it is sent when it changes something. */
export const check = checkBy<FeeBearerChange>({
  feeBearer: (feeBearer, { now }) => (feeBearer === now ? 'This is how it is now: choose another one.' : null),
});
