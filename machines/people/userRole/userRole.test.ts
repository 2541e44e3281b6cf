import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { Failure } from '../../kit/flow/fault';
import { wire } from '../../kit/flow/port';
import { formOfUserRole, selectUserRole, userRoleMachine } from './userRole.machine';

const GONE = 'There is no role “Cashier” any more. Choose another one';

it('[USR-01] a role that is gone says so beneath it and stays to be read; another can be given at once', async () => {
  const given: string[] = [];
  const save = async ({ values: { role } }: { values: { role: string } }) => {
    given.push(role);
    if (role === 'Cashier') throw new Failure({ kind: 'server', status: 409, message: GONE });
    return { message: 'User updated successfully' };
  };
  const input = {
    subject: 'ngozi.eze@bluecrest.test',
    initialValues: formOfUserRole('Viewer', 'amaka.obi@bluecrest.test'),
    draft: null,
  };
  const actor = createActor(wire(userRoleMachine, { save }), { input }).start();
  const view = () => selectUserRole(actor.getSnapshot());
  const choose = (role: string) => actor.send({ type: 'field.changed', change: { field: 'role', value: role } });
  choose('Cashier');
  actor.send({ type: 'form.submitted' });
  await vi.waitFor(() => expect(view().fieldErrors.role).toBe(GONE));
  expect([view().values.role, view().submitError]).toEqual(['Cashier', null]);
  choose('Approver');
  expect(view().fieldErrors).toEqual({});
  actor.send({ type: 'form.submitted' });
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
  expect(given).toEqual(['Cashier', 'Approver']);
});
