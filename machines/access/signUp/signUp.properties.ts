import { formProperties } from '../../kit/form.properties';
import type { Properties } from '../../kit/properties';
import type { signUpCases } from './signUp.cases';
import type { signUpMachine } from './signUp.machine';
import { check, secrets } from './signUp.rules';

export const signUpProperties = [...formProperties({ req: 'SUP-01', answers: ['written'], check, secrets })] satisfies Properties<
  typeof signUpMachine,
  typeof signUpCases
>;
