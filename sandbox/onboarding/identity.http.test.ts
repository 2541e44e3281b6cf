/** Which roles see whole BVNs, NINs and numbers of identifications. */
import { describe, expect, it } from 'vitest';
import { firstVersion } from '../../contract/onboarding/firstVersion';
import { onboarding } from '../../contract/onboarding/onboarding';
import { registration } from '../../contract/onboarding/registration';
import { payouts } from '../../contract/payouts/payouts';
import { roles } from '../../contract/people/roles';
import { users } from '../../contract/people/users';
import { call, forBluecrest, people, send, signIn } from '../testing/client';
import { stakeholder } from '../testing/onboarding';
import { pdf } from '../testing/papers';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const personal = (token: string) => call(sandbox(), onboarding.getPersonalInformation, {}, token);
const owners = (token: string) => call(sandbox(), registration.listStakeholders, {}, token);

const WHOLE = /^\d{11}$/;
const MASKED = /^•{7}\d{4}$/;

async function numbersFor(token: string): Promise<readonly string[]> {
  const { bvn, nin } = await personal(token);
  const people = await owners(token);
  return [bvn, nin, ...people.flatMap((person) => [person.bvn, person.nin])];
}

describe('[GEN-10] [ROL-01] identity numbers', () => {
  it('are complete for the Owner, and show only the last four characters to the Viewer', async () => {
    const [owner, viewer] = [await signIn(sandbox(), people.owner), await signIn(sandbox(), people.viewer)];
    const [whole, masked] = [await numbersFor(owner), await numbersFor(viewer)];
    expect(whole.length).toBeGreaterThan(2);
    for (const number of whole) expect(number).toMatch(WHOLE);
    expect(masked).toEqual(whole.map((number) => `•••••••${number.slice(-4)}`));
    for (const number of masked) expect(number).toMatch(MASKED);
    const { idNumber } = await personal(owner);
    expect((await personal(viewer)).idNumber).toBe('•'.repeat(idNumber.length - 4) + idNumber.slice(-4));
    const body = JSON.stringify((await send(sandbox(), onboarding.getPersonalInformation, {}, viewer)).text);
    expect(body).not.toContain(idNumber);
  });

  it('are complete for a custom role only once it has the permission', async () => {
    const owner = await signIn(sandbox(), people.owner);
    const all = await call(sandbox(), roles.listPermissions, {}, owner);
    const mine = (await call(sandbox(), roles.listRoles, {}, owner)).find(({ isCustom }) => isCustom);
    const person = { email: people.viewer, role: mine?.name ?? '' };
    await call(sandbox(), users.updateUser, { body: person }, owner);
    const give = (...held: string[]) => {
      const permissions = all.filter(({ name }) => held.includes(name)).map(({ id }) => id);
      const body = { roleId: mine?.id ?? '', name: person.role, description: 'For this test', permissions };
      return call(sandbox(), roles.updateRole, { body }, owner);
    };
    await give('business.view', 'business.manage');
    const token = await signIn(sandbox(), people.viewer);
    expect((await personal(token)).bvn).toMatch(MASKED);
    await give('business.view', 'identity.view');
    expect((await personal(token)).bvn).toMatch(WHOLE);
  });

  it('stay unchanged if a form sends their mask, and are refused if it sends another mask', async () => {
    const token = await signIn(sandbox(), people.harbour);
    await call(sandbox(), registration.addStakeholder, { body: stakeholder, files: {} }, token);
    const before = (await owners(token)).at(-1);
    const mask = { Bvn: `•••••••${before?.bvn.slice(-4)}`, NIN: `•••••••${before?.nin.slice(-4)}` };
    const body = { ...stakeholder, ...mask, Id: before?.id ?? '', LastName: 'Okoro' };
    await call(sandbox(), registration.updateStakeholder, { body, files: {} }, token);
    expect((await owners(token)).at(-1)).toEqual({ ...before, lastName: 'Okoro' });
    const wrong = { ...body, Bvn: '•••••••0000' };
    expect((await send(sandbox(), registration.updateStakeholder, { body: wrong, files: {} }, token)).status).toBe(400);
  });

  it('of the first version are masked and kept in the same way', async () => {
    const token = await signIn(sandbox(), people.newcomer);
    const profile = { business_name: 'Newleaf Crafts', email: 'hello@newleaf.test', description: 'Baskets', bvn: '22212345678' };
    const rest = { industry: 'Retail', business_type: 'Individual', legal_business_name: 'Newleaf Ltd', country: 'NG' } as const;
    const save = (bvn: string) =>
      call(sandbox(), firstVersion.updateBusinessProfile, { body: { ...profile, ...rest, bvn } }, token);
    await save(profile.bvn);
    await save('•••••••5678');
    expect((await call(sandbox(), firstVersion.getKycProfile, {}, token)).bvn).toBe(profile.bvn);
  });

  it('of the first version show only the last four characters to the Viewer', async () => {
    const [owner, viewer] = [await signIn(sandbox(), people.owner), await signIn(sandbox(), people.viewer)];
    const seen = async (token: string) => (await call(sandbox(), firstVersion.getKycProfile, {}, token)).bvn;
    expect([await seen(owner), await seen(viewer)]).toEqual(['22231234567', '•••••••4567']);
  });

  it('of a person stay unchanged, and a mask is never saved', async () => {
    const token = await signIn(sandbox(), people.harbour);
    const { identification: _i, passportphoto: _p, proofofaddress: _a, ...saved } = await personal(token);
    const files = { identification: pdf(), passportphoto: undefined, proofofaddress: pdf() };
    const save = (more: object) =>
      send(sandbox(), onboarding.savePersonalInformation, { body: { ...saved, ...more }, files }, token);
    const mask = (text: string) => '•'.repeat(text.length - 4) + text.slice(-4);
    expect((await save({ bvn: mask(saved.bvn), nin: mask(saved.nin), idNumber: mask(saved.idNumber) })).status).toBe(200);
    expect(await personal(token)).toMatchObject(saved);
    expect((await save({ idNumber: '••••1111' })).status).toBe(400);
  });
});

describe('[PAY-05] [GEN-10] the status query of an idempotency key', () => {
  it('is refused to a role that may not pay, and closes no key', async () => {
    const [owner, viewer] = [await signIn(sandbox(), people.owner), await signIn(sandbox(), people.viewer)];
    const ask = (token: string) =>
      send(sandbox(), payouts.getPayoutStatus, { headers: forBluecrest, query: { idempotencyKey: 'K-1' } }, token);
    expect((await ask(viewer)).status).toBe(403);
    expect((await ask(owner)).status).toBe(200);
  });
});
