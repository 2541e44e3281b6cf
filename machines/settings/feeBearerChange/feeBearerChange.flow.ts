import type { Cases } from '../../kit/cases';
import { formCases } from '../../kit/form.cases';
import { formProperties } from '../../kit/form.properties';
import type { Said } from '../../kit/otp.types';
import type { Moment, Properties } from '../../kit/properties';
import { check, type FeeBearerChange, feeBearerChangeMachine } from './feeBearerChange.machine';

export const feeBearerChangeCases = formCases<FeeBearerChange, { customer: unknown; split: unknown; business: unknown }, Said>({
  started: { feeBearer: 'SBF', now: 'SBF' },
  typed: {
    customer: { change: { field: 'feeBearer', value: 'CBF' } },
    split: { change: { field: 'feeBearer', value: 'SPLIT' } },
    business: { change: { field: 'feeBearer', value: 'SBF' } },
  },
  answer: { message: 'Fee bearer updated successfully' },
}) satisfies Cases<typeof feeBearerChangeMachine>;

const sendsWhatIsSo = ({ isIn, context: { values } }: Moment<typeof feeBearerChangeMachine>) =>
  isIn('saving') && values.feeBearer === values.now;

const feeBearerChangeProperties = [
  ...formProperties({ req: 'PRF-01', answers: ['saved'], check }),
  { kind: 'never', says: 'Nothing is sent that is so already', req: ['PRF-01'], when: sendsWhatIsSo },
] satisfies Properties<typeof feeBearerChangeMachine, typeof feeBearerChangeCases>;

export const feeBearerChangeFlow = {
  machine: feeBearerChangeMachine,
  cases: feeBearerChangeCases,
  properties: feeBearerChangeProperties,
};
