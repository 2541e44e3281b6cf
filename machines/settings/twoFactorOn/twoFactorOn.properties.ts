import { deedProperties } from '../../kit/deed.properties';
import type { Properties } from '../../kit/properties';
import type { twoFactorOnCases } from './twoFactorOn.cases';
import type { twoFactorOnMachine } from './twoFactorOn.machine';

export const twoFactorOnProperties = deedProperties('PRF-01', 'changed') satisfies Properties<
  typeof twoFactorOnMachine,
  typeof twoFactorOnCases
>;
