/** What time does to chargebacks: reminders, and the loss of unanswered ones. */
import { describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { wallets } from '../../contract/balances/wallets';
import { chargebacks } from '../../contract/chargebacks/chargebacks';
import { answerTo, cardPayment, DAY, decideOne, details, list, opened } from '../testing/chargebacks';
import { call, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const owner = () => signIn(sandbox(), people.owner);
const TOMORROW = '9';

const linkTo = (id: string) => `/dashboard/chargeback/${id}/details`;
const emailsAbout = async (id: string) => (await sandbox().outbox()).filter(({ link }) => link === linkTo(id)).reverse();
const notificationsAbout = async (token: string, id: string) =>
  (await call(sandbox(), session.getProfile, {}, token)).notifications.filter(({ link }) => link === linkTo(id)).reverse();

async function openedIn(days: number): Promise<string> {
  return opened(sandbox(), (await cardPayment(sandbox(), await owner())).reference, { dueInSeconds: days * DAY });
}

describe('[CBK-02] [NAV-12] reminders', () => {
  it('come 7, 3 and 1 day before, once each, by email and as a notification with a link', async () => {
    const id = await openedIn(10);
    const subjects = async () => (await emailsAbout(id)).map(({ subject }) => subject.split(' ').slice(0, 2).join(' '));
    expect(await subjects()).toEqual(['A customer’s']);
    const seen: number[] = [];
    for (const day of [2.9, 0.2, 3.8, 0.1, 1.9, 0.2]) {
      sandbox().clock.advance(day * DAY);
      const token = await owner();
      await Promise.all([list(sandbox(), token), list(sandbox(), token), call(sandbox(), wallets.listWallets, {}, token)]);
      seen.push((await emailsAbout(id)).length);
    }
    expect(seen).toEqual([1, 2, 2, 3, 3, 4]);
    const texts = (await emailsAbout(id)).map(({ text }) => text?.split('\n')[0]);
    expect(texts.slice(1)).toEqual([
      expect.stringMatching(/^You have 7 days or less to answer a chargeback of NGN /),
      expect.stringMatching(/^You have 3 days or less/),
      expect.stringMatching(/^You have 1 day or less/),
    ]);
    const notified = await notificationsAbout(await owner(), id);
    expect(notified.map(({ messageText }) => messageText.split(' ')[0])).toEqual(['New', 'Answer', 'Answer', 'Answer']);
  });

  it('that were missed while time jumped are left out, except for the nearest', async () => {
    const id = await openedIn(10);
    sandbox().clock.advance(9.5 * DAY);
    expect((await emailsAbout(id)).map(({ text }) => text?.split('\n')[0])).toEqual([
      expect.stringMatching(/^A customer disputes/),
      expect.stringMatching(/^You have 1 day or less/),
    ]);
  });

  it('go to people who may answer, and to nobody else', async () => {
    const id = await openedIn(2);
    expect((await emailsAbout(id)).map(({ to }) => to)).toEqual([people.owner]);
    expect(await notificationsAbout(await signIn(sandbox(), people.viewer), id)).toEqual([]);
    expect(await notificationsAbout(await owner(), id)).toHaveLength(1);
  });

  it('end with the answer', async () => {
    const id = await openedIn(2);
    await call(sandbox(), chargebacks.disputeChargeback, { ...answerTo(id), files: { Proof: [] } }, await owner());
    sandbox().clock.advance(1.5 * DAY);
    expect(await emailsAbout(id)).toHaveLength(1);
  });
});

describe('[CBK-02] a chargeback that nobody answered in time', () => {
  it('is lost after its due moment, with a final comment of the provider', async () => {
    const id = await openedIn(1);
    const token = await owner();
    const { chargeback } = await details(sandbox(), token, id);
    const due = Temporal.PlainDateTime.from(chargeback.dueAt ?? '')
      .toZonedDateTime('Africa/Lagos')
      .toInstant();
    const left = due.since(sandbox().clock.now()).total('seconds');
    sandbox().clock.advance(Math.floor(left) - 60);
    const again = await owner();
    expect((await details(sandbox(), again, id)).chargeback.status).toBe('New');
    sandbox().clock.advance(62);
    const lost = (await details(sandbox(), again, id)).chargeback;
    expect([lost.status, lost.held, lost.thread]).toEqual([
      'Lost',
      '0.00',
      [
        expect.objectContaining({
          isAdmin: true,
          isFinal: true,
          comment: expect.stringMatching(/^This chargeback wasn’t answered by 22-Nov-2026, /),
        }),
      ],
    ]);
    expect(lost.decidedAt).toBe(
      Temporal.PlainDateTime.from(chargeback.dueAt ?? '')
        .add({ seconds: 1 })
        .toString({ smallestUnit: 'second' }),
    );
    expect((await emailsAbout(id)).at(-1)?.text).toMatch(/^It wasn’t answered in time\. NGN /);
  });

  it('leaves the balance with its fee, whatever is read first', async () => {
    const balance = async () => {
      const all = await call(sandbox(), wallets.listWallets, {}, await owner());
      const { ledgerBalance, availableBalance } = all.find(({ currency }) => currency === 'NGN') ?? {};
      return [ledgerBalance, availableBalance].map((amount) => Math.round(Number(amount) * 100));
    };
    const { amount, fee } = (await details(sandbox(), await owner(), '10')).chargeback;
    const [ledger = 0, available = 0] = await balance();
    sandbox().clock.advance(46 * 60);
    const [lost, charged] = [amount, fee ?? ''].map((one) => Math.round(Number(one) * 100));
    expect(await balance()).toEqual([ledger - (lost ?? 0) - (charged ?? 0), available - (charged ?? 0)]);
    expect((await details(sandbox(), await owner(), '10')).chargeback.status).toBe('Lost');
    expect(await sandbox().ledger.isBalanced()).toBe(true);
  });

  it('is told of when the clock is moved, without anything being read', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ advanceSeconds: 46 * 60 });
    await fetch(`${sandbox().address}/sandbox/clock`, { method: 'POST', headers, body });
    const answer = await fetch(`${sandbox().address}/sandbox/outbox?to=${people.owner}`);
    expect(await answer.json()).toMatchObject({
      messages: [{ link: linkTo('10'), subject: expect.stringMatching(/^You lost/) }],
    });
  });
});

describe('[CBK-02] a decision', () => {
  it.each([
    ['won', /^You won the chargeback of NGN /, /^The customer’s bank decided for you\./],
    ['lost', /^You lost the chargeback of NGN /, /^The customer’s bank decided for the customer\. NGN /],
  ])('is told by email and notification: %s', async (decision, subject, text) => {
    await decideOne(sandbox(), { chargebackId: Number(TOMORROW), decision });
    expect((await emailsAbout(TOMORROW)).map((email) => [email.to, email.subject, email.text])).toEqual([
      [people.owner, expect.stringMatching(subject), expect.stringMatching(text)],
    ]);
    expect(await notificationsAbout(await owner(), TOMORROW)).toHaveLength(1);
  });

  it('of a payment in Test mode says so', async () => {
    await decideOne(sandbox(), { chargebackId: 15, decision: 'won' });
    expect((await emailsAbout('15')).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Test mode: You won/)]);
    expect((await send(sandbox(), session.getProfile, {}, await owner())).status).toBe(200);
  });
});
