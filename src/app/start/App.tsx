import { type ComponentProps, type ComponentType, Suspense, useEffect, useLayoutEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { Attempt } from '../../../machines/access/signIn/signIn.types';
import type { Wired } from '../../../machines/kit/flow/port';
import type { sessionMachine } from '../../../machines/shell/session/session.machine';
import { movedTo, opensLink, redirect } from '../../../machines/shell/session/session.rules';
import {
  bookmarkCurrency,
  bookmarkSession,
  ownerOf,
  type SessionView,
  selectSession,
  type Workspace,
} from '../../../machines/shell/session/session.select';
import { FlowProvider, type ToastsView } from '../../flow/FlowProvider';
import { type Flow, useFlow } from '../../flow/useFlow';
import { useSearch } from '../../flow/useSearch';
import type { SecondFactorPage } from '../../screens/access/SecondFactorPage';
import { SignInPage } from '../../screens/access/SignInPage';
import type { UnopenedPage } from '../../screens/access/UnopenedPage';
import { Busy } from '../../ui/feedback/Busy';
import { AuthLayout } from '../../ui/layout/AuthLayout';
import type { PublicProps } from '../public/PublicRoutes';
import { CodeBoundary } from './CodeBoundary';
import { ReplayEarlySubmit } from './ReplayEarlySubmit';
import { type StoredSession, saveAttempt, saveStoredSession, takeAskedPage } from './storedSession';
import { useHeld } from './useHeld';

export type SessionFlow = Flow<typeof sessionMachine, SessionView>;

export interface DashboardProps {
  readonly workspace: Workspace;
  readonly session: SessionFlow;
}

/** Views that load when they are first needed, so that the sign-in form does not wait for them. */
export interface Views {
  readonly Dashboard: ComponentType<DashboardProps>;
  readonly Arrival: ComponentType;
  readonly SecondFactorPage: ComponentType<ComponentProps<typeof SecondFactorPage>>;
  readonly UnopenedPage: ComponentType<ComponentProps<typeof UnopenedPage>>;
  readonly Public: ComponentType<PublicProps>;
  readonly ResetRequest: ComponentType;
  readonly Toasts: ToastsView;
}

interface AppProps {
  readonly session: Wired<typeof sessionMachine>;
  readonly opening: StoredSession;
  readonly views: Views;
}

export function App(props: AppProps) {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.entering;
  }, []);
  return (
    <CodeBoundary>
      <FlowProvider Toasts={props.views.Toasts}>
        <Suspense fallback={<Waiting />}>
          <SessionPages {...props} />
          <ReplayEarlySubmit />
        </Suspense>
      </FlowProvider>
    </CodeBoundary>
  );
}

function SessionPages({ session, opening, views }: AppProps) {
  const [path] = useLocation();
  const search = useSearch();
  const flow = useFlow(session, {
    input: opening,
    select: selectSession,
    onChange: (snapshot) => {
      saveStoredSession(bookmarkSession(snapshot), bookmarkCurrency(snapshot));
      if (snapshot.matches('authenticated')) leaveForm();
    },
  });
  const { send } = flow;
  const { standing, workspace, problem, signIn } = flow.view;
  useAttempt(signIn?.attempt ?? null);
  const outside = <Outside flow={flow} views={views} />;
  const held = useHeld(outside, standing);
  const elsewhere = movedTo(path, search) ?? redirect(path, standing);
  // A redirect leads on once: where an old address leads to the sign-in page, the second one is another.
  if (elsewhere !== null) return <Redirect key={elsewhere} to={elsewhere} replace />;
  if (opensLink(path)) return <PublicPages views={views} hasSession={signIn === null} />;
  if (problem !== null) return <views.UnopenedPage problem={problem} send={send} />;
  const arriving = <Arriving views={views} hasFrame={opening.hasToken} />;
  if (standing === 'loadingProfile') return held ?? arriving;
  if (workspace === null) return outside;
  return (
    <Suspense key={ownerOf(workspace)} fallback={arriving}>
      <views.Dashboard workspace={workspace} session={flow} />
    </Suspense>
  );
}

/** Opens the dashboard's address before it is rendered, because the redirect would take a render of its own. */
function leaveForm() {
  const to = redirect(window.location.pathname, 'signedIn');
  const asked = takeAskedPage();
  if (to !== null) navigate(asked ?? to, { replace: true });
}

/** SES-03: after a reload this tab resumes the sign-in that awaits its code. */
function useAttempt(attempt: Attempt | null) {
  const { email = null, sentAt = null } = attempt ?? {};
  useEffect(() => void saveAttempt(email === null || sentAt === null ? null : { email, sentAt }), [email, sentAt]);
}

function Outside({ flow, views }: Pick<AppProps, 'views'> & { readonly flow: SessionFlow }) {
  const { signIn: view, reason } = flow.view;
  const signIn = flow.part('signIn');
  const otp = signIn?.part('otp') ?? null;
  const isResetting = new URLSearchParams(useSearch()).has('reset');
  if (!view || !signIn) return null;
  return (
    <Switch>
      <Route path="/">
        <SignInPage {...signIn} view={view} reason={reason} />
        <Suspense>{isResetting && <views.ResetRequest />}</Suspense>
      </Route>
      <Route path="/2fa-signin">{otp && <views.SecondFactorPage view={view} otp={otp} />}</Route>
      <Route>
        <PublicPages views={views} hasSession={false} />
      </Route>
    </Switch>
  );
}

/** Pages without a session, besides sign-in. */
const PublicPages = ({ views, hasSession }: Pick<AppProps, 'views'> & PublicProps) => (
  <Suspense fallback={<Waiting>Loading page…</Waiting>}>
    <views.Public hasSession={hasSession} />
  </Suspense>
);

interface ArrivingProps extends Pick<AppProps, 'views'> {
  /** The page has the frame already, which stays until its code is there. */
  readonly hasFrame: boolean;
}

/** The dashboard's frame while the profile or the dashboard loads. */
const Arriving = ({ views, hasFrame }: ArrivingProps) => (
  <Suspense fallback={hasFrame ? <p data-arriving>Loading your dashboard…</p> : <Waiting />}>
    <views.Arrival />
  </Suspense>
);

const Waiting = ({ children = 'Loading your dashboard…' }: { readonly children?: string }) => (
  <AuthLayout>
    <Busy>{children}</Busy>
  </AuthLayout>
);
