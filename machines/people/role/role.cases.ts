import type { Cases } from '../../kit/cases';
import { formCases } from '../../kit/form.cases';
import type { Said } from '../../kit/otp.types';
import type { roleMachine } from './role.machine';
import type { RoleForm } from './role.types';

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
