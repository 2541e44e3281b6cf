import { formProperties } from '../../kit/form.properties';
import type { Properties } from '../../kit/properties';
import type { resetRequestCases } from './resetRequest.cases';
import type { resetRequestMachine } from './resetRequest.machine';
import { check } from './resetRequest.rules';

export const resetRequestProperties = [
  ...formProperties({ req: 'SES-08', answers: ['asked'], check }),
  {
    kind: 'mustPass',
    says: 'No code is asked for without an address',
    req: ['SES-08', 'FLW-03'],
    to: { calls: 'save' },
    through: [{ guard: 'isReady' }],
  },
] satisfies Properties<typeof resetRequestMachine, typeof resetRequestCases>;
