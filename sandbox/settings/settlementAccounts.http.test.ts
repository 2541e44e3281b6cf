/** Where the settlements of a business go, in the API and in the settlements that follow. */
import { describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { firstVersion } from '../../contract/onboarding/firstVersion';
import { type SettlementType, settlementAccounts } from '../../contract/settings/settlementAccounts';
import { settlements } from '../../contract/settlements/settlements';
import { PASSWORD } from '../access/people.seed';
import { nameOf } from '../rules/recipients';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox({ now: '2026-11-24' });
const DAY = 86_400;

const owner = () => signIn(sandbox(), people.owner);
const accountsOf = (token: string) => call(sandbox(), firstVersion.listSettlementBanks, {}, token);
const detailsOf = (token: string) => call(sandbox(), settlementAccounts.getSettlementDetails, {}, token);
const defaultsOf = async (token: string) => (await accountsOf(token)).filter(({ isDefault }) => isDefault);

const STERLING = '0099120455';
const ZENITH = '2034458190';
const idOf = async (token: string, number: string) =>
  (await accountsOf(token)).find(({ accountNumber }) => accountNumber === number)?.id ?? '';

interface Asked {
  readonly to: string;
  readonly from: string;
  readonly password?: string | undefined;
}

const setDefault = async (token: string, { to, from, password = PASSWORD }: Asked) =>
  send(
    sandbox(),
    settlementAccounts.setDefaultSettlementBank,
    { params: { id: await idOf(token, to) }, body: { from: await idOf(token, from), password } },
    token,
  );

const settleTo = (token: string, settlementType: SettlementType, from: SettlementType, password = PASSWORD) =>
  send(sandbox(), settlementAccounts.setSettlementDetails, { body: { settlementType, from, password } }, token);

const add = (token: string, accountNumber: string, bankId: string, accountName: string, accountType?: string) =>
  send(
    sandbox(),
    firstVersion.addSettlementBank,
    { body: { accountNumber, accountName, bankId, bank_id: bankId, accountType } },
    token,
  );

/** The newest settlements in naira, after so many seconds. The old session has ended by then. */
async function newestAfter(seconds: number) {
  sandbox().clock.advance(seconds);
  const query = { currency: 'NGN', limit: '5' } as const;
  return (await call(sandbox(), settlements.listSettlements, { query }, await owner())).rows;
}

describe('[STA-01] the bank as the destination', () => {
  it('is refused if its default account is not the one that stood on screen, whatever is set already', async () => {
    const token = await owner();
    const [sterling, zenith] = [await idOf(token, STERLING), await idOf(token, ZENITH)];
    const seeing = (account: string, settlementType: SettlementType, from: SettlementType) =>
      send(
        sandbox(),
        settlementAccounts.setSettlementDetails,
        { body: { settlementType, from, account, password: PASSWORD } },
        token,
      );
    expect((await seeing(zenith, 'wallet', 'bank')).status).toBe(409);
    expect((await seeing(sterling, 'wallet', 'bank')).status).toBe(200);
    await setDefault(token, { to: ZENITH, from: STERLING });
    const late = await seeing(sterling, 'bank', 'wallet');
    expect([late.status, messageOf(late)]).toEqual([409, expect.stringContaining('Someone changed where your settlements go')]);
    expect((await detailsOf(token)).type).toBe('wallet');
    expect((await seeing(zenith, 'bank', 'wallet')).status).toBe(200);
    expect((await seeing(zenith, 'bank', 'wallet')).status).toBe(200);
    expect((await seeing(sterling, 'bank', 'wallet')).status).toBe(409);
  });
});

describe('[STA-01] the default account', () => {
  it('is changed with the password, and the next settlement goes to it, not one that has ended', async () => {
    const token = await owner();
    const [before] = (await call(sandbox(), settlements.listSettlements, { query: { currency: 'NGN', limit: '5' } }, token)).rows;
    expect(before).toMatchObject({ account: STERLING });
    expect(messageOf(await setDefault(token, { to: ZENITH, from: STERLING }))).toBe('Default account set successfully!');
    expect(await defaultsOf(token)).toMatchObject([{ accountNumber: ZENITH }]);
    const [next, ended] = await newestAfter(DAY);
    expect([next?.account, ended?.id, ended?.account]).toEqual([ZENITH, before?.id, STERLING]);
  });

  it('of a day that is over but not settled yet stays the old one', async () => {
    await owner();
    sandbox().clock.advance(DAY);
    const token = await owner();
    await setDefault(token, { to: ZENITH, from: STERLING });
    const { rows } = await call(sandbox(), settlements.listSettlements, { query: { currency: 'NGN', limit: '1' } }, token);
    expect(rows[0]?.account).toBe(STERLING);
  });

  it.each([
    ['without a password', '', 'Enter your password'],
    ['with a wrong password', 'Wrong#2026', 'Incorrect password'],
  ])('stays the same %s, and no email is sent', async (_, password, said) => {
    const token = await owner();
    const answer = await setDefault(token, { to: ZENITH, from: STERLING, password });
    expect([answer.status, messageOf(answer)]).toEqual([400, said]);
    expect(await defaultsOf(token)).toMatchObject([{ accountNumber: STERLING }]);
    expect((await sandbox().outbox(people.owner)).filter(({ text }) => text !== null)).toEqual([]);
  });

  it('is exactly one, also after two people change it at once: the second one did not see the first change', async () => {
    const token = await owner();
    await add(token, '0123456789', '1', 'ADA OKAFOR', 'Savings');
    const both = await Promise.all([
      setDefault(token, { to: ZENITH, from: STERLING }),
      setDefault(token, { to: '0123456789', from: STERLING }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await defaultsOf(token)).toHaveLength(1);
    const late = await setDefault(token, { to: STERLING, from: STERLING });
    expect([late.status, messageOf(late)]).toEqual([409, expect.stringContaining('Someone changed where your settlements go')]);
  });

  it('is set once however often it is asked for, with one entry, one email and one notification', async () => {
    const token = await owner();
    const answers = [];
    for (const _ of [1, 2, 3]) answers.push((await setDefault(token, { to: ZENITH, from: STERLING })).status);
    expect(answers).toEqual([200, 200, 200]);
    const { changes } = await detailsOf(token);
    expect(changes).toMatchObject([
      {
        kind: 'default',
        from: { accountNumber: STERLING },
        to: { bankName: 'Zenith Bank', accountNumber: ZENITH },
        by: 'Amaka Obi',
      },
    ]);
    const emails = (await sandbox().outbox(people.owner)).filter(({ text }) => text !== null);
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ subject: 'The settlements of Bluecrest Stores go to another account', otp: '' });
    expect(emails[0]?.text).toContain(
      'Until now: Sterling Bank, account ending in 0455.\nFrom the next settlement on: Zenith Bank',
    );
    const { notifications } = await call(sandbox(), session.getProfile, {}, token);
    const shown = notifications.filter(({ messageText }) => messageText === 'Amaka Obi changed where your settlements go');
    expect(shown).toHaveLength(1);
    const entries = (await sandbox().trail.entries(1001)).filter(({ call: name }) => name === 'setDefaultSettlementBank');
    expect(entries).toMatchObject([{ outcome: 'done', before: { default: `Sterling Bank ${STERLING}` } }]);
    expect(JSON.stringify(entries)).not.toContain(PASSWORD);
  });

  it('is no account of another business, and no unknown one', async () => {
    const token = await owner();
    const from = await idOf(token, STERLING);
    const harbour = await signIn(sandbox(), people.harbour);
    for (const [who, id] of [
      [harbour, from],
      [token, '99999'],
      [token, 'x'],
    ] as const) {
      const asked = { params: { id }, body: { from, password: PASSWORD } };
      expect((await send(sandbox(), settlementAccounts.setDefaultSettlementBank, asked, who)).status).toBe(404);
    }
  });
});

describe('[STA-01] the destination', () => {
  it('becomes the wallet and the bank again from the next settlement on, in this environment only', async () => {
    const token = await owner();
    expect((await detailsOf(token)).type).toBe('bank');
    expect((await settleTo(token, 'wallet', 'bank')).status).toBe(200);
    expect((await settleTo(token, 'wallet', 'bank')).status).toBe(200);
    expect((await detailsOf(token)).changes).toMatchObject([
      { kind: 'destination', from: { accountNumber: STERLING }, to: null },
    ]);
    const [next, ended] = await newestAfter(DAY);
    expect([next?.destination, ended?.destination]).toEqual(['Wallet', 'Bank account']);
    const again = await owner();
    expect(messageOf(await settleTo(again, 'bank', 'bank'))).toContain('Someone changed where your settlements go');
    expect((await settleTo(again, 'bank', 'wallet')).status).toBe(200);
    expect((await newestAfter(DAY))[0]?.destination).toBe('Bank account');
  });

  it('is no bank without an account, and stays with a wrong password', async () => {
    const harbour = await signIn(sandbox(), people.harbour);
    const refused = await settleTo(harbour, 'bank', 'wallet');
    expect([refused.status, messageOf(refused), (await detailsOf(harbour)).type]).toEqual([
      400,
      'Add an account first',
      'wallet',
    ]);
    const token = await owner();
    expect(messageOf(await settleTo(token, 'wallet', 'bank', 'Wrong#2026'))).toBe('Incorrect password');
    expect((await detailsOf(token)).type).toBe('bank');
  });
});

describe('[STA-01] accounts', () => {
  it('are added with their type, the first one as the default, and each once', async () => {
    const harbour = await signIn(sandbox(), people.harbour);
    expect((await add(harbour, '0123456789', '1', 'ADA OKAFOR', 'Current')).status).toBe(200);
    expect((await add(harbour, '0123456789', '1', 'ADA OKAFOR')).status).toBe(409);
    expect((await add(harbour, '0123456780', '1', 'ADA OKAFOR')).status).toBe(400);
    expect((await add(harbour, '1234567890', '3', nameOf('057', '1234567890'))).status).toBe(200);
    expect(await accountsOf(harbour)).toMatchObject([
      { accountNumber: '0123456789', accountType: 'Current', isDefault: true, addedAt: expect.stringMatching(/^2026-11-24T/) },
      { accountNumber: '1234567890', accountType: '', isDefault: false },
    ]);
    expect((await detailsOf(harbour)).changes.map(({ kind }) => kind)).toEqual(['added', 'added']);
  });

  it('and where they lead are read with one permission and changed with another', async () => {
    const viewer = await signIn(sandbox(), people.viewer);
    const approver = await signIn(sandbox(), people.approver);
    expect((await detailsOf(viewer)).type).toBe('bank');
    expect((await send(sandbox(), settlementAccounts.getSettlementDetails, {}, approver)).status).toBe(403);
    for (const token of [viewer, approver]) {
      expect((await settleTo(token, 'wallet', 'bank')).status).toBe(403);
      const asked = { params: { id: '1' }, body: { from: '2', password: PASSWORD } };
      expect((await send(sandbox(), settlementAccounts.setDefaultSettlementBank, asked, token)).status).toBe(403);
    }
  });
});
