import type { confirmationMachine } from './confirmation.machine';
import type { Properties } from './properties';

export const confirmationProperties = [
  {
    kind: 'mustPass',
    says: 'Nothing is confirmed whose cost was not on screen',
    req: ['PAY-05', 'FLW-03'],
    to: { state: 'confirmed' },
    through: [{ state: 'ready' }],
  },
  {
    kind: 'mustPass',
    says: 'Nothing is confirmed that may not be',
    req: ['PAY-05', 'FLW-03'],
    to: { state: 'confirmed' },
    through: [{ guard: 'mayBeConfirmed' }],
  },
  {
    kind: 'mustPass',
    says: 'Nothing is confirmed but by the merchant',
    req: ['PAY-05', 'FLW-03'],
    to: { state: 'confirmed' },
    through: [{ event: 'confirmation.given' }],
  },
  {
    kind: 'alwaysExits',
    says: 'Asking what it costs always comes to an end',
    req: ['PAY-05'],
    from: 'quoting',
    to: ['ready', 'unquoted', 'revised', 'dismissed', 'sessionExpired'],
  },
] satisfies Properties<ReturnType<typeof confirmationMachine>>;
