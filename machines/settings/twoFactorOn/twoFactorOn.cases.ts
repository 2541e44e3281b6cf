import { type Cases, everyFault } from '../../kit/cases';
import type { twoFactorOnMachine } from './twoFactorOn.machine';

export const twoFactorOnCases = {
  inputs: { tunde: { subject: { email: 'tunde.bello@bluecrest.test' } } },
  events: { 'deed.confirmed': { now: {} }, 'deed.dismissed': { now: {} } },
  ports: { do: { answers: { changed: { message: 'Two-factor sign-in turned on successfully' } }, fails: everyFault } },
  children: {},
  remember: () => [],
} satisfies Cases<typeof twoFactorOnMachine>;
