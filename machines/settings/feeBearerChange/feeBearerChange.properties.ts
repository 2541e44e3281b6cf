import { formProperties } from '../../kit/form.properties';
import type { Moment, Properties } from '../../kit/properties';
import type { feeBearerChangeCases } from './feeBearerChange.cases';
import type { feeBearerChangeMachine } from './feeBearerChange.machine';
import { check } from './feeBearerChange.rules';

const sendsWhatIsSo = ({ isIn, context: { values } }: Moment<typeof feeBearerChangeMachine>) =>
  isIn('saving') && values.feeBearer === values.now;

export const feeBearerChangeProperties = [
  ...formProperties({ req: 'PRF-01', answers: ['saved'], check }),
  { kind: 'never', says: 'Nothing is sent that is so already', req: ['PRF-01'], when: sendsWhatIsSo },
] satisfies Properties<typeof feeBearerChangeMachine, typeof feeBearerChangeCases>;
