/** Tests every role with every endpoint. */
import { describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { allEndpoints, type EndpointName } from '../../contract/all';
import type { Endpoint } from '../../contract/endpoint';
import { roles } from '../../contract/people/roles';
import { users } from '../../contract/people/users';
import { allPermissions } from '../../contract/permissions';
import { anyParams, call, forBluecrest, messageOf, people, send, signIn } from '../testing/client';
import { callsOf } from '../testing/matrix';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const LACKS = 'Your role does not allow this. Ask the owner of the business';
const names = Object.keys(allEndpoints) as EndpointName[];

/** Whether the role may make the call. The result of an empty call does not matter. */
async function isLetIn(token: string, name: EndpointName): Promise<boolean> {
  const answer = await send(
    sandbox(),
    allEndpoints[name],
    { params: anyParams(allEndpoints[name]), headers: forBluecrest },
    token,
  );
  expect([name, answer.status]).not.toEqual([name, 401]);
  return !(answer.status === 403 && messageOf(answer) === LACKS);
}

async function letIn(token: string): Promise<EndpointName[]> {
  const open = new Set<EndpointName>();
  // Log Out comes last, because it revokes the token.
  for (const name of [...names.filter((one) => one !== 'logOut'), 'logOut'] as const) {
    if (await isLetIn(token, name)) open.add(name);
  }
  return names.filter((name) => open.has(name));
}

describe('[GEN-10] [ROL-01] the matrix of roles and calls', () => {
  it('matches every call for every role of a business', { timeout: 60_000 }, async () => {
    const kept = [
      ['Owner', people.owner],
      ['Approver', people.approver],
      ['Viewer', people.viewer],
    ] as const;
    for (const [role, email] of kept) expect([role, await letIn(await signIn(sandbox(), email))]).toEqual([role, callsOf(role)]);
  });

  it('allows a custom role each call with only its permission, and refuses it with all others', {
    timeout: 60_000,
  }, async () => {
    const owner = await signIn(sandbox(), people.owner);
    const all = await call(sandbox(), roles.listPermissions, {}, owner);
    expect(all.map(({ name }) => name)).toEqual([...allPermissions]);
    const mine = (await call(sandbox(), roles.listRoles, {}, owner)).find(({ isCustom }) => isCustom);
    const person = { email: people.viewer, role: mine?.name ?? '' };
    await call(sandbox(), users.updateUser, { body: person }, owner);
    const token = await signIn(sandbox(), people.viewer);
    const give = async (is: (name: string) => boolean) => {
      const permissions = all.filter(({ name }) => is(name)).map(({ id }) => id);
      const body = { roleId: mine?.id ?? '', name: person.role, description: 'For this test', permissions };
      await call(sandbox(), roles.updateRole, { body }, owner);
    };
    const alsoOf = ({ alsoNeeds }: Endpoint) => (alsoNeeds === undefined ? '' : ` and ${alsoNeeds}`);
    const setOf = (name: EndpointName) =>
      `${[allEndpoints[name].permission ?? 'session'].flat().join(' ')}${alsoOf(allEndpoints[name])}`;
    const closed = names.filter((name) => setOf(name) !== 'session');
    expect(closed.length).toBeGreaterThan(60);
    for (const set of new Set(closed.map(setOf))) {
      const [one = '', also] = set.split(' and ');
      const asked = one.split(' ');
      const calls = closed.filter((name) => setOf(name) === set);
      for (const only of asked) {
        await give((name) => name === only || name === also);
        for (const name of calls) expect([name, only, await isLetIn(token, name)]).toEqual([name, only, true]);
      }
      await give((name) => !asked.includes(name));
      for (const name of calls)
        expect([name, 'all but', asked, await isLetIn(token, name)]).toEqual([name, 'all but', asked, false]);
      if (also === undefined) continue;
      await give((name) => name !== also);
      for (const name of calls)
        expect([name, 'all but', also, await isLetIn(token, name)]).toEqual([name, 'all but', also, false]);
    }
    expect((await call(sandbox(), session.getProfile, {}, token)).user.role).toBe(person.role);
  });
});
