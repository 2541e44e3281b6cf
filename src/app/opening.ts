/** What this tab remembers of a session, for the machine to begin with. */
import type { InputFrom } from 'xstate';
import type { Attempt } from '../../machines/access/signIn/signIn.types';
import type { sessionMachine } from '../../machines/shell/session/session.machine';
import type { CurrencyChoice, Place } from '../../machines/shell/session/session.types';
import { keepBookmark, NOBODY, recallBookmark } from '../flow/bookmarks';
import { hasToken } from '../services/token';

export type Opening = InputFrom<typeof sessionMachine>;

/** The place to come back to and the chosen currency are kept in nobody's name: whose they are stands in them. */
const PLACE = [NOBODY, 'place'] as const;
const ATTEMPT = [NOBODY, 'attempt'] as const;
const CURRENCY = [NOBODY, 'currency'] as const;

export const openingHere = (): Opening => ({
  hasToken: hasToken(),
  place: recallBookmark<Place>(...PLACE),
  attempt: attemptHere(),
  choice: recallBookmark<CurrencyChoice>(...CURRENCY),
});

/** SES-03: only the page that asks for the code goes on from it. Whoever opens the sign-in page signs in again. */
function attemptHere(): Attempt | null {
  const attempt = recallBookmark<Attempt>(...ATTEMPT);
  const isWhole = typeof attempt?.email === 'string' && attempt.email !== '' && Number.isFinite(attempt.sentAt);
  return window.location.pathname === '/2fa-signin' && isWhole ? attempt : null;
}

export const keepAttempt = (attempt: Attempt | null) => keepBookmark(...ATTEMPT, attempt);

/** A tab that remembers nothing. */
export const openingAnew: Opening = { hasToken: false, place: null, attempt: null, choice: null };

export function keepOpening(place: Place | null, choice: CurrencyChoice | null): void {
  keepBookmark(...PLACE, place);
  keepBookmark(...CURRENCY, choice);
}
