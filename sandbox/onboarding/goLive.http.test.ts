/** Going live: what it requires, that no step can be skipped, and the decision of the provider. */
import { describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { onboarding } from '../../contract/onboarding/onboarding';
import { registration } from '../../contract/onboarding/registration';
import { call, people, send, signIn, statusAndMessage } from '../testing/client';
import { account, businessState, progressOf, stakeholder, steps } from '../testing/onboarding';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const newcomer = () => signIn(sandbox(), people.newcomer);
const goLive = (token: string) => call(sandbox(), onboarding.requestGoLive, {}, token);

describe('[ONB-01 ONB-04 ONB-05] going live', () => {
  it('requires every section of its type, and lists the missing ones', async () => {
    const token = await newcomer();
    const { businessCompliance, ...ofPerson } = steps(sandbox(), token);
    expect(await businessState(sandbox(), token)).toEqual({ type: 'Individual', status: 'New' });
    expect(await goLive(token)).toEqual({
      statusCode: '02',
      message: 'Please complete first: Personal information, Business information, Bank details, Terms and conditions',
    });
    expect((await businessState(sandbox(), token)).status).toBe('New');
    for (const [section, save] of Object.entries(ofPerson)) {
      expect((await goLive(token)).statusCode).toBe('02');
      expect((await save()).message).not.toBe('');
      expect(await progressOf(sandbox(), token)).toMatchObject({ [section]: 100 });
      expect((await businessState(sandbox(), token)).status).toBe('Pending-Verification');
    }
    await call(sandbox(), onboarding.switchBusinessType, {}, token);
    expect(await goLive(token)).toEqual({ statusCode: '02', message: 'Please complete first: Business registration' });
    await businessCompliance();
    expect((await goLive(token)).statusCode).toBe('00');
    expect((await businessState(sandbox(), token)).status).toBe('Pending-Approval');
  });

  it('does not require the sections of the other type', async () => {
    const token = await newcomer();
    await call(sandbox(), onboarding.switchBusinessType, {}, token);
    const { personalInformation: _, ...ofCompany } = steps(sandbox(), token);
    for (const save of Object.values(ofCompany)) await save();
    expect(await progressOf(sandbox(), token)).toMatchObject({ personalInformation: 0, businessCompliance: 100 });
    expect((await goLive(token)).statusCode).toBe('00');
  });

  it('is requested once, even by two users at the same time, and then nothing can be changed', async () => {
    const token = await newcomer();
    const { businessCompliance: _, ...ofPerson } = steps(sandbox(), token);
    for (const save of Object.values(ofPerson)) await save();
    const answers = await Promise.all([goLive(token), goLive(token), goLive(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual(['00', '03', '03']);
    for (const save of Object.values(ofPerson)) await expect(save()).rejects.toThrow('409');
    expect((await statusAndMessage(sandbox(), onboarding.switchBusinessType, {}, token))[0]).toBe(409);
    expect((await statusAndMessage(sandbox(), registration.addStakeholder, { body: stakeholder }, token))[0]).toBe(409);
  });

  it.each([
    ['approve', 'Active', 409],
    ['decline', 'Declined', 200],
  ] as const)('is decided by the provider: %s', async (decision, status, changes) => {
    const token = await newcomer();
    await expect(sandbox().decide(1003, { decision })).rejects.toThrow('does not await approval');
    const { businessCompliance: _, ...ofPerson } = steps(sandbox(), token);
    for (const save of Object.values(ofPerson)) await save();
    await goLive(token);
    await sandbox().decide(1003, { decision });
    expect((await businessState(sandbox(), token)).status).toBe(status);
    const again = await send(sandbox(), onboarding.saveOnboardingBank, { body: account }, token);
    expect(again.status).toBe(changes);
    expect((await goLive(token)).statusCode).toBe(decision === 'decline' ? '00' : '03');
  });

  it('returns the reason of a decline until the next request', async () => {
    const token = await newcomer();
    const { businessCompliance: _, ...ofPerson } = steps(sandbox(), token);
    for (const save of Object.values(ofPerson)) await save();
    await goLive(token);
    const reason = async () => (await call(sandbox(), session.getProfile, {}, token)).declineReason;
    await sandbox().decide(1003, { decision: 'decline', reason: 'The utility bill is older than three months.' });
    expect(await reason()).toBe('The utility bill is older than three months.');
    await goLive(token);
    expect(await reason()).toBe('');
    await sandbox().decide(1003, { decision: 'decline' });
    expect(await reason()).toBe('');
  });

  it('starts with the seed: one business is complete, one is not', async () => {
    const harbour = await signIn(sandbox(), people.harbour);
    expect(await businessState(sandbox(), harbour)).toEqual({ type: 'Company', status: 'Pending-Verification' });
    expect(Object.values(await progressOf(sandbox(), harbour))).toEqual([100, 10, 100, 0, 0]);
    expect((await goLive(harbour)).statusCode).toBe('02');
    expect((await goLive(await signIn(sandbox(), people.owner))).statusCode).toBe('03');
  });
});
