import { type ComponentType, Suspense, useCallback } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import type { Wired } from '../../machines/kit/port';
import type { sessionMachine } from '../../machines/session/session.machine';
import { redirect } from '../../machines/session/session.rules';
import {
  bookmarkCurrency,
  bookmarkSession,
  type Desk,
  type SessionView,
  selectSession,
} from '../../machines/session/session.select';
import type { CurrencyChoice, Place } from '../../machines/session/session.types';
import { keepBookmark, recallBookmark } from '../flow/bookmarks';
import { DeskHouse, HouseProvider } from '../flow/house';
import { useDocumentTitle } from '../flow/title';
import { type Flow, useFlow } from '../flow/useFlow';
import { SecondFactorPage } from '../screens/access/SecondFactorPage';
import { SignInPage } from '../screens/access/SignInPage';
import { UnopenedPage } from '../screens/access/UnopenedPage';
import { hasToken } from '../services/token';
import { Busy } from '../ui/Busy';
import { Entry } from '../ui/Entry';
import { NotFound } from './NotFound';

export type SessionFlow = Flow<typeof sessionMachine, SessionView>;

export interface DashboardProps {
  readonly desk: Desk;
  readonly session: SessionFlow;
}

interface AppProps {
  readonly session: Wired<typeof sessionMachine>;
  /** Arrives when it is first needed: nobody at the sign-in page waits for it. */
  readonly Dashboard: ComponentType<DashboardProps>;
}

export function App(props: AppProps) {
  return (
    <HouseProvider>
      <Door {...props} />
    </HouseProvider>
  );
}

/** The place to come back to and the chosen currency are kept in nobody's name: whose they are stands in them. */
const PLACE = ['nobody', 'place'] as const;
const CURRENCY = ['nobody', 'currency'] as const;

function Door({ session, Dashboard }: AppProps) {
  const [path] = useLocation();
  const flow = useFlow(session, {
    input: {
      hasToken: hasToken(),
      place: recallBookmark<Place>(...PLACE),
      choice: recallBookmark<CurrencyChoice>(...CURRENCY),
    },
    select: selectSession,
    onChange: (snapshot) => {
      keepBookmark(...PLACE, bookmarkSession(snapshot));
      keepBookmark(...CURRENCY, bookmarkCurrency(snapshot));
    },
  });
  const { send } = flow;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one actor lives as long as the app, and `send` is its
  const onSessionExpired = useCallback(
    () => send({ type: 'session.expired', path: window.location.pathname + window.location.search }),
    [],
  );
  const { standing, desk, problem } = flow.view;
  const elsewhere = redirect(path, standing);
  if (elsewhere !== null) return <Redirect to={elsewhere} replace />;
  if (problem !== null) return <UnopenedPage problem={problem} send={send} />;
  if (standing === 'opening') return <Opening />;
  if (desk === null) return <Outside flow={flow} />;
  const owner = `${desk.user.id}:${desk.business.id}:${desk.environment}`;
  return (
    <DeskHouse owner={owner} onSessionExpired={onSessionExpired}>
      <Suspense fallback={<Opening />}>
        <Dashboard desk={desk} session={flow} />
      </Suspense>
    </DeskHouse>
  );
}

function Outside({ flow }: { readonly flow: SessionFlow }) {
  const { signIn: view, reason } = flow.view;
  const signIn = flow.part('signIn');
  const otp = signIn?.part('otp') ?? null;
  if (!view || !signIn) return null;
  return (
    <Switch>
      <Route path="/">
        <Titled title="Sign in" />
        <SignInPage {...signIn} view={view} reason={reason} />
      </Route>
      <Route path="/2fa-signin">
        <Titled title="Enter your code" />
        {otp && <SecondFactorPage view={view} otp={otp} />}
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

function Titled({ title }: { readonly title: string }) {
  useDocumentTitle(title);
  return null;
}

const Opening = () => (
  <Entry>
    <Busy>Opening your books…</Busy>
  </Entry>
);
