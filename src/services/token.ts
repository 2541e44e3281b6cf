/** The session of this tab for calls: its token and its business. It is in session storage (SES-05) and read for every call. */
import { Failure } from '../../machines/kit/flow/fault';
import { hasToken, isStorageDenied, TOKEN } from './storedToken';
import { stayHere } from './switches';

export { hasToken, token } from './storedToken';

const BUSINESS = 'subsidiaryId';

const NO_STORAGE =
  'Your browser blocks or has no room for this site’s data, so we can’t keep you signed in. Allow site data or close other tabs, then try again.';

/** @throws Failure `notSent` if the browser stores nothing for this site */
function keep(key: string, value: string): void {
  try {
    if (isStorageDenied()) throw new Error('A substitute ends with the page.');
    sessionStorage.setItem(key, value);
  } catch {
    throw new Failure({ kind: 'notSent', message: NO_STORAGE });
  }
}

export const keepToken = (token: string) => keep(TOKEN, token);

export const keepBusiness = (id: string) => keep(BUSINESS, id);

/** @throws Failure `notSent` if the browser denies what it stored: a request without it would look like an expired session */
function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    throw new Failure({ kind: 'notSent', message: NO_STORAGE });
  }
}

/**
 * The token of a call. One that has ended in this tab is given.
 * @throws Failure `notSent` if another tab has switched since this page opened: the token is for what that tab shows
 */
export function bearer(ended?: string): Record<string, string> {
  if (ended === undefined) stayHere();
  const held = ended ?? kept(TOKEN);
  return held ? { authorization: `Bearer ${held}` } : {};
}

/** The header of every payout call (PAY-09). A call after the session ended in this tab throws `sessionExpired`. */
export function forBusiness() {
  const id = kept(BUSINESS);
  if (id === null && !hasToken()) throw new Failure({ kind: 'sessionExpired' });
  if (id === null) throw new Error('This request needs an active business, and none is set.');
  return { subsidiary_id: id };
}
