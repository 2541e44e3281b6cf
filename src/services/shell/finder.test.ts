// @vitest-environment happy-dom
/** The calls of a search, and how results are named. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ALL_KINDS, type FoundKind } from '../../../machines/shell/finder/finder.kinds';
import { keepBusiness } from '../token';
import { find } from './finder';

const asked: URL[] = [];
const BROKEN = { status: 500, body: { message: 'Something broke' } };
let answers: (path: string) => { readonly status?: number; readonly body: unknown };

const EMPTY: Readonly<Record<string, unknown>> = {
  '/subsidiary/payout/all': { items: [], totalCount: 0 },
  '/subsidiary/dashboard/fetch/orders': { items: [], page: { total: 0 } },
  '/subsidiary/dashboard/refund/all': { items: [] },
  '/subsidiary/dashboard/fetch/customers': { items: [] },
  '/subsidiary/dashboard/report-centre/all': { data: { items: [] } },
  '/subsidiary/dashboard/payment/link/subsidiary': { items: [] },
  '/subsidiary/dashboard/product/all': { products: [] },
  '/subsidiary/dashboard/catalog': { items: [], totalItems: 0 },
  '/splitsettlement/fetch': { items: [] },
  '/subsidiary/beneficiary/all': { data: { items: [] } },
  '/subsidiary/dashboard/users/all': { users: [] },
  '/subsidiary/dashboard/role/users': { roles: [] },
  '/subsidiary/dashboard/users/subsidiaries': { subsidiaryDetails: { subsidiaries: [], total: 0 } },
};
const nothing = (path: string) => ({ body: EMPTY[path] });

beforeEach(() => {
  asked.length = 0;
  sessionStorage.clear();
  keepBusiness('1001');
  answers = nothing;
  vi.stubGlobal('fetch', async (url: string) => {
    const address = new URL(url, 'http://kontor.test');
    asked.push(address);
    const { status = 200, body } = answers(address.pathname);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
});

const look = (kinds: readonly FoundKind[], keyword = 'okafor') =>
  find({ keyword, kinds }, { signal: new AbortController().signal });

describe('[NAV-14] the search of a business', () => {
  it('makes no call for a keyword that is longer than any name', async () => {
    expect(await look(ALL_KINDS, 'x'.repeat(101))).toEqual({ listed: [], missing: [] });
    expect(asked).toEqual([]);
  });
  it('loads only the requested kinds, each list once', async () => {
    await look(['user', 'role']);
    expect(asked.map(({ pathname }) => pathname)).toEqual([
      '/subsidiary/dashboard/users/all',
      '/subsidiary/dashboard/role/users',
    ]);
    asked.length = 0;
    expect(await look(ALL_KINDS)).toEqual({ listed: [], missing: [] });
    // The provider searches one column at a time.
    const times = (path: string) => asked.filter(({ pathname }) => pathname === path).length;
    expect(times('/subsidiary/payout/all')).toBe(6);
    expect(times('/subsidiary/dashboard/fetch/orders')).toBe(3);
    expect(times('/subsidiary/dashboard/refund/all')).toBe(2);
    expect(times('/subsidiary/dashboard/fetch/customers')).toBe(2);
    expect(asked).toHaveLength(ALL_KINDS.length + 5 + 2 + 1 + 1);
    expect(await look([])).toEqual({ listed: [], missing: [] });
  });

  it('returns for each result the filter that finds it on its page, and shows its label as plain text', async () => {
    answers = (path) => {
      if (path.endsWith('/users/all'))
        return { body: { users: [{ userId: 3, emailAddress: 'n@b.test', firstName: '<b>N</b>' }] } };
      if (path.endsWith('/beneficiary/all')) {
        const ada = { id: 7, name: 'ADA', type: 'Bank', accountNumber: '0123456789', dateCreated: '2026-10-02 09:30:00' };
        return { body: { data: { items: [ada, { ...ada, id: 8, dateCreated: null }] } } };
      }
      return nothing(path);
    };
    const { listed } = await look(['beneficiary', 'user']);
    expect(listed.map(({ kind, label, by }) => [kind, label, by])).toEqual([
      ['beneficiary', 'ADA', { type: 'Bank', from: '2026-10-02', to: '2026-10-02' }],
      ['beneficiary', 'ADA', { type: 'Bank' }],
      ['user', '<b>N</b>', { words: 'n@b.test' }],
    ]);
  });

  it('[PAY-01] finds a payout by its reference, and all the same with a provider that does not search it', async () => {
    const payout = { payoutId: 7, status: 'Successful', recipient: 'ADA', payoutReference: 'KPO-7', clientReference: 'KNT-7' };
    const columns = () => asked.map(({ searchParams }) => searchParams.get('SearchableColumns'));
    let refusal = 400;
    answers = () => {
      const isRefused = columns().at(-1) === 'payoutReference';
      if (isRefused && refusal > 0) return { status: refusal, body: { message: 'Unknown column' } };
      return { body: { items: [payout], totalCount: 1 } };
    };
    const { listed, missing } = await look(['payout'], 'KPO-7');
    expect([listed.map(({ note }) => note), missing]).toEqual([['Successful, KPO-7'], []]);
    expect(columns()).toContain('payoutReference');
    refusal = 500;
    await expect(look(['payout'], 'KPO-7')).rejects.toMatchObject({ fault: { kind: 'server', status: 500 } });
  });

  it('returns partial results if some calls fail, and fails if all fail or the session ended', async () => {
    answers = (path) => (path.endsWith('/role/users') ? BROKEN : nothing(path));
    expect(await look(['user', 'role'])).toEqual({ listed: [], missing: ['role'] });
    await expect(look(['role'])).rejects.toMatchObject({ fault: { kind: 'server', status: 500 } });
    answers = (path) => (path.endsWith('/role/users') ? { status: 401, body: { message: 'Please login again' } } : nothing(path));
    await expect(look(['user', 'role'])).rejects.toMatchObject({ fault: { kind: 'sessionExpired' } });
  });
});
