import type { Properties } from '../flow/properties';
import type { accountLookupMachine } from './accountLookup.machine';

export const accountLookupProperties = [
  {
    kind: 'mustPass',
    says: 'No account is looked up before its details are complete',
    req: ['PAY-04'],
    to: { calls: 'resolve' },
    through: [{ guard: 'canBeLookedUp' }],
    holdsUntil: [{ event: 'account.set' }],
  },
  {
    kind: 'mustPass',
    says: 'An account name is shown only after a lookup at the provider',
    req: ['PAY-04', 'FLW-03'],
    to: { state: 'resolved' },
    through: [{ state: 'loading' }],
  },
  {
    kind: 'alwaysExits',
    says: 'A lookup always ends, and new input cancels it',
    req: ['PAY-04'],
    from: 'loading',
    to: ['resolved', 'notFound', 'failed', 'debouncing', 'idle'],
  },
] satisfies Properties<typeof accountLookupMachine>;
