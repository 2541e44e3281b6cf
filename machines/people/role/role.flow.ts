import type { Cases } from '../../kit/cases';
import { formCases } from '../../kit/form.cases';
import { formProperties } from '../../kit/form.properties';
import type { Said } from '../../kit/otp.types';
import type { Moment, Properties } from '../../kit/properties';
import { check, type RoleForm, roleMachine } from './role.machine';

export const roleCases = {
  ...formCases<RoleForm, { cleared: unknown; wrong: unknown; mended: unknown }, Said>({
    subject: '101',
    started: { name: 'Bookkeeper', description: 'Reconciles what came in with the bank', permissions: '1' },
    typed: {
      cleared: { change: { field: 'name', value: '' } },
      wrong: { change: { field: 'name', value: '<b>' } },
      mended: { change: { field: 'name', value: 'Accountant' } },
    },
    answer: { message: 'Role updated successfully' },
  }),
} satisfies Cases<typeof roleMachine>;

const savesAnIncompleteRole = ({ isIn, context: { values } }: Moment<typeof roleMachine>) =>
  isIn('saving') && [values.name, values.description, values.permissions].some((text) => text.trim() === '');

const roleProperties = [
  ...formProperties({ req: 'ROL-01', answers: ['saved'], check }),
  {
    kind: 'never',
    says: 'No role is sent without a name, a description and a permission',
    req: ['ROL-01'],
    when: savesAnIncompleteRole,
  },
] satisfies Properties<typeof roleMachine, typeof roleCases>;

export const roleFlow = { machine: roleMachine, cases: roleCases, properties: roleProperties };
