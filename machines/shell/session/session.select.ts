import type { SnapshotFrom } from 'xstate';
import type { Business, OnboardingProgress, Profile } from '../../../contract/access/session';
import { type SignInView, selectSignIn } from '../../access/signIn/signIn.select';
import type { sessionMachine } from './session.machine';
import { currencyOf, type Standing, withAddNew } from './session.rules';
import { CURRENCIES, type Currency, type CurrencyChoice, type Place } from './session.types';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** Who is at the desk, as every screen may know it. */
export interface Desk {
  readonly user: { readonly id: string; readonly name: string; readonly email: string; readonly role: string };
  readonly business: Business;
  /** SES-12: with the entry for a new one, id 0, last. */
  readonly businesses: readonly Business[];
  /** The business that the next sign-in opens; null where the provider does not tell. */
  readonly defaultBusinessId: string | null;
  /** NAV-07: the provider would lead the business to the welcome. */
  readonly toGetStarted: boolean;
  readonly environment: 'Live' | 'Test';
  /** Names like `payout.initiate`. */
  readonly permissions: readonly string[];
  /** NAV-06: the one that is looked at, and those that can be. */
  readonly currency: Currency;
  readonly currencies: readonly Currency[];
  readonly notifications: Profile['notifications'];
  /** How far the business has come with its onboarding, section by section. */
  readonly progress: OnboardingProgress;
  /** Something was saved that the profile tells of, and it is being read anew: what is here may be of before. */
  readonly refreshing: boolean;
  /** BAL-02: whether the business may swap currencies. */
  readonly fx: boolean;
}

export interface SessionView {
  readonly standing: Standing;
  /** Null until the profile is there. */
  readonly desk: Desk | null;
  readonly signIn: SignInView | null;
  readonly reason: string | null;
  /** Why the books could not be opened; null while they can. */
  readonly problem: string | null;
  readonly confirmingLogOut: boolean;
}

export function selectSession(snapshot: Snapshot): SessionView {
  const signIn = snapshot.children.signIn?.getSnapshot();
  const view = signIn ? selectSignIn(signIn) : null;
  return {
    standing: standingOf(snapshot, view),
    desk: selectDesk(snapshot),
    signIn: view,
    reason: snapshot.context.reason,
    problem: snapshot.matches('unopened') ? snapshot.context.problem : null,
    confirmingLogOut: snapshot.matches({ atDesk: 'confirmingLogOut' }),
  };
}

function standingOf(snapshot: Snapshot, signIn: SignInView | null): Standing {
  if (snapshot.matches('atDesk')) return 'signedIn';
  if (!snapshot.matches('signedOut')) return 'opening';
  return signIn?.step === 'secondFactor' ? 'secondFactor' : 'signedOut';
}

function selectDesk(snapshot: Snapshot): Desk | null {
  const { opened, businesses, choice } = snapshot.context;
  if (!opened) return null;
  const { user, activeBusinessId, defaultBusinessId, environment, notifications, toGetStarted, fx } = opened.profile;
  const business = businesses.find(({ id }) => id === activeBusinessId);
  return {
    user: { id: user.id, name: `${user.firstName} ${user.lastName}`.trim(), email: user.email, role: user.role },
    business: business ?? { id: activeBusinessId, name: '', type: '', verificationStatus: '', description: '' },
    businesses: withAddNew(businesses),
    defaultBusinessId,
    toGetStarted,
    environment,
    permissions: user.permissions,
    currency: currencyOf(opened, choice),
    currencies: CURRENCIES,
    notifications,
    progress: opened.progress,
    refreshing: snapshot.matches({ atDesk: 'refreshing' }),
    fx,
  };
}

/** Where to bring the same merchant back to; outlives the page. */
export const bookmarkSession = (snapshot: Snapshot): Place | null => snapshot.context.place;

/** What a merchant chose to look at; outlives the page. */
export const bookmarkCurrency = (snapshot: Snapshot): CurrencyChoice | null => snapshot.context.choice;
