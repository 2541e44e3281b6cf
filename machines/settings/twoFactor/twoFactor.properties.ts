import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { twoFactorCases } from './twoFactor.cases';
import type { twoFactorMachine } from './twoFactor.machine';

export const twoFactorProperties = resourceProperties('PRF-01', 'some') satisfies Properties<
  typeof twoFactorMachine,
  typeof twoFactorCases
>;
