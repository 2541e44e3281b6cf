// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { denyStorage } from '../../tests/deniedStorage';
import { bookmarkSavedAt, forgetSession, isOrderStored, loadBookmark, saveBookmark } from './bookmarks';
import { openOrders } from './openOrders';

const OWNER = '1:1001:Live';
afterEach(() => sessionStorage.clear());

describe('bookmarks', () => {
  it('[SES-06] are found only by their owner: user, business and environment', () => {
    saveBookmark(OWNER, 'payout', { draft: 'D' });
    expect(loadBookmark(OWNER, 'payout')).toEqual({ draft: 'D' });
    for (const other of ['2:1001:Live', '1:1002:Live', '1:1001:Test']) expect(loadBookmark(other, 'payout')).toBeNull();
  });
  it('[SES-06] are all that is kept after an expiry, and Log Out removes them too', () => {
    saveBookmark(OWNER, 'payout', { draft: 'D' });
    sessionStorage.setItem('accessToken', 'T');
    sessionStorage.setItem('anything', 'else');
    forgetSession('kept');
    expect(Object.keys(sessionStorage)).toEqual(['bookmark:1:1001:Live:payout']);
    expect(loadBookmark(OWNER, 'payout')).toEqual({ draft: 'D' });
    forgetSession('removed');
    expect(sessionStorage.length).toBe(0);
  });
  it('[INV-02 GEN-04] say when they were stored as they are, on the clock of Lagos, and not when the same was stored again', () => {
    vi.useFakeTimers({
      toFake: ['Date'],
      now: Temporal.PlainDateTime.from('2026-11-22T09:14').toZonedDateTime('Africa/Lagos').epochMilliseconds,
    });
    saveBookmark(OWNER, 'invoice', { draft: 'D' });
    vi.advanceTimersByTime(60_000);
    saveBookmark(OWNER, 'invoice', { draft: 'D' });
    expect(bookmarkSavedAt(OWNER, 'invoice')).toBe('2026-11-22T09:14:00');
    saveBookmark(OWNER, 'invoice', { draft: 'E' });
    expect(bookmarkSavedAt(OWNER, 'invoice')).toBe('2026-11-22T09:15:00');
    expect([loadBookmark(OWNER, 'invoice'), bookmarkSavedAt(OWNER, 'payout')]).toEqual([{ draft: 'E' }, null]);
    for (const text of ['{', 'null', '{"at":"noon"}', '{"at":1e300}']) {
      sessionStorage.setItem('bookmark:1:1001:Live:invoice', text);
      expect(bookmarkSavedAt(OWNER, 'invoice')).toBeNull();
    }
    vi.useRealTimers();
  });
  it('[SES-10] count the open payments', () => {
    saveBookmark(OWNER, 'payout', { order: null });
    expect(openOrders()).toBe(0);
    saveBookmark(OWNER, 'payout', { order: { idempotencyKey: 'K' } });
    expect(openOrders()).toBe(1);
    saveBookmark(OWNER, 'payout', null);
    expect(openOrders()).toBe(0);
  });
  it.each(['', '{', 'null', '7', '[]', '{"shape":0,"bookmark":{"a":1}}', '{"bookmark":{"a":1}}', '<script>'])(
    'are ignored if they cannot be read: %s',
    (text) => {
      sessionStorage.setItem('bookmark:1:1001:Live:payout', text);
      expect(loadBookmark(OWNER, 'payout')).toBeNull();
      expect(openOrders()).toBe(0);
    },
  );
});

/** Session storage with room for this many characters. Its items are its own properties, as a browser's are. */
function limitTo(room: number) {
  const items: Record<string, string> = {};
  const used = () => Object.entries(items).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    removeItem: (key: string) => delete items[key],
    setItem: (key: string, text: string) => {
      const before = items[key];
      items[key] = text;
      if (used() <= room) return;
      if (before === undefined) delete items[key];
      else items[key] = before;
      throw new DOMException('No room', 'QuotaExceededError');
    },
    clear: () => {},
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(items, name, { value });
  vi.stubGlobal('sessionStorage', items);
}

describe('[PAY-05] the key of an order', () => {
  afterEach(() => vi.unstubAllGlobals());
  const order = { idempotencyKey: 'K' };

  it('is stored where drafts filled the storage', () => {
    limitTo(20_000);
    expect(saveBookmark(OWNER, 'customer', { draft: 'D'.repeat(6_000) })).toBe(true);
    expect(saveBookmark(OWNER, 'product', { draft: 'D'.repeat(6_000) })).toBe(false);
    for (let n = 5_000; n > 0; n = Math.floor(n / 2)) saveBookmark(OWNER, `draft${n}`, { draft: 'D'.repeat(n) });
    expect(saveBookmark(OWNER, 'payout', { order, draft: 'D'.repeat(1_000) })).toBe(true);
    expect(isOrderStored('K')).toBe(true);
    expect(loadBookmark(OWNER, 'customer')).toEqual({ draft: 'D'.repeat(6_000) });
  });
  it('stays at the end of the session, though the browser stores nothing more', () => {
    saveBookmark(OWNER, 'payout', { order });
    sessionStorage.setItem('accessToken', 'T');
    const storage = sessionStorage;
    const refuse = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
    const get = (_: Storage, name: string) => {
      const value: unknown = Reflect.get(storage, name);
      if (name === 'setItem') return refuse;
      return typeof value === 'function' ? value.bind(storage) : value;
    };
    vi.stubGlobal('sessionStorage', new Proxy(storage, { get }));
    forgetSession('kept');
    expect([isOrderStored('K'), sessionStorage.getItem('accessToken')]).toEqual([true, null]);
    forgetSession('removed');
    expect(sessionStorage.length).toBe(0);
  });
  it('is reported as not stored where there is no room at all', () => {
    limitTo(20);
    expect(saveBookmark(OWNER, 'payout', { order })).toBe(false);
    expect(isOrderStored('K')).toBe(false);
  });
  it('is also that of a request for a file', () => {
    saveBookmark(OWNER, 'transactionsExport', { request: { idempotencyKey: 'K' } });
    expect(isOrderStored('K')).toBe(true);
  });
  it('is that of an order, not of a draft', () => {
    saveBookmark(OWNER, 'payout', { draft: { idempotencyKey: 'K' }, order: null });
    expect(isOrderStored('K')).toBe(false);
  });
});

describe('[SES-05] storage that the browser denies after it allowed it', () => {
  afterEach(() => vi.restoreAllMocks());

  it('knows no bookmark and stores none', () => {
    saveBookmark(OWNER, 'payout', { order: { idempotencyKey: 'K' } });
    denyStorage();
    expect([isOrderStored('K'), loadBookmark(OWNER, 'payout'), openOrders()]).toEqual([false, null, 0]);
    expect(saveBookmark(OWNER, 'payout', { draft: 'D' })).toBe(false);
    for (const access of [() => saveBookmark(OWNER, 'payout', null), () => forgetSession('kept'), () => forgetSession('removed')])
      expect(access).not.toThrow();
  });
});
