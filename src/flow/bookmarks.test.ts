// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { forgetSession, loadBookmark, saveBookmark } from './bookmarks';
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
