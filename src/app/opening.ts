/** What this tab remembers of a session, for the machine to begin with. */
import type { InputFrom } from 'xstate';
import type { Attempt } from '../../machines/access/signIn/signIn.types';
import type { sessionMachine } from '../../machines/shell/session/session.machine';
import type { CurrencyChoice, Place } from '../../machines/shell/session/session.types';
import { loadBookmark, SIGNED_OUT, saveBookmark } from '../flow/bookmarks';
import { hasToken } from '../services/token';

export type Opening = InputFrom<typeof sessionMachine>;

/** The place to come back to and the chosen currency are kept in nobody's name: whose they are stands in them. */
const PLACE = [SIGNED_OUT, 'place'] as const;
const ATTEMPT = [SIGNED_OUT, 'attempt'] as const;
const CURRENCY = [SIGNED_OUT, 'currency'] as const;

export const openingHere = (): Opening => ({
  hasToken: hasToken(),
  place: loadBookmark<Place>(...PLACE),
  attempt: attemptHere(),
  choice: loadBookmark<CurrencyChoice>(...CURRENCY),
});

/** SES-03: only the page that asks for the code goes on from it. Whoever opens the sign-in page signs in again. */
function attemptHere(): Attempt | null {
  const attempt = loadBookmark<Attempt>(...ATTEMPT);
  const isWhole = typeof attempt?.email === 'string' && attempt.email !== '' && Number.isFinite(attempt.sentAt);
  return window.location.pathname === '/2fa-signin' && isWhole ? attempt : null;
}

export const keepAttempt = (attempt: Attempt | null) => saveBookmark(...ATTEMPT, attempt);

/** A tab that remembers nothing. */
export const openingAnew: Opening = { hasToken: false, place: null, attempt: null, choice: null };

export function keepOpening(place: Place | null, choice: CurrencyChoice | null): void {
  saveBookmark(...PLACE, place);
  saveBookmark(...CURRENCY, choice);
}
