// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { partners } from '../../../machines/splits/splitAccount/splitAccount.cases';
import { keepAccounts, takeAccounts } from './splitAccounts';

const { signal } = new AbortController();
const take = (owner = 'me') => takeAccounts({ owner }, { signal });
const written = (text: string) => sessionStorage.setItem('split_accounts', text);

beforeEach(() => sessionStorage.clear());

describe('[SPL-04] split accounts stored in this tab', () => {
  test('are stored under split_accounts, returned once, and then removed', async () => {
    await keepAccounts({ owner: 'me', split: partners }, { signal });
    expect(sessionStorage.getItem('split_accounts')).toContain('BLUECREST FOODS');
    expect(await take()).toEqual({ split: partners });
    expect(sessionStorage.getItem('split_accounts')).toBeNull();
    expect(await take()).toEqual({ split: null });
  });

  test('are removed when none are left', async () => {
    await keepAccounts({ owner: 'me', split: partners }, { signal });
    await keepAccounts({ owner: 'me', split: null }, { signal });
    expect(sessionStorage.length).toBe(0);
  });

  test('are not stored silently where there is no room', async () => {
    const setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { setItem });
    const kept = keepAccounts({ owner: 'me', split: partners }, { signal });
    await expect(kept).rejects.toMatchObject({ fault: { kind: 'notSent', message: expect.stringContaining('not stored') } });
    vi.unstubAllGlobals();
    expect(await take()).toEqual({ split: null });
  });

  test('belong to one merchant and business, and those of others are removed unread', async () => {
    await keepAccounts({ owner: 'me', split: partners }, { signal });
    expect(await take('you')).toEqual({ split: null });
    expect(await take('me')).toEqual({ split: null });
  });

  test('are ignored if the stored value is invalid', async () => {
    const half = JSON.stringify({ owner: 'me', split: { ...partners, accounts: [{ id: '1', amount: '1e9' }] } });
    for (const text of ['', '{', 'null', '[]', '7', half]) {
      written(text);
      expect(await take()).toEqual({ split: null });
    }
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        written(text);
        expect(await take()).toEqual({ split: null });
      }),
      { numRuns: 50 },
    );
  });

  const without = (key: string, from: object) => Object.fromEntries(Object.entries(from).filter(([name]) => name !== key));
  const [account] = partners.accounts;
  test.each([
    ...Object.keys({ owner: '', split: '' }).map((key) => [key, without(key, { owner: 'me', split: partners })] as const),
    ...Object.keys(partners).map((key) => [`split.${key}`, { owner: 'me', split: without(key, partners) }] as const),
    ...Object.keys(account ?? {}).map(
      (key) => [`account.${key}`, { owner: 'me', split: { ...partners, accounts: [without(key, account ?? {})] } }] as const,
    ),
  ])('are ignored if %s is missing', async (_, kept) => {
    written(JSON.stringify(kept));
    expect(await take()).toEqual({ split: null });
  });
});
