import { type Cases, everyFault } from '../../kit/cases';
import { deedProperties } from '../../kit/deed.properties';
import type { Properties } from '../../kit/properties';
import { twoFactorOnMachine } from './twoFactorOn.machine';

export const twoFactorOnCases = {
  inputs: { tunde: { subject: { email: 'tunde.bello@bluecrest.test' } } },
  events: { 'deed.confirmed': { now: {} }, 'deed.dismissed': { now: {} } },
  ports: { do: { answers: { changed: { message: 'Two-factor sign-in turned on successfully' } }, fails: everyFault } },
  children: {},
  remember: () => [],
} satisfies Cases<typeof twoFactorOnMachine>;

const twoFactorOnProperties = deedProperties('PRF-01', 'changed') satisfies Properties<
  typeof twoFactorOnMachine,
  typeof twoFactorOnCases
>;

export const twoFactorOnFlow = { machine: twoFactorOnMachine, cases: twoFactorOnCases, properties: twoFactorOnProperties };
