import { formProperties } from '../../kit/form.properties';
import type { Properties } from '../../kit/properties';
import type { userRoleCases } from './userRole.cases';
import type { userRoleMachine } from './userRole.machine';
import { check } from './userRole.rules';

export const userRoleProperties = formProperties({ req: 'USR-01', answers: ['saved'], check }) satisfies Properties<
  typeof userRoleMachine,
  typeof userRoleCases
>;
