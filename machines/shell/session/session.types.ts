import type { Business, OnboardingProgress, Profile } from '../../../contract/access/session';
import type { Attempt } from '../../access/signIn/signIn.types';

/** NAV-06: NGN is first, and so the default. */
export const CURRENCIES = ['NGN', 'USD', 'GBP', 'EUR'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** The signed-in user, the business, and the progress of its onboarding (SES-02). */
export interface LoadedProfile {
  readonly profile: Profile;
  readonly progress: OnboardingProgress;
}

/** The page where a session ended. Only the same merchant returns there, for the same business in the same environment. */
export interface ReturnTo {
  readonly userId: string;
  readonly businessId: string;
  readonly environment: Profile['environment'];
  readonly path: string;
}

/** NAV-06: the currency that a merchant chose. The next merchant in this tab starts with the default. */
export interface CurrencyChoice {
  readonly userId: string;
  readonly currency: Currency;
}

export interface SessionContext extends SessionInput {
  readonly opened: LoadedProfile | null;
  /** SES-12: from the login response until the profile is loaded. */
  readonly businesses: readonly Business[];
  /** Why there is no session. The sign-in page shows it. */
  readonly reason: string | null;
  /** Why the profile failed to load. */
  readonly problem: string | null;
}

export interface SessionInput {
  /** Whether this tab had a token when the page loaded. */
  readonly hasToken: boolean;
  readonly returnTo: ReturnTo | null;
  /** SES-03: a sign-in of this tab that awaits its code. */
  readonly attempt: Attempt | null;
  /** Null: no choice was made, so the first currency is used. */
  readonly choice: CurrencyChoice | null;
}

export type SessionEvent =
  /** Sent by the flow that received it, with the current path. */
  | { type: 'session.expired'; path: string }
  /** The session ended after inactivity. */
  | { type: 'session.idled'; path: string }
  /** Another tab of the same session ended it after inactivity. */
  | { type: 'idle.received'; path: string }
  /** The merchant logged out in another tab of the same session. */
  | { type: 'logOut.received' }
  | { type: 'currency.chosen'; currency: Currency }
  | { type: 'profile.retry' }
  /** The provider's profile of the business may have changed, and the permitted pages with it. The path is the current one. */
  | { type: 'profile.invalidated'; path: string }
  | { type: 'logOut.requested' }
  | { type: 'logOut.confirmed' }
  | { type: 'logOut.dismissed' };

/** What is removed from the tab's storage when a session ends. */
export interface Forgetting {
  /** An expired session keeps the bookmarks of flows. Log Out keeps nothing. */
  readonly bookmarks: 'kept' | 'removed';
}

/** Why the provider is asked to revoke the token. The other tabs of the session end for the same reason. */
export interface Revocation {
  readonly because: 'loggedOut' | 'idled';
}

export interface OpenWork {
  /** The number of open payments whose outcome this tab still has to check. */
  readonly openOrders: number;
}
