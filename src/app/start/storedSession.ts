/** What this tab stores of a session, as the machine's input. */
import type { InputFrom } from 'xstate';
import type { Attempt } from '../../../machines/access/signIn/signIn.types';
import type { sessionMachine } from '../../../machines/shell/session/session.machine';
import type { CurrencyChoice, ReturnTo } from '../../../machines/shell/session/session.types';
import { loadBookmark, SIGNED_OUT, saveBookmark } from '../../flow/bookmarks';
import { hasToken } from '../../services/storedToken';

export type StoredSession = InputFrom<typeof sessionMachine>;

/** The last page and the chosen currency belong to no user key, because they name their owner themselves. */
const PLACE = [SIGNED_OUT, 'place'] as const;
const ATTEMPT = [SIGNED_OUT, 'attempt'] as const;
const CURRENCY = [SIGNED_OUT, 'currency'] as const;
const ASKED = [SIGNED_OUT, 'asked'] as const;

export const readStoredSession = (): StoredSession => ({
  hasToken: hasToken(),
  returnTo: loadBookmark<ReturnTo>(...PLACE),
  attempt: attemptHere(),
  choice: loadBookmark<CurrencyChoice>(...CURRENCY),
});

/** SES-03: only the code page resumes it. On the sign-in page the user signs in again. */
function attemptHere(): Attempt | null {
  const attempt = loadBookmark<Attempt>(...ATTEMPT);
  const isWhole = typeof attempt?.email === 'string' && attempt.email !== '' && Number.isFinite(attempt.sentAt);
  return window.location.pathname === '/2fa-signin' && isWhole ? attempt : null;
}

export const saveAttempt = (attempt: Attempt | null) => saveBookmark(...ATTEMPT, attempt);

/**
 * SES-07: a page of the dashboard that is opened without a session, as from a link in an email, opens after the sign-in. Only what this tab began with
 * counts: where a session ended is the machine's `returnTo`, because it belongs to one merchant.
 */
export function noteAskedPage({ hasToken, returnTo }: StoredSession): void {
  const { pathname, search } = window.location;
  if (hasToken || returnTo !== null || !/^\/dashboard\/./.test(pathname)) return;
  saveBookmark(...ASKED, { path: `${pathname}${search}` });
}

/** Returns that page once. Anyone can edit session storage, so only a path of the dashboard counts. */
export function takeAskedPage(): string | null {
  const path = loadBookmark<{ readonly path?: unknown }>(...ASKED)?.path;
  if (path !== undefined) saveBookmark(...ASKED, null);
  return typeof path === 'string' && /^\/dashboard\/./.test(path) ? path : null;
}

/** A tab without stored data. */
export const emptySession: StoredSession = { hasToken: false, returnTo: null, attempt: null, choice: null };

export function saveStoredSession(place: ReturnTo | null, choice: CurrencyChoice | null): void {
  saveBookmark(...PLACE, place);
  saveBookmark(...CURRENCY, choice);
}
