/** Roles in the API: built-in ones, and custom ones of a merchant. */
import { describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { roles } from '../../contract/people/roles';
import { users } from '../../contract/people/users';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const owner = () => signIn(sandbox(), people.owner);
const listed = (token: string) => call(sandbox(), roles.listRoles, {}, token);
const details = (token: string, roleid: string) => call(sandbox(), roles.getRole, { query: { roleid } }, token);

async function numbersOf(token: string, ...wanted: string[]): Promise<string[]> {
  const all = await call(sandbox(), roles.listPermissions, {}, token);
  return all.filter(({ name }) => wanted.includes(name)).map(({ id }) => id);
}
const create = async (token: string, body: object) => send(sandbox(), roles.createRole, { body }, token);
const edit = async (token: string, body: object) => send(sandbox(), roles.updateRole, { body }, token);

describe('[ROL-01] roles', () => {
  it('include the shared ones and the merchant’s own, with the number of users of each', async () => {
    const token = await owner();
    expect((await listed(token)).map(({ id, name, isCustom, userCount }) => [id, name, isCustom, userCount])).toEqual([
      ['2', 'Approver', false, 1],
      ['3', 'Viewer', false, 1],
      ['9', 'Owner', false, 1],
      ['101', 'Bookkeeper', true, 1],
    ]);
    expect((await details(token, '2')).permissions.map(({ name }) => name)).toEqual([
      'payout.view',
      'report.view',
      'payout.approve',
    ]);
    const elsewhere = await signIn(sandbox(), people.harbour);
    expect((await listed(elsewhere)).map(({ name }) => name)).toEqual(['Approver', 'Viewer', 'Owner']);
    for (const roleid of ['101', '0', 'x', '9999999999']) {
      expect((await send(sandbox(), roles.getRole, { query: { roleid } }, elsewhere)).status).toBe(404);
    }
  });

  it('of the merchant are created and changed, and apply from the next call on', async () => {
    const token = await owner();
    const [view, reports] = [await numbersOf(token, 'payout.view'), await numbersOf(token, 'report.view', 'beneficiary.view')];
    const made = await create(token, { name: ' Cashier ', description: 'Looks at payouts', permissions: view });
    expect([made.status, messageOf(made)]).toEqual([200, 'Role created successfully']);
    const { id = '' } = (await listed(token)).find(({ name }) => name === 'Cashier') ?? {};
    await call(sandbox(), users.updateUser, { body: { email: people.viewer, role: 'Cashier' } }, token);
    const cashier = await signIn(sandbox(), people.viewer);
    const held = async () => (await call(sandbox(), session.getProfile, {}, cashier)).user;
    expect(await held()).toMatchObject({ role: 'Cashier', permissions: ['payout.view'] });
    const changed = await edit(token, { roleId: id, name: 'Clerk', description: 'Reads reports', permissions: reports });
    expect([changed.status, messageOf(changed)]).toEqual([200, 'Role updated successfully']);
    expect(await held()).toMatchObject({ role: 'Clerk', permissions: ['beneficiary.view', 'report.view'] });
    expect(await details(token, id)).toMatchObject({ name: 'Clerk', description: 'Reads reports', isCustom: true });
  });

  it('are refused without a name, a description or a permission, and with a name that is taken', async () => {
    const token = await owner();
    const permissions = await numbersOf(token, 'payout.view');
    const whole = { name: 'Cashier', description: 'Looks at payouts', permissions };
    const refusals: [object, string][] = [
      [{ ...whole, name: '  ' }, 'Name is required'],
      [{ ...whole, description: '' }, 'Description is required'],
      [{ ...whole, permissions: [] }, 'Choose at least one permission'],
      [{ ...whole, permissions: ['0'] }, 'Unknown permission'],
      [{ ...whole, permissions: ['9999'] }, 'Unknown permission'],
      [{ ...whole, name: '<b>x' }, 'Contains disallowed characters or tags'],
      [{ ...whole, name: 'OWNER' }, 'There is already a role of this name'],
      [{ ...whole, name: 'bookkeeper' }, 'There is already a role of this name'],
    ];
    for (const [body, message] of refusals) {
      const answer = await create(token, body);
      expect([answer.status, messageOf(answer)]).toEqual([400, message]);
    }
    const twice = await Promise.all([create(token, whole), create(token, whole)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('that are shared cannot be changed, and another business’s are not found', async () => {
    const token = await owner();
    const permissions = await numbersOf(token, 'payout.view');
    const body = { name: 'Mine', description: 'Now mine', permissions };
    for (const roleId of ['9', '2', '3']) expect((await edit(token, { ...body, roleId })).status).toBe(403);
    const other = await signIn(sandbox(), people.harbour);
    expect((await edit(other, { ...body, roleId: '101' })).status).toBe(404);
    expect((await listed(token)).map(({ name }) => name)).not.toContain('Mine');
  });

  it('give nobody more permissions than their creator has', async () => {
    const token = await owner();
    const few = await numbersOf(token, 'role.view', 'role.manage', 'user.manage', 'payout.view');
    await create(token, { name: 'Warden', description: 'Keeps the keys', permissions: few });
    await call(sandbox(), users.updateUser, { body: { email: people.viewer, role: 'Warden' } }, token);
    const warden = await signIn(sandbox(), people.viewer);
    const all = await numbersOf(token, 'payout.view', 'payout.approve');
    const more = { name: 'More', description: 'Approves', permissions: all };
    expect([(await create(warden, more)).status, (await create(warden, { ...more, permissions: few })).status]).toEqual([
      403, 200,
    ]);
    // A role with more permissions than the warden's cannot be reduced by the warden either.
    const bookkeeper = { roleId: '101', name: 'Bookkeeper', description: 'Less', permissions: few };
    expect((await edit(warden, bookkeeper)).status).toBe(403);
    expect((await details(token, '101')).permissions).toHaveLength(4);
  });
});

describe('[ROL-01] a role that two people edit', () => {
  const SAID = 'Someone changed this role after you opened it';
  async function open() {
    const token = await owner();
    const [view, both] = [await numbersOf(token, 'payout.view'), await numbersOf(token, 'payout.view', 'payout.approve')];
    const name = `Shift ${crypto.randomUUID().slice(0, 8)}`;
    await create(token, { name, description: 'Approves', permissions: both });
    const { id: roleId = '' } = (await listed(token)).find((role) => role.name === name) ?? {};
    const read = () => details(token, roleId);
    const save = async (change: object) => {
      const answer = await edit(token, { roleId, name, description: 'Approves', permissions: both, ...change });
      return [answer.status, messageOf(answer)];
    };
    return { read, save, view, version: (await read()).version };
  }
  const DONE = [200, 'Role updated successfully'];

  it('keeps a permission removed that another one removed meanwhile', async () => {
    const { read, save, view, version } = await open();
    expect(await save({ permissions: view, version })).toEqual(DONE);
    expect(await save({ description: 'Approves at night', version })).toEqual([409, SAID]);
    const now = await read();
    expect([now.description, now.permissions.map(({ name }) => name)]).toEqual(['Approves', ['payout.view']]);
    expect(await save({ description: 'Approves at night', permissions: view, version: now.version })).toEqual(DONE);
  });

  it('takes one of two changes that are sent at once, and the same one again after a lost response', async () => {
    const { read, save, view, version } = await open();
    const wanted = [{ permissions: view }, { description: 'Approves at night' }, { description: 'Approves by day' }];
    const answers = await Promise.all(wanted.map((change) => save({ ...change, version })));
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409, 409]);
    const winner = wanted[answers.findIndex(([status]) => status === 200)];
    expect(await save({ ...winner, version })).toEqual(DONE);
    expect((await read()).permissions).toHaveLength(winner?.permissions ? 1 : 2);
  });

  it('has the same version however its permissions are ordered', async () => {
    const { read, save, version } = await open();
    const permissions = (await read()).permissions.map(({ id }) => id).reverse();
    expect(await save({ permissions, version })).toEqual(DONE);
    expect((await read()).version).toBe(version);
  });
});
