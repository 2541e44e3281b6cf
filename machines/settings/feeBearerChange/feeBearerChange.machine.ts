import { form } from '../../kit/form.machine';
import type { Said } from '../../kit/otp.types';
import { check } from './feeBearerChange.rules';
import type { FeeBearerChange } from './feeBearerChange.types';

/** PRF-01: somebody else bears the fees from now on. */
export const feeBearerChangeMachine = form<FeeBearerChange, Said>('feeBearerChange', {
  calls: ['setFeeBearer'],
  makes: 'one',
  req: ['PRF-01'],
  description: 'Who bears the fees from now on.',
  check,
  known: ['now'],
  refusal: 'Who bears the fees could not be changed.',
  says: ({ message }) => message || 'Who bears the fees was changed.',
});
