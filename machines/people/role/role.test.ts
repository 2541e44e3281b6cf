import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { Failure } from '../../kit/flow/fault';
import { wire } from '../../kit/flow/port';
import { emptyValues, idsIn, isReady, permissionsOf, roleMachine, selectRole, startOf, ticked, validate } from './role.machine';

const whole = { name: 'Cashier', description: 'Looks at payouts', permissions: '10' };

it('[ROL-01] can be sent with a name, a description and a permission, and not without one of them', () => {
  expect([isReady(whole), validate(whole)]).toEqual([true, {}]);
  for (const field of ['name', 'description', 'permissions'] as const) {
    expect([field, isReady({ ...whole, [field]: ' ' })]).toEqual([field, false]);
  }
  expect(validate(emptyValues)).toEqual({
    name: 'Name is required!',
    description: 'Description is required!',
    permissions: 'Choose at least one permission.',
  });
});

it.each([
  [{ name: '<b>x' }, { name: 'Contains disallowed characters or tags' }],
  [{ name: 'x'.repeat(101) }, { name: 'Use 100 characters or fewer.' }],
  [{ description: 'x'.repeat(251) }, { description: 'Use 250 characters or fewer.' }],
])('[ROL-01] %j is wrong', (change, faults) => expect(validate({ ...whole, ...change })).toEqual(faults));

it('[ROL-01] what is ticked and unticked again is as it was, whatever the numbers', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99 })), fc.integer({ min: 100 }), (ids, other) => {
      const before = permissionsOf(ids.map((id) => ({ id: `${id}`, name: 'any' })));
      const after = ticked(before, `${other}`, true);
      expect(idsIn(after)).toContain(`${other}`);
      expect(ticked(after, `${other}`, false)).toBe(before);
      expect(ticked(after, `${other}`, true)).toBe(after);
    }),
  ));

it('[ROL-01] ids are written in the order of their numbers, in whatever order they are ticked', () => {
  expect(['10', '9', '100'].reduce((ids, id) => ticked(ids, id, true), '')).toBe('9 10 100');
  expect(permissionsOf(['b', 'a'].map((id) => ({ id, name: 'any' })))).toBe('a b');
});

it.each([
  ['There is a role of this name', { name: 'There is a role of this name' }],
  ['You cannot grant this permission', { permissions: 'You cannot grant this permission' }],
  ['Not now', {}],
])('[ROL-01] the refusal “%s” stands at the field that it is about', async (message, errors) => {
  const save = () => Promise.reject(new Failure({ kind: 'server', status: 400, message }));
  const input = { subject: '', initialValues: emptyValues, draft: whole };
  const role = createActor(wire(roleMachine, { save }), { input }).start();
  role.send({ type: 'form.submitted' });
  await vi.waitFor(() => expect(role.getSnapshot().context.submitError).not.toBeNull());
  expect(selectRole(role.getSnapshot()).fieldErrors).toEqual(errors);
});

it('[ROL-01] a role starts from the role that has exactly its permissions', () => {
  const permission = (id: string) => ({ id, name: `area${id}.view` });
  const roles = [
    { id: '3', permissions: [permission('10'), permission('2')] },
    { id: '2', permissions: [permission('2')] },
  ];
  expect([startOf(roles, '2 10'), startOf(roles, '2'), startOf(roles, '10'), startOf(roles, '')]).toEqual(['3', '2', '', '']);
});
