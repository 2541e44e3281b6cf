import type { accountLookupMachine } from './accountLookup.machine';
import type { Properties } from './properties';

export const resolutionProperties = [
  {
    kind: 'mustPass',
    says: 'No account is looked up before its details are complete',
    req: ['PAY-04'],
    to: { calls: 'resolve' },
    through: [{ guard: 'canBeLookedUp' }],
  },
  {
    kind: 'mustPass',
    says: 'An account name is shown only after a lookup at the provider',
    req: ['PAY-04', 'FLW-03'],
    to: { state: 'found' },
    through: [{ state: 'looking' }],
  },
  {
    kind: 'alwaysExits',
    says: 'A lookup always ends, and new input cancels it',
    req: ['PAY-04'],
    from: 'looking',
    to: ['found', 'none', 'silent', 'settling', 'idle'],
  },
] satisfies Properties<typeof accountLookupMachine>;
