import type { Business, OnboardingProgress, Profile } from '../../../contract/access/session';
import type { Attempt } from '../../access/signIn/signIn.types';

/** NAV-06: NGN is first, and so chosen until the merchant chooses. */
export const CURRENCIES = ['NGN', 'USD', 'GBP', 'EUR'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** Who is signed in, for which business, and how far it has come (SES-02). */
export interface Opened {
  readonly profile: Profile;
  readonly progress: OnboardingProgress;
}

/** Where a merchant was when the session ended: only the same merchant is brought back there, at the same business in the same environment. */
export interface Place {
  readonly userId: string;
  readonly businessId: string;
  readonly environment: Profile['environment'];
  readonly path: string;
}

/** NAV-06: the currency that a merchant looks at. It is nobody else's choice: who signs in after them begins anew. */
export interface CurrencyChoice {
  readonly userId: string;
  readonly currency: Currency;
}

export interface SessionContext extends SessionInput {
  readonly opened: Opened | null;
  /** SES-12: as the login answer told them, until the profile does. */
  readonly businesses: readonly Business[];
  /** Why there is no session; the sign-in page says it. */
  readonly reason: string | null;
  /** Why the books could not be opened. */
  readonly problem: string | null;
}

export interface SessionInput {
  /** Whether a token was stored in this tab when the page was loaded. */
  readonly hasToken: boolean;
  readonly place: Place | null;
  /** SES-03: a sign-in of this tab whose code is awaited. */
  readonly attempt: Attempt | null;
  /** Null: nothing was chosen, and the first currency is looked at. */
  readonly choice: CurrencyChoice | null;
}

export type SessionEvent =
  /** Reported by whichever flow heard it, with the path that was open. */
  | { type: 'session.expired'; path: string }
  /** Nobody was here for too long. */
  | { type: 'session.idled'; path: string }
  /** Another tab of the same session ended it because nobody was here. */
  | { type: 'idle.received'; path: string }
  /** The merchant logged out in another tab of the same session. */
  | { type: 'logOut.received' }
  | { type: 'currency.chosen'; currency: Currency }
  | { type: 'profile.retry' }
  /** What the provider says of the business may have changed, and with it what is open; the path is where the merchant is. */
  | { type: 'profile.outdated'; path: string }
  | { type: 'logOut.requested' }
  | { type: 'logOut.confirmed' }
  | { type: 'logOut.dismissed' };

/** What is taken out of the tab's storage when a session ends. */
export interface Forgetting {
  /** An expiry keeps what flows were in the middle of; Log Out keeps nothing. */
  readonly bookmarks: 'kept' | 'removed';
}

/** Why the provider is asked to revoke the token; the other tabs of the session end for the same reason. */
export interface Revocation {
  readonly because: 'loggedOut' | 'idled';
}

export interface OpenWork {
  /** How many payments may be under way whose outcome this tab still has to ask for. */
  readonly openOrders: number;
}
