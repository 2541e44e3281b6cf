import type { Properties } from './properties';
import type { resolutionMachine } from './resolution.machine';

export const resolutionProperties = [
  {
    kind: 'mustPass',
    says: 'Nobody is looked up before the account is complete',
    req: ['PAY-04'],
    to: { calls: 'resolve' },
    through: [{ guard: 'canBeLookedUp' }],
  },
  {
    kind: 'mustPass',
    says: 'A name is found only by asking the provider',
    req: ['PAY-04', 'FLW-03'],
    to: { state: 'found' },
    through: [{ state: 'looking' }],
  },
  {
    kind: 'alwaysExits',
    says: 'A look-up always comes to an end, and what is typed meanwhile ends it',
    req: ['PAY-04'],
    from: 'looking',
    to: ['found', 'none', 'silent', 'settling', 'idle'],
  },
] satisfies Properties<typeof resolutionMachine>;
