import { type Cases, everyFault } from '../../kit/cases';
import { oneOfItsKind } from '../../kit/resource.cases';
import type { twoFactorMachine } from './twoFactor.machine';

export const twoFactorCases = {
  ...oneOfItsKind,
  ports: { load: { answers: { some: { isOn: true } }, fails: everyFault } },
} satisfies Cases<typeof twoFactorMachine>;
