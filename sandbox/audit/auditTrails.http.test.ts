/** The audit trail in the API: its list, its filters, its file and its chain. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { reports } from '../../contract/reports/reports';
import { CHAIN_START, type ChainLink, followChain } from '../../contract/settings/auditChain';
import { auditTrails } from '../../contract/settings/auditTrails';
import { preferences } from '../../contract/settings/preferences';
import { bluecrest, PASSWORD } from '../access/people.seed';
import { auditEntries } from '../database/schema';
import { call, people, send, signIn } from '../testing/client';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { contextAtFixedTime } from '../testing/people';
import { runningSandbox } from '../testing/running';
import { appendEntry } from './appendEntry';
import { readAuditChain } from './auditTrails';
import { asHashed } from './chain.rules';

const sandbox = runningSandbox();
const owner = () => signIn(sandbox(), people.owner);

const list = (token: string, query: Record<string, string> = {}) =>
  call(sandbox(), auditTrails.listAuditTrails, { query: { page: '1', size: '20', ...query } }, token);

const chainOf = (token: string, after = '0') => call(sandbox(), auditTrails.readAuditChain, { query: { after } }, token);

const bearer = (token: string, feeBearer: 'SBF' | 'CBF' | 'SPLIT') =>
  call(sandbox(), preferences.setFeeBearer, { body: { feeBearer } }, token);

describe('[AUD-01] the audit trail', () => {
  it('lists who did what, newest first, with old and new values, and has pages', async () => {
    const token = await owner();
    await bearer(token, 'CBF');
    await bearer(token, 'SPLIT');
    const { rows, total } = await list(token, { size: '2' });
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      sequence: total,
      name: 'Amaka Obi',
      role: 'Owner',
      email: people.owner,
      action: 'Change fee bearer',
      activityType: 'Settings',
      environment: 1,
      isRefused: false,
      before: { feeBearer: 'CBF' },
      after: { feeBearer: 'SPLIT' },
    });
    expect(rows[0]?.previousHash).toBe(rows[1]?.hash);
    const next = await list(token, { size: '2', page: '2' });
    expect([next.rows[0]?.sequence, next.total]).toEqual([total - 2, total]);
  });

  it('is filtered by email, name, activity, outcome and day', async () => {
    const token = await owner();
    const viewer = await signIn(sandbox(), people.viewer);
    await bearer(token, 'CBF');
    await send(sandbox(), preferences.setFeeBearer, { body: { feeBearer: 'SBF' } }, viewer);
    const found = async (query: Record<string, string>) => (await list(token, query)).rows;
    expect((await found({ activityType: 'Settings' })).map(({ email }) => email)).toEqual([people.viewer, people.owner]);
    expect((await found({ activityType: 'Settings,Access' })).length).toBeGreaterThan(2);
    expect((await found({ outcome: 'refused' })).map(({ email, isRefused }) => [email, isRefused])).toEqual([
      [people.viewer, true],
    ]);
    expect((await found({ email: 'NGOZI', activityType: 'Settings' })).length).toBe(1);
    expect((await found({ name: 'maka o', activityType: 'Settings' })).map(({ name }) => name)).toEqual(['Amaka Obi']);
    expect(await found({ email: '%' })).toEqual([]);
    expect(await found({ fromdate: '2040-01-01 00:00:00' })).toEqual([]);
    const unknown = await send(
      sandbox(),
      auditTrails.listAuditTrails,
      { query: { page: '1', size: '20', activityType: 'Any' } },
      token,
    );
    expect(unknown.status).toBe(400);
  });

  it('is seen only by a role with its permission, and only of its own business', async () => {
    const query = { page: '1', size: '20' };
    const approver = await signIn(sandbox(), people.approver);
    for (const endpoint of [auditTrails.listAuditTrails, auditTrails.readAuditChain] as const) {
      const asked = endpoint.name === 'readAuditChain' ? { query: { after: '0' } } : { query };
      expect((await send(sandbox(), endpoint, asked, approver)).status).toBe(403);
    }
    const harbour = await signIn(sandbox(), people.harbour);
    expect((await list(harbour)).rows.map(({ email }) => email)).not.toContain(people.owner);
    expect(new Set((await chainOf(harbour)).items.map(({ businessId }) => businessId))).toEqual(new Set([1004]));
  });

  it('is made into a file of exactly the filtered entries', async () => {
    const token = await owner();
    await bearer(token, 'CBF');
    const headers = { 'idempotency-key': 'audit-1' };
    const query = { activityType: 'Settings', columns: 'name,action,before,after', format: 'csv' } as const;
    await call(sandbox(), auditTrails.exportAuditTrails, { query, headers }, token);
    await sandbox().reportsMade();
    const [report] = (await call(sandbox(), reports.listReports, { query: { pageNumber: '1', pageSize: '20' } }, token)).rows;
    expect([report?.list, report?.filter, report?.rows]).toEqual(['Audit trail', 'Settings', 1]);
    const text = await (await fetch(report?.url ?? '', { headers: { connection: 'close' } })).text();
    expect(text).toContain('Amaka Obi,Change fee bearer,feeBearer: SBF,feeBearer: CBF');
    const { rows } = await list(token, { activityType: 'Exports' });
    expect(rows.find(({ action }) => action === 'Export audit trail')).toMatchObject({
      after: { activityType: 'Settings', format: 'csv' },
    });
  });
});

describe('[AUD-01] the chain of the audit trail', () => {
  it('follows from its first entry to its head, in parts, with what the browser computes', async () => {
    const token = await owner();
    await bearer(token, 'CBF');
    const whole = await chainOf(token);
    expect(await followChain(CHAIN_START, whole.items)).toEqual({ kind: 'follows', last: whole.head });
    const rest = await chainOf(token, '2');
    const second = whole.items[1];
    expect(rest.items).toEqual(whole.items.slice(2));
    expect(await followChain({ sequence: 2, hash: second?.hash ?? '' }, rest.items)).toEqual({
      kind: 'follows',
      last: whole.head,
    });
    expect((await chainOf(token, '9000')).items).toEqual([]);
    expect(JSON.stringify(whole.items)).not.toContain(PASSWORD);
  });

  it(
    'names an entry in the middle that was changed by SQL',
    async () => {
      const database = await seededDatabase();
      try {
        const context = contextAtFixedTime(database.db);
        for (let count = 0; count < 7; count += 1)
          await database.db.transaction((tx) =>
            appendEntry(tx, {
              ...{
                businessId: bluecrest,
                at: context.clock.now(),
                environment: 1,
                actor: 'user',
                userId: 1,
                email: people.owner,
              },
              ...{ role: 'Owner', call: 'setFeeBearer', activityType: 'Settings', action: 'Change fee bearer', subject: null },
              ...{ reference: null, ip: null, outcome: 'done', message: null, before: null, after: { amount: `${count}.00` } },
            }),
          );
        const read = async (): Promise<readonly ChainLink[]> =>
          (await readAuditChain(context, { businessId: bluecrest }, 0)).links.map(asHashed);
        expect((await followChain(CHAIN_START, await read())).kind).toBe('follows');
        await database.db.transaction(async (tx) => {
          await tx.execute(sql`alter table audit_entry disable trigger audit_entry_append_only`);
          await tx
            .update(auditEntries)
            .set({ after: { amount: '9000.00' } })
            .where(sql`business_id = ${bluecrest} and sequence = 4`);
          await tx.execute(sql`alter table audit_entry enable trigger audit_entry_append_only`);
        });
        const links = await read();
        expect(await followChain(CHAIN_START, links)).toMatchObject({
          kind: 'breaks',
          at: { sequence: 4, why: 'changed', found: links[3]?.hash },
        });
      } finally {
        await database.close();
      }
    },
    SETUP_MS,
  );
});
