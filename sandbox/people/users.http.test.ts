/** Users in the API: inviting a person to a business, and changing them. */
import { describe, expect, it } from 'vitest';
import { account } from '../../contract/access/account';
import { session } from '../../contract/access/session';
import { roles } from '../../contract/people/roles';
import { users } from '../../contract/people/users';
import { PASSWORD } from '../access/people.seed';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const owner = () => signIn(sandbox(), people.owner);
const CHIDI = 'chidi@crafts.test';
const NEW = 'Newleaf#2027';
const chidi = { firstName: 'Chidi', lastName: 'Okeke', mobileNumber: '08012345678', email: CHIDI, role: 'Viewer' };

const listed = async (token: string) => (await call(sandbox(), users.listUsers, {}, token)).rows;
const of = async (token: string, email: string) => (await listed(token)).find((user) => user.email === email);
const code = async (token: string, emailAddress: string) =>
  (await call(sandbox(), users.checkUserExists, { body: { emailAddress } }, token)).statusCode;
const ask = async (token: string, body: object) => send(sandbox(), users.createUser, { body }, token);
const update = async (token: string, body: object) => send(sandbox(), users.updateUser, { body }, token);
const byId = async (
  endpoint: (typeof users)['activateUser' | 'deactivateUser' | 'resendInvitation'],
  token: string,
  userId = '',
) => send(sandbox(), endpoint, { body: { userId } }, token);
const tokenFor = async (to: string) => /\/email-verified\/([\w-]+)/.exec((await sandbox().outbox(to))[0]?.link ?? '')?.[1] ?? '';
const accept = (token: string, password?: string) =>
  send(sandbox(), account.acceptInvitation, { body: { token, ...(password === undefined ? {} : { password }) } });

describe('[USR-02] a person is invited to a business', () => {
  it('after a lookup: a user here, elsewhere or nowhere, in upper or lower case', async () => {
    const token = await owner();
    const addresses = [people.viewer, people.owner.toUpperCase(), 'kemi.ade@bluecrest.test', people.harbour, CHIDI];
    expect(await Promise.all(addresses.map((address) => code(token, address)))).toEqual(['00', '00', '00', '002', '001']);
    const wrong = await send(sandbox(), users.checkUserExists, { body: { emailAddress: 'chidi' } }, token);
    expect([wrong.status, messageOf(wrong)]).toEqual([400, 'Invalid email']);
  });

  it('is New until they accept, and Active with that role afterwards', async () => {
    const token = await owner();
    expect(messageOf(await ask(token, chidi))).toBe('Invitation sent');
    expect(await of(token, CHIDI)).toMatchObject({
      status: 'New',
      role: 'Viewer',
      addedBy: 'Amaka Obi',
      isInvitationExpired: false,
    });
    expect(await code(token, CHIDI)).toBe('00');
    expect((await accept(await tokenFor(CHIDI), NEW)).status).toBe(200);
    const all = (await listed(token)).filter(({ email }) => email === CHIDI);
    expect(all).toMatchObject([{ status: 'Active', role: 'Viewer', firstName: 'Chidi', addedBy: 'Amaka Obi' }]);
    const own = await call(sandbox(), session.login, { body: { Email: CHIDI, Password: NEW } });
    expect((await call(sandbox(), session.getProfile, {}, own.token ?? '')).user).toMatchObject({ role: 'Viewer' });
  });

  it('with email and role only if they have an account elsewhere, and their name stays hidden until they accept', async () => {
    const token = await owner();
    expect((await ask(token, { email: people.harbour, role: 'Approver' })).status).toBe(200);
    expect(await of(token, people.harbour)).toMatchObject({ firstName: '', lastName: '', status: 'New' });
    expect((await accept(await tokenFor(people.harbour))).status).toBe(200);
    expect(await of(token, people.harbour)).toMatchObject({ firstName: 'Musa', status: 'Active', role: 'Approver' });
  });

  it('is refused for an existing user, for an open invitation, without names and without a role', async () => {
    const token = await owner();
    await ask(token, chidi);
    const refusals: [object, number, string][] = [
      [{ ...chidi, email: people.viewer }, 409, 'User already exist on this subsidiary'],
      [{ ...chidi, email: CHIDI.toUpperCase() }, 409, 'User already exist on this subsidiary'],
      [{ email: 'ada@crafts.test', role: 'Viewer' }, 400, 'First name is required'],
      [{ ...chidi, email: 'ada@crafts.test', mobileNumber: '123' }, 400, 'Mobile number must be 11 digits'],
      [{ ...chidi, email: 'x' }, 400, 'Invalid email'],
      [{ ...chidi, email: 'ada@crafts.test', role: '' }, 400, 'role is not valid'],
      [{ ...chidi, email: 'ada@crafts.test', role: 'King' }, 409, 'The role “King” no longer exists. Choose another one'],
    ];
    for (const [body, status, message] of refusals) {
      const answer = await ask(token, body);
      expect([answer.status, messageOf(answer)]).toEqual([status, message]);
    }
    const twice = await Promise.all(['a', 'b'].map(() => ask(token, { ...chidi, email: 'two@crafts.test' })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused for a role that was renamed meanwhile or does not exist', async () => {
    const token = await owner();
    const names = await call(sandbox(), users.listUserRoles, {}, token);
    expect(names).toEqual(['Approver', 'Viewer', 'Owner', 'Bookkeeper']);
    const [{ id = '' } = {}] = await call(sandbox(), roles.listPermissions, {}, token);
    const body = { roleId: '101', name: 'Accountant', description: 'Another one now', permissions: [id] };
    await call(sandbox(), roles.updateRole, { body }, token);
    const answer = await ask(token, { ...chidi, role: 'Bookkeeper' });
    expect([answer.status, messageOf(answer)]).toEqual([409, 'The role “Bookkeeper” no longer exists. Choose another one']);
    const given = await update(token, { email: people.viewer, role: 'Bookkeeper' });
    expect([given.status, (await of(token, people.viewer))?.role]).toEqual([409, 'Viewer']);
    const unknown = await update(token, { email: people.viewer, role: 'Never There' });
    expect([unknown.status, messageOf(unknown)]).toEqual([409, 'The role “Never There” no longer exists. Choose another one']);
  });

  it('again after the link expired, with a new link that replaces it', async () => {
    const token = await owner();
    await ask(token, chidi);
    const first = await tokenFor(CHIDI);
    const { id } = (await of(token, CHIDI)) ?? {};
    expect((await byId(users.resendInvitation, token, id)).status).toBe(429);
    sandbox().clock.advance(7 * 24 * 3_600);
    const later = await owner();
    expect(await of(later, CHIDI)).toMatchObject({ status: 'New', isInvitationExpired: true });
    expect(messageOf(await accept(first, NEW))).toBe('This link has expired');
    expect(messageOf(await byId(users.resendInvitation, later, id))).toBe('Invitation sent again');
    expect(await of(later, CHIDI)).toMatchObject({ isInvitationExpired: false });
    expect([(await accept(first, NEW)).status, (await accept(await tokenFor(CHIDI), NEW)).status]).toEqual([400, 200]);
    expect((await byId(users.resendInvitation, later, id)).status).toBe(404);
    expect((await byId(users.resendInvitation, later, (await of(later, CHIDI))?.id)).status).toBe(409);
  });
});

describe('[USR-01] a user', () => {
  it('is listed with the person who added them, newest first, and never with users of another business', async () => {
    expect((await listed(await owner())).map(({ firstName, role, status }) => [firstName, role, status])).toEqual([
      ['Ngozi', 'Viewer', 'Active'],
      ['Kemi', 'Bookkeeper', 'Inactive'],
      ['Tunde', 'Approver', 'Active'],
      ['Amaka', 'Owner', 'Active'],
    ]);
    expect((await listed(await signIn(sandbox(), people.harbour))).map(({ firstName }) => firstName)).toEqual(['Musa']);
  });

  it('that is deactivated is signed out immediately, and cannot sign in until activated', async () => {
    const token = await owner();
    const viewer = await signIn(sandbox(), people.viewer);
    const { id } = (await of(token, people.viewer)) ?? {};
    expect(messageOf(await byId(users.deactivateUser, token, id))).toBe('User deactivated successfully');
    expect((await of(token, people.viewer))?.status).toBe('Inactive');
    expect((await send(sandbox(), session.getProfile, {}, viewer)).status).toBe(401);
    const body = { Email: people.viewer, Password: PASSWORD };
    expect((await send(sandbox(), session.login, { body })).status).toBe(403);
    expect(messageOf(await byId(users.activateUser, token, id))).toBe('User activated successfully');
    expect((await send(sandbox(), session.login, { body })).status).toBe(200);
  });

  it('that has not accepted yet cannot accept while deactivated', async () => {
    const token = await owner();
    await ask(token, chidi);
    const link = await tokenFor(CHIDI);
    const { id } = (await of(token, CHIDI)) ?? {};
    await byId(users.deactivateUser, token, id);
    expect(messageOf(await accept(link, NEW))).toBe('This invitation was withdrawn');
    expect((await byId(users.resendInvitation, token, id)).status).toBe(409);
    await byId(users.activateUser, token, id);
    expect((await accept(link, NEW)).status).toBe(200);
  });

  it('cannot deactivate themselves or change their own role, and cannot be changed by a user with fewer permissions', async () => {
    const token = await owner();
    const { id } = (await of(token, people.owner)) ?? {};
    expect(messageOf(await byId(users.deactivateUser, token, id))).toBe('You can’t deactivate yourself');
    expect(messageOf(await update(token, { email: people.owner, role: 'Viewer' }))).toBe('You can’t change your own role');
    const all = await call(sandbox(), roles.listPermissions, {}, token);
    const permissions = all.filter(({ name }) => name.startsWith('user.')).map(({ id: number }) => number);
    await call(sandbox(), roles.createRole, { body: { name: 'Warden', description: 'Keeps the keys', permissions } }, token);
    await update(token, { email: people.viewer, role: 'Warden' });
    const warden = await signIn(sandbox(), people.viewer);
    expect((await byId(users.deactivateUser, warden, id)).status).toBe(403);
    expect((await update(warden, { email: people.owner, role: 'Warden' })).status).toBe(403);
    expect((await ask(warden, { ...chidi, role: 'Owner' })).status).toBe(403);
    expect((await ask(warden, { ...chidi, role: 'Warden' })).status).toBe(200);
  });

  it('whose role another owner changed meanwhile keeps that one, and the change that is stored may be repeated', async () => {
    const token = await owner();
    const secondOwner = 'tunde.bello@bluecrest.test';
    await update(token, { email: secondOwner, role: 'Owner', from: 'Approver' });
    const other = await signIn(sandbox(), secondOwner);
    const change = (by: string, role: string, from?: string) => update(by, { email: people.viewer, role, ...(from && { from }) });
    const both = await Promise.all([change(token, 'Approver', 'Viewer'), change(other, 'Bookkeeper', 'Viewer')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stored = both[0]?.status === 200 ? 'Approver' : 'Bookkeeper';
    const refusal = both.find(({ status }) => status === 409);
    expect(refusal && messageOf(refusal)).toBe('Someone changed the role of this user after you opened it');
    expect((await of(token, people.viewer))?.role).toBe(stored);
    expect((await change(token, stored, 'Viewer')).status).toBe(200);
    expect((await change(other, 'Owner', stored)).status).toBe(200);
    expect([(await change(token, 'Viewer')).status, (await of(token, people.viewer))?.role]).toEqual([200, 'Viewer']);
  });

  it('of another business is not found', async () => {
    const { id } = (await of(await owner(), people.viewer)) ?? {};
    const other = await signIn(sandbox(), people.harbour);
    expect((await byId(users.deactivateUser, other, id)).status).toBe(404);
    expect((await update(other, { email: people.viewer, role: 'Owner' })).status).toBe(404);
  });
});
