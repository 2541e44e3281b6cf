import { form } from '../../kit/form/form.machine';
import { validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Said } from '../../kit/otp/otp.types';
import type { FeeBearer } from '../feeBearer/feeBearer.machine';

export interface FeeBearerChange {
  readonly feeBearer: FeeBearer;
  /** The current bearer of fees. */
  readonly now: FeeBearer;
}

/** PRF-01: it is sent only if it changes something. */
export const validate = validateWith<FeeBearerChange>({
  feeBearer: (feeBearer, { now }) => (feeBearer === now ? 'This is the current setting. Choose a different one.' : null),
});

/** PRF-01: changes who bears the fees from now on. */
export const feeBearerChangeMachine = form<FeeBearerChange, Said>('feeBearerChange', {
  calls: ['setFeeBearer'],
  req: ['PRF-01'],
  description: 'Changes who pays the transaction fees.',
  validate,
  derivedFields: ['now'],
  failureMessage: 'We couldn’t change the fee bearer. Try again.',
  successMessage: 'Fee bearer changed.',
});

export const selectFeeBearerChange = selectForm(validate);
