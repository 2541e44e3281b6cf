import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { Failure } from '../../kit/flow/fault';
import { wire } from '../../kit/flow/port';
import { grouped } from '../roles/roles.rules';
import {
  editsWith,
  emptyValues,
  idsIn,
  isReady,
  permissionsOf,
  type RoleForm,
  roleMachine,
  selectRole,
  startOf,
  ticked,
  tickedIn,
  validate,
} from './role.machine';

const whole = { name: 'Cashier', description: 'Looks at payouts', permissions: '10', version: 'v1' };

const all = [
  { id: '8', name: 'payout.approve' },
  { id: '9', name: 'qr.view' },
  { id: '10', name: 'payout.view' },
];

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
  expect(selectRole(all)(role.getSnapshot()).fieldErrors).toEqual(errors);
});

it('[ROL-01] a role starts from the role that has exactly its permissions', () => {
  const permission = (id: string) => ({ id, name: `area${id}.view` });
  const roles = [
    { id: '3', permissions: [permission('10'), permission('2')] },
    { id: '2', permissions: [permission('2')] },
  ];
  expect([startOf(roles, '2 10'), startOf(roles, '2'), startOf(roles, '10'), startOf(roles, '')]).toEqual(['3', '2', '', '']);
});

/** Opens the form of a role with permissions 8 and 10, of which someone else removed 8 meanwhile. */
function openReduced() {
  const stored = { ...whole, version: 'v2' };
  const sent: RoleForm[] = [];
  const save = async ({ values }: { readonly values: RoleForm }) => {
    sent.push(values);
    return values.version === 'v2' ? { message: 'Saved' } : { said: 'Someone changed this role', present: stored };
  };
  const input = { subject: '101', initialValues: { ...whole, permissions: '8 10' }, draft: null };
  const role = createActor(wire(roleMachine, { save }), { input }).start();
  const change = (field: 'name' | 'permissions', value: string) => role.send({ type: 'field.changed', change: { field, value } });
  const submit = async () => {
    role.send({ type: 'form.submitted' });
    await vi.waitFor(() => expect(role.getSnapshot().hasTag('busy')).toBe(false));
  };
  return { role, sent, change, submit, rows: () => selectRole(all)(role.getSnapshot()).outdated?.rows };
}

it('[ROL-01] a permission that someone else removed stays removed, while the merchant’s own changes are kept', async () => {
  const { role, sent, change, submit, rows } = openReduced();
  change('permissions', '8 9');
  await submit();
  expect(role.getSnapshot().value).toBe('outdated');
  expect(rows()).toEqual([
    { label: 'Permissions', stored: 'Removed: Payout: approve.', mine: 'Added: QR: view. Removed: Payout: view.' },
  ]);
  role.send({ type: 'changes.kept' });
  await submit();
  expect(sent.at(-1)).toMatchObject({ permissions: '9', version: 'v2' });
});

it('[ROL-01] a role whose permissions only someone else changed keeps theirs', async () => {
  const { role, sent, change, submit, rows } = openReduced();
  change('name', 'Clerk');
  await submit();
  expect(rows()).toEqual([
    { label: 'Name', stored: 'Cashier', mine: 'Clerk' },
    { label: 'Permissions', stored: 'Removed: Payout: approve.', mine: null },
  ]);
  role.send({ type: 'changes.kept' });
  await submit();
  expect(sent.at(-1)).toMatchObject({ name: 'Clerk', permissions: '10' });
});

it('[ROL-01] never gives back what was removed, whatever both change', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }).map(String));
  const merged = editsWith((id) => id).parts?.permissions?.merged;
  fc.assert(
    fc.property(ids, ids, ids, (seen, mine, stored) => {
      const kept = idsIn(merged?.(seen.join(' '), mine.join(' '), stored.join(' ')) ?? '');
      const isAdded = (id: string) => mine.includes(id) && !seen.includes(id);
      for (const id of kept) expect(stored.includes(id) || isAdded(id)).toBe(true);
      for (const id of seen) if (!mine.includes(id)) expect(kept).not.toContain(id);
      for (const id of mine) if (isAdded(id)) expect(kept).toContain(id);
      for (const id of stored) if (!seen.includes(id) || mine.includes(id)) expect(kept).toContain(id);
    }),
  );
});

describe('[ROL-01] a permission of an area', () => {
  const areas = grouped(
    ['payout.view', 'payout.manage', 'payout.approve', 'balance.view', 'swap.create'].map((name, at) => ({
      id: `${at + 1}`,
      name,
    })),
    '',
  );

  it.each([
    ['brings View with it', '', '3', true, '1 3'],
    ['of an area without View stands alone', '', '5', true, '5'],
    ['goes with View, and others stay', '1 2 3 4', '1', false, '4'],
    ['goes alone', '1 2 3', '3', false, '1 2'],
    ['of no area is ticked as it is', '', '9', true, '9'],
  ])('%s', (_, before, id, isTicked, after) => expect(tickedIn(areas, before, id, isTicked)).toBe(after));
});
