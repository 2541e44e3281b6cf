/** The session of this tab, as calls need it: its token and its business. In session storage (SES-05), read anew for every call. */
import { Failure } from '../../machines/kit/fault';

const TOKEN = 'accessToken';
const BUSINESS = 'subsidiaryId';

export const token = (): string | null => sessionStorage.getItem(TOKEN);

export const hasToken = () => token() !== null;

export const keepToken = (token: string) => sessionStorage.setItem(TOKEN, token);

export const keepBusiness = (id: string) => sessionStorage.setItem(BUSINESS, id);

export function bearer(held = token()): Record<string, string> {
  return held ? { authorization: `Bearer ${held}` } : {};
}

/** The header that every payout call carries (PAY-09). A call that comes late, after the session ended in this tab, ends in `sessionExpired`. */
export function forBusiness() {
  const id = sessionStorage.getItem(BUSINESS);
  if (id === null && !hasToken()) throw new Failure({ kind: 'sessionExpired' });
  if (id === null) throw new Error('A call names its business, and no business is open.');
  return { subsidiary_id: id };
}
