import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { oneOfItsKind } from '../../kit/resource.cases';
import { resourceProperties } from '../../kit/resource.properties';
import { twoFactorMachine } from './twoFactor.machine';

export const twoFactorCases = {
  ...oneOfItsKind,
  ports: { load: { answers: { some: { isOn: true } }, fails: everyFault } },
} satisfies Cases<typeof twoFactorMachine>;

const twoFactorProperties = resourceProperties('PRF-01', 'some') satisfies Properties<
  typeof twoFactorMachine,
  typeof twoFactorCases
>;

export const twoFactorFlow = { machine: twoFactorMachine, cases: twoFactorCases, properties: twoFactorProperties };
