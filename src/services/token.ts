/** The session of this tab for calls: its token and its business. It is in session storage (SES-05) and read for every call. */
import { Failure } from '../../machines/kit/fault';
import { hasToken, TOKEN, token } from './storedToken';

export { hasToken, token } from './storedToken';

const BUSINESS = 'subsidiaryId';

export const keepToken = (token: string) => sessionStorage.setItem(TOKEN, token);

export const keepBusiness = (id: string) => sessionStorage.setItem(BUSINESS, id);

export function bearer(held = token()): Record<string, string> {
  return held ? { authorization: `Bearer ${held}` } : {};
}

/** The header of every payout call (PAY-09). A call after the session ended in this tab throws `sessionExpired`. */
export function forBusiness() {
  const id = sessionStorage.getItem(BUSINESS);
  if (id === null && !hasToken()) throw new Failure({ kind: 'sessionExpired' });
  if (id === null) throw new Error('This request needs an active business, and none is set.');
  return { subsidiary_id: id };
}
