/** What becomes of the job of a file when the sandbox stops. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reports } from '../../contract/reports/reports';
import { transactions } from '../../contract/transactions/transactions';
import { type Sandbox, startSandbox } from '../start';
import { call, people, signIn } from '../testing/client';

const FIRST = { pageNumber: '1', pageSize: '20' };
const list = async (of: Sandbox, token: string) => (await call(of, reports.listReports, { query: FIRST }, token)).rows;

describe('[RPT-01] a job', () => {
  it('goes on after a restart, and is one row', { timeout: 180_000 }, async () => {
    const path = await mkdtemp(join(tmpdir(), 'kontor-reports-'));
    const storage = { kind: 'folder', path } as const;
    const first = await startSandbox({ storage });
    try {
      const token = await signIn(first, people.owner);
      const headers = { 'idempotency-key': 'waits' };
      const query = { paymentreference: 'export-waits' };
      await call(first, transactions.exportOrders, { headers, query }, token);
      const other = { headers: { 'idempotency-key': 'queued' }, query: { status: 'Reversed' } };
      await call(first, transactions.exportOrders, other, token);
      expect((await list(first, token)).map(({ status }) => status).slice(0, 2)).toEqual(['Pending', 'Pending']);
    } finally {
      await first.stop();
    }
    const second = await startSandbox({ storage });
    try {
      const token = await signIn(second, people.owner);
      expect((await list(second, token)).map(({ status }) => status).slice(0, 2)).toEqual(['Pending', 'Pending']);
      second.clock.advance(301);
      await second.reportsMade();
      const after = await list(second, token);
      expect([after.length, ...after.map(({ status }) => status).slice(0, 2)]).toEqual([6, 'Completed', 'Completed']);
      expect((await fetch(after[0]?.url ?? '')).status).toBe(200);
    } finally {
      await second.stop();
    }
    await rm(path, { recursive: true, force: true });
  });
});
