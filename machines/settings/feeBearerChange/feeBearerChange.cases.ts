import type { Cases } from '../../kit/cases';
import { formCases } from '../../kit/form.cases';
import type { Said } from '../../kit/otp.types';
import type { feeBearerChangeMachine } from './feeBearerChange.machine';
import type { FeeBearerChange } from './feeBearerChange.types';

export const feeBearerChangeCases = formCases<FeeBearerChange, { customer: unknown; split: unknown; business: unknown }, Said>({
  started: { feeBearer: 'SBF', now: 'SBF' },
  typed: {
    customer: { change: { field: 'feeBearer', value: 'CBF' } },
    split: { change: { field: 'feeBearer', value: 'SPLIT' } },
    business: { change: { field: 'feeBearer', value: 'SBF' } },
  },
  answer: { message: 'Fee bearer updated successfully' },
}) satisfies Cases<typeof feeBearerChangeMachine>;
