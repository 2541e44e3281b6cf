/** What a person is notified of, and whether the provider honours it. */
import { describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { notificationSettings as endpoints } from '../../contract/settings/notificationSettings';
import { cardPayment, DAY, opened } from '../testing/chargebacks';
import { call, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const owner = () => signIn(sandbox(), people.owner);

const listed = (token: string) => call(sandbox(), endpoints.listNotificationSettings, {}, token);
const set = (token: string, body: object) => send(sandbox(), endpoints.setNotificationSetting, { body }, token);
const chargebacksOf = async (token: string) => {
  const { notifications } = await call(sandbox(), session.getProfile, {}, token);
  return notifications.filter(({ messageFrom }) => messageFrom === 'Chargebacks').length;
};
const emailsOf = async (to: string) => (await sandbox().outbox(to)).filter(({ link }) => link?.includes('chargeback')).length;
const disputed = async (token: string, payment: number) =>
  opened(sandbox(), (await cardPayment(sandbox(), token, payment)).reference, { dueInSeconds: 10 * DAY });

describe('[NAV-12] notification settings', () => {
  it('are all on at first, belong to the person, and name only ways that there are', async () => {
    const token = await owner();
    const first = await listed(token);
    expect(first.find(({ event }) => event === 'payouts')).toEqual({ event: 'payouts', byEmail: true, inApp: null });
    expect(first.find(({ event }) => event === 'reports')).toEqual({ event: 'reports', byEmail: null, inApp: true });
    expect((await set(token, { event: 'payouts', byEmail: false, inApp: true })).status).toBe(200);
    expect((await listed(token)).find(({ event }) => event === 'payouts')).toEqual({
      event: 'payouts',
      byEmail: false,
      inApp: null,
    });
    expect(await listed(await signIn(sandbox(), people.viewer))).toEqual(first);
    expect((await set(token, { event: 'safety', byEmail: false, inApp: false })).status).toBe(400);
  });

  it('keep what is off from being emailed and shown', async () => {
    const token = await owner();
    await disputed(token, 0);
    const [emails, shown] = [await emailsOf(people.owner), await chargebacksOf(token)];
    expect([emails > 0, shown > 0]).toEqual([true, true]);
    await set(token, { event: 'chargebacks', byEmail: false, inApp: false });
    expect(await chargebacksOf(token)).toBe(0);
    await disputed(token, 1);
    expect(await emailsOf(people.owner)).toBe(emails);
    await set(token, { event: 'chargebacks', byEmail: true, inApp: true });
    expect(await chargebacksOf(token)).toBe(shown + 1);
    await disputed(token, 2);
    expect(await emailsOf(people.owner)).toBe(emails + 1);
  });
});
