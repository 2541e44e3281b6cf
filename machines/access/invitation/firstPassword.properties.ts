import type { Properties } from '../../kit/properties';
import type { firstPasswordMachine } from './firstPassword.machine';

export const firstPasswordProperties = [
  {
    kind: 'mustPass',
    says: 'No password is sent that breaks a rule',
    req: ['SUP-06', 'FLW-03'],
    to: { calls: 'save' },
    through: [{ guard: 'isComplete' }],
  },
  {
    kind: 'mustPass',
    says: 'Nothing is accepted but by its person',
    req: ['SUP-06', 'FLW-03'],
    to: { state: 'saved' },
    through: [{ event: 'form.submitted' }],
  },
  {
    kind: 'alwaysExits',
    says: 'Whatever the provider answers, it is accepted, or can be mended',
    req: ['SUP-06'],
    from: 'saving',
    to: ['saved', 'editing', 'sessionExpired'],
  },
] satisfies Properties<typeof firstPasswordMachine>;
