import type { Properties } from '../../kit/flow/properties';
import type { firstPasswordMachine } from './firstPassword.machine';

export const firstPasswordProperties = [
  {
    kind: 'mustPass',
    says: 'No password that breaks a rule is sent',
    req: ['SUP-06', 'FLW-03'],
    to: { calls: 'save' },
    through: [{ guard: 'isComplete' }],
  },
  {
    kind: 'mustPass',
    says: 'No invitation is accepted unless the invited person submits the form',
    req: ['SUP-06', 'FLW-03'],
    to: { state: 'saved' },
    through: [{ event: 'form.submitted' }],
  },
  {
    kind: 'alwaysExits',
    says: 'Whatever the provider answers, the invitation is accepted, or the form can be corrected',
    req: ['SUP-06'],
    from: 'submitting',
    to: ['saved', 'editing', 'sessionExpired'],
  },
] satisfies Properties<typeof firstPasswordMachine>;
