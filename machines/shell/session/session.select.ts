import type { SnapshotFrom } from 'xstate';
import type { Business, OnboardingProgress, Profile } from '../../../contract/access/session';
import { type SignInView, selectSignIn } from '../../access/signIn/signIn.select';
import type { sessionMachine } from './session.machine';
import { currencyOf, type Standing, withAddNew } from './session.rules';
import { CURRENCIES, type Currency, type CurrencyChoice, type ReturnTo } from './session.types';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** The signed-in user and business, for every screen. */
export interface Workspace {
  readonly user: { readonly id: string; readonly name: string; readonly email: string; readonly role: string };
  readonly business: Business;
  /** SES-12: the last entry, with id 0, creates a new one. */
  readonly businesses: readonly Business[];
  /** The business that opens at the next sign-in. Null if the provider returns none. */
  readonly defaultBusinessId: string | null;
  /** NAV-07: the provider would redirect the business to the welcome page. */
  readonly toGetStarted: boolean;
  readonly environment: 'Live' | 'Test';
  /** Names such as `payout.initiate`. */
  readonly permissions: readonly string[];
  /** NAV-06: the selected currency, and the choices. */
  readonly currency: Currency;
  readonly currencies: readonly Currency[];
  readonly notifications: Profile['notifications'];
  /** The progress of onboarding, by section. */
  readonly progress: OnboardingProgress;
  /** Saved data changed the profile, which is loading again. The data here may be outdated. */
  readonly refreshing: boolean;
  /** BAL-02: whether the business may swap currencies. */
  readonly fx: boolean;
}

export interface SessionView {
  readonly standing: Standing;
  /** Null until the profile is loaded. */
  readonly workspace: Workspace | null;
  readonly signIn: SignInView | null;
  readonly reason: string | null;
  /** Why the profile failed to load, or null. */
  readonly problem: string | null;
  readonly confirmingLogOut: boolean;
}

export function selectSession(snapshot: Snapshot): SessionView {
  const signIn = snapshot.children.signIn?.getSnapshot();
  const view = signIn ? selectSignIn(signIn) : null;
  return {
    standing: standingOf(snapshot, view),
    workspace: selectWorkspace(snapshot),
    signIn: view,
    reason: snapshot.context.reason,
    problem: snapshot.matches('profileFailed') ? snapshot.context.problem : null,
    confirmingLogOut: snapshot.matches({ authenticated: 'confirmingLogOut' }),
  };
}

function standingOf(snapshot: Snapshot, signIn: SignInView | null): Standing {
  if (snapshot.matches('authenticated')) return 'signedIn';
  if (!snapshot.matches('signedOut')) return 'loadingProfile';
  return signIn?.step === 'secondFactor' ? 'secondFactor' : 'signedOut';
}

function selectWorkspace(snapshot: Snapshot): Workspace | null {
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
    refreshing: snapshot.matches({ authenticated: 'refreshing' }),
    fx,
  };
}

/** Returns whose data this tab holds: flows keep their bookmarks apart by user, business and environment. */
export const ownerOf = ({ user, business, environment }: Workspace) => `${user.id}:${business.id}:${environment}`;

/** The page to return the same merchant to. It survives a reload. */
export const bookmarkSession = (snapshot: Snapshot): ReturnTo | null => snapshot.context.returnTo;

/** The merchant's choice of currency. It survives a reload. */
export const bookmarkCurrency = (snapshot: Snapshot): CurrencyChoice | null => snapshot.context.choice;
