import { form } from '../../kit/form/form.machine';
import { validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Edits } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';
import type { FeeBearer } from '../feeBearer/feeBearer.machine';

export interface FeeBearerChange {
  readonly feeBearer: FeeBearer;
  /** The current bearer of fees. */
  readonly now: FeeBearer;
  /** The one that the merchant saw, which is what the provider compares. */
  readonly version: FeeBearer;
}

export const formOfBearer = (now: FeeBearer): FeeBearerChange => ({ feeBearer: now, now, version: now });

/** PRF-01: it is sent only if it changes something. */
export const validate = validateWith<FeeBearerChange>({
  feeBearer: (feeBearer, { now }) => (feeBearer === now ? 'This is the current setting. Choose a different one.' : null),
});

const editsWith = (nameOf: (feeBearer: FeeBearer) => string): Edits<FeeBearerChange> => ({
  thing: 'setting',
  labels: { feeBearer: 'Fee bearer' },
  shown: { feeBearer: nameOf },
});

/** PRF-01: changes who bears the fees from now on. */
export const feeBearerChangeMachine = form<FeeBearerChange, Said>('feeBearerChange', {
  calls: ['setFeeBearer', 'getFeeBearer'],
  callsInTurn: true,
  req: ['PRF-01'],
  description: 'Changes who pays the transaction fees.',
  validate,
  edits: editsWith((feeBearer) => feeBearer),
  derivedFields: ['now'],
  failureMessage: 'We couldn’t change the fee bearer. Try again.',
  successMessage: 'Fee bearer changed.',
});

/** `nameOf` returns what a fee bearer is called. */
export const selectFeeBearerChange = (nameOf: (feeBearer: FeeBearer) => string) => selectForm(validate, null, editsWith(nameOf));
