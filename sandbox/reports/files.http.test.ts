/** The addresses of files. */
import { describe, expect, it } from 'vitest';
import { users } from '../../contract/people/users';
import { reports } from '../../contract/reports/reports';
import { bluecrest } from '../access/people.seed';
import type { Sandbox } from '../start';
import { call, people, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

/** A reader drops it. In bytes. */
const BYTE_ORDER_MARK = 3;

const FIRST = { pageNumber: '1', pageSize: '20' };
const list = async (of: Sandbox, token: string) => (await call(of, reports.listReports, { query: FIRST }, token)).rows;

const fetched = async (url: string) => {
  const response = await fetch(url, { headers: { connection: 'close' } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

async function address(at = 0): Promise<string> {
  const rows = await list(sandbox(), await signIn(sandbox(), people.owner));
  return rows.filter(({ url }) => url !== null)[at]?.url ?? '';
}

describe('[RPT-01] the address of a file', () => {
  it('needs no session, is saved and never shown, and is not kept anywhere', async () => {
    const { status, headers, text } = await fetched(await address(1));
    expect([status, Number(headers.get('content-length'))]).toEqual([200, Buffer.byteLength(text) + BYTE_ORDER_MARK]);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Transactions-[\w-]+\.csv"$/);
    expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['nosniff', 'no-store']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('works for ten minutes, then says so and leads back', async () => {
    const url = await address();
    sandbox().clock.advance(9 * 60);
    expect((await fetched(url)).status).toBe(200);
    sandbox().clock.advance(61);
    const { status, text } = await fetched(url);
    expect([status, text.includes('This link has expired'), text.includes('href="/dashboard/report-center"')]).toEqual([
      410,
      true,
      true,
    ]);
  });

  it('[AUD-01] leaves an entry with who opened which file, and none when it is refused', async () => {
    const url = await address();
    const reference = url.split('/files/')[1]?.split('.')[0];
    const entries = async () => (await sandbox().trail.entries(bluecrest)).filter((entry) => entry.call === 'downloadReport');
    await fetched(url);
    await fetched(url.slice(0, -1));
    expect(await entries()).toMatchObject([
      { email: people.owner, role: 'Owner', activityType: 'Exports', subject: 'report', reference, outcome: 'done' },
    ]);
  });

  it('no longer opens for a person who was deactivated', async () => {
    const viewer = await signIn(sandbox(), people.viewer);
    const url = (await list(sandbox(), viewer)).find((row) => row.url !== null)?.url ?? '';
    const owner = await signIn(sandbox(), people.owner);
    const found = (await call(sandbox(), users.listUsers, {}, owner)).rows.find(({ email }) => email === people.viewer);
    expect((await fetched(url)).status).toBe(200);
    await call(sandbox(), users.deactivateUser, { body: { userId: found?.id ?? '' } }, owner);
    expect((await fetched(url)).status).toBe(404);
  });

  it('never opens another file, another person’s, another business or another time', async () => {
    const [one, other] = [await address(0), await address(1)];
    const parts = (url: string) => url.split('/files/')[1]?.split('.') ?? [];
    const [reference, userId, until, signature] = parts(one);
    const forged = [
      [parts(other)[0], userId, until, signature],
      [reference, userId, String(Number(until) + 600), signature],
      [reference, String(Number(userId) + 1), until, signature],
      [reference, userId, until, signature?.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
      [reference, userId, until],
      ['RPT-FFFFFFFFFFFFFFFF', userId, until, signature],
      ['%2e%2e', userId, until, signature],
      [reference, userId, until, `${signature}'--`],
    ];
    for (const token of forged) {
      const { status, text } = await fetched(`${sandbox().address}/files/${token.join('.')}`);
      expect([token, status, text.includes('File not found')]).toEqual([token, 404, true]);
    }
  });

  it('of a file whose week is over says that the file has expired', async () => {
    const token = await signIn(sandbox(), people.owner);
    const [row] = (await list(sandbox(), token)).filter(({ status, url }) => status === 'Completed' && url !== null);
    const end = Temporal.PlainDateTime.from(row?.expiresAt ?? '').toZonedDateTime('Africa/Lagos').epochMilliseconds;
    sandbox().clock.advance(Math.floor((end - sandbox().clock.now().epochMilliseconds) / 1000) - 300);
    const renewed = await list(sandbox(), await signIn(sandbox(), people.owner));
    const url = renewed.find(({ reference }) => reference === row?.reference)?.url ?? '';
    sandbox().clock.advance(360);
    const { status, text } = await fetched(url);
    expect([status, text.includes('This file has expired')]).toEqual([410, true]);
    const later = await list(sandbox(), await signIn(sandbox(), people.owner));
    expect(later.find(({ reference }) => reference === row?.reference)).toMatchObject({ status: 'Completed', url: null });
  });
});
