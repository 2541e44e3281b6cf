import { formProperties } from '../../kit/form.properties';
import type { Moment, Properties } from '../../kit/properties';
import type { roleCases } from './role.cases';
import type { roleMachine } from './role.machine';
import { check } from './role.rules';

const savesAnIncompleteRole = ({ isIn, context: { values } }: Moment<typeof roleMachine>) =>
  isIn('saving') && [values.name, values.description, values.permissions].some((text) => text.trim() === '');

export const roleProperties = [
  ...formProperties({ req: 'ROL-01', answers: ['saved'], check }),
  {
    kind: 'never',
    says: 'No role is sent without a name, a description and a permission',
    req: ['ROL-01'],
    when: savesAnIncompleteRole,
  },
] satisfies Properties<typeof roleMachine, typeof roleCases>;
