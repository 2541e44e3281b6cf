import { form } from '../../kit/form.machine';
import { validateWith } from '../../kit/form.rules';
import { selectForm } from '../../kit/form.select';
import type { Said } from '../../kit/otp.types';
import type { FeeBearer } from '../feeBearer/feeBearer.machine';

export interface FeeBearerChange {
  readonly feeBearer: FeeBearer;
  /** Who bears them until then. */
  readonly now: FeeBearer;
}

/** PRF-01: it is sent when it changes something. */
export const check = validateWith<FeeBearerChange>({
  feeBearer: (feeBearer, { now }) => (feeBearer === now ? 'This is how it is now: choose another one.' : null),
});

/** PRF-01: somebody else bears the fees from now on. */
export const feeBearerChangeMachine = form<FeeBearerChange, Said>('feeBearerChange', {
  calls: ['setFeeBearer'],
  makes: 'one',
  req: ['PRF-01'],
  description: 'Changes who pays the transaction fees.',
  check,
  known: ['now'],
  refusal: 'Who bears the fees could not be changed.',
  says: ({ message }) => message || 'Who bears the fees was changed.',
});

export const selectFeeBearerChange = selectForm(check);
