import type { Properties } from '../flow/properties';
import type { confirmationMachine } from './confirmation.machine';

export const confirmationProperties = [
  {
    kind: 'mustPass',
    says: 'Nothing is confirmed before its cost was shown',
    req: ['PAY-05', 'FLW-03'],
    to: { state: 'confirmed' },
    through: [{ state: 'ready' }],
  },
  {
    kind: 'mustPass',
    says: 'Nothing is confirmed unless the rules of the flow allow it at that cost',
    req: ['PAY-05', 'FLW-03'],
    to: { state: 'confirmed' },
    through: [{ guard: 'mayBeConfirmed' }],
  },
  {
    kind: 'mustPass',
    says: 'Nothing is confirmed unless the merchant confirms it',
    req: ['PAY-05', 'FLW-03'],
    to: { state: 'confirmed' },
    through: [{ event: 'confirmation.confirmed' }],
  },
  {
    kind: 'alwaysExits',
    says: 'A request for the fee always ends',
    req: ['PAY-05'],
    from: 'quoting',
    to: ['ready', 'quoteFailed', 'revised', 'dismissed', 'sessionExpired'],
  },
] satisfies Properties<ReturnType<typeof confirmationMachine>>;
