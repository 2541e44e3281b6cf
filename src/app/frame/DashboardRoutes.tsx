import { useCallback, useEffect, useMemo } from 'react';
import { Redirect, useLocation } from 'wouter';
import { HOME, landing, stepsOf } from '../../../machines/onboarding/onboarding/onboarding.rules';
import { limitsFor } from '../../../machines/shell/idle/idle.rules';
import { wayToGoLive } from '../../../machines/shell/session/onboarding.rules';
import { ownerOf, type Workspace } from '../../../machines/shell/session/session.select';
import type { SwitchingEvent } from '../../../machines/shell/switching/switching.types';
import { SignedInFlowProvider } from '../../flow/SignedInFlowProvider';
import { useTabMessages } from '../../flow/tabs';
import { IdleGuard } from '../../screens/shell/IdleGuard';
import { LeaveGuard } from '../../screens/shell/LeaveGuard';
import { Shell } from '../../screens/shell/Shell';
import { SwitchGuard } from '../../screens/shell/SwitchGuard';
import { settings } from '../../services/settings/settings';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/layers/Dialog';
import { whenIdle } from '../../ui/timing/whenIdle';
import { linkTo, pageAt, routeAt, SUB_MERCHANTS, titleOf } from '../routes';
import type { DashboardProps, SessionFlow } from '../start/App';
import { hardReload } from '../start/hardReload';
import { addressAfterSwitch } from './addressAfterSwitch';
import type { DashboardFlows } from './dashboardWiring';
import { Finder } from './Finder';
import { HELP } from './help';
import { Screens } from './Screens';
import type { ShellFlows } from './shellWiring';
import { sidebarFor } from './sidebar';
import { TestDataProvider } from './TestData';
import '../../ui/theme/icons';

interface DashboardRoutesProps extends DashboardProps {
  readonly flows: ShellFlows;
  /** Replaces the flows that come with the pages. */
  readonly pageFlows?: DashboardFlows;
}

const LIMITS = limitsFor(settings.idleMinutes);

/** Loads once the page is idle, so that nothing of it weighs on a page. */
function offerWhenIdle() {
  const idle = new Promise<void>((go) => void whenIdle(go));
  const offer = idle
    .then(() => import('../../flow/offerRecording'))
    .then(
      (recording) => recording.offerRecording(),
      () => () => {},
    );
  return () => void offer.then((stop) => stop());
}

/** A code that fails to load opens nothing, and the next press tries again. */
const showFlow = () =>
  void import('../../flow/showFlow').then(
    (flow) => flow.showFlow(),
    () => undefined,
  );

const here = () => window.location.pathname + window.location.search;

/** All authenticated routes. Tests can pass flows with their own ports. */
export function DashboardRoutes(props: DashboardRoutesProps) {
  const { workspace, session } = props;
  const { send } = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one actor lives as long as the app, and `send` is its
  const onSessionExpired = useCallback(() => send({ type: 'session.expired', path: here() }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const onProfileInvalidated = useCallback(() => send({ type: 'profile.invalidated', path: here() }), []);
  return (
    <SignedInFlowProvider
      owner={ownerOf(workspace)}
      environment={workspace.environment}
      business={workspace.business.name}
      onSessionExpired={onSessionExpired}
      onProfileInvalidated={onProfileInvalidated}
    >
      <Guarded {...props} />
    </SignedInFlowProvider>
  );
}

function Guarded({ workspace, session, flows, pageFlows }: DashboardRoutesProps) {
  const logOut = () => session.send({ type: 'logOut.requested' });
  useEffect(offerWhenIdle, []);
  useTabMessages({
    onLogOut: () => session.send({ type: 'logOut.received' }),
    onIdle: () => session.send({ type: 'idle.received', path: here() }),
    onSwitch: () => hardReload(addressAfterSwitch()),
  });
  return (
    <IdleGuard
      machine={flows.idle}
      limits={LIMITS}
      onOver={() => session.send({ type: 'session.idled', path: here() })}
      onLogOut={logOut}
    >
      <LeaveGuard>
        <SwitchGuard
          machine={flows.switching}
          open={{
            businessId: workspace.business.id,
            environment: workspace.environment,
            isDefault: workspace.defaultBusinessId === workspace.business.id,
          }}
        >
          {(choose) => <Room workspace={workspace} session={session} flows={flows} pageFlows={pageFlows} choose={choose} />}
        </SwitchGuard>
      </LeaveGuard>
    </IdleGuard>
  );
}

/** ONB-01: returns where `/dashboard` redirects. It never uses an outdated profile, nor a page that the role cannot open. */
function landingOf({ business, progress, refreshing, permissions }: Workspace): string | null {
  if (refreshing) return null;
  const to = landing({ type: business.type, status: business.verificationStatus, progress });
  return to && pageAt(to, permissions);
}

interface RoomProps extends DashboardProps {
  readonly flows: ShellFlows;
  readonly pageFlows: DashboardFlows | undefined;
  readonly choose: (event: SwitchingEvent) => void;
}

/** NAV-07: only if that page exists. */
function onboardingAt(workspace: Workspace) {
  const way = wayToGoLive(workspace);
  if (way === null || pageAt(way.path, workspace.permissions) === null) return null;
  const steps = stepsOf(workspace.business);
  return { ...way, done: steps.filter(({ section }) => workspace.progress[section] >= 100).length, total: steps.length };
}

/** What the frame does. It is the same on each page, so that its switches and menus do not rerender when another one is opened. */
function useShellActions({ workspace, session, choose }: Pick<RoomProps, 'workspace' | 'session' | 'choose'>) {
  const [, navigate] = useLocation();
  return useMemo(() => {
    const all = pageAt(SUB_MERCHANTS, workspace.permissions);
    return {
      onBusiness: ({ id, name }: { readonly id: string; readonly name: string }) => choose({ type: 'business.chosen', id, name }),
      onDefaultBusiness: (name: string) => choose({ type: 'default.requested', name }),
      onEnvironment: (environment: Workspace['environment']) => choose({ type: 'environment.chosen', environment }),
      onCurrency: (currency: Workspace['currency']) => session.send({ type: 'currency.chosen', currency }),
      onOutdated: () => session.send({ type: 'profile.invalidated', path: here() }),
      linkTo: (address: string) => linkTo(address, workspace.permissions),
      onAddBusiness: workspace.permissions.includes('business.manage')
        ? () => navigate(`${SUB_MERCHANTS}?new=business`, { state: { from: here() } })
        : null,
      onAllBusinesses: all === null ? null : () => navigate(all),
      logOut: { can: session.can('logOut.requested'), ask: () => session.send({ type: 'logOut.requested' }) },
    };
  }, [workspace, session, choose, navigate]);
}

function Room({ workspace, session, flows, pageFlows, choose }: RoomProps) {
  const [path] = useLocation();
  const actions = useShellActions({ workspace, session, choose });
  const route = routeAt(path);
  const groups = sidebarFor(workspace.permissions, path);
  const elsewhere = route?.path === HOME ? landingOf(workspace) : null;
  return (
    <Shell
      workspace={workspace}
      title={route ? titleOf(route) : 'Page not found'}
      groups={groups}
      wayToGoLive={onboardingAt(workspace)}
      recording={flows.recordingDownload}
      onShowFlow={showFlow}
      help={HELP}
      finder={<Finder permissions={workspace.permissions} flows={pageFlows ?? null} />}
      {...actions}
    >
      {elsewhere ? (
        <Redirect to={elsewhere} replace />
      ) : (
        <TestDataProvider workspace={workspace} flows={pageFlows ?? null}>
          <Screens
            given={{ workspace, flows: pageFlows ?? null, groups, pageAt: (at) => pageAt(at, workspace.permissions) }}
            route={route}
          />
        </TestDataProvider>
      )}
      <LogOutDialog session={session} />
    </Shell>
  );
}

/** SES-10: asks only if Log Out would remove something. */
function LogOutDialog({ session }: { readonly session: SessionFlow }) {
  const stay = () => session.send({ type: 'logOut.dismissed' });
  return (
    <Dialog
      title="Log out now?"
      open={session.view.confirmingLogOut}
      onClose={stay}
      foot={
        <>
          <Button onPress={stay}>Stay signed in</Button>
          <Button kind="danger" onPress={() => session.send({ type: 'logOut.confirmed' })}>
            Log out anyway
          </Button>
        </>
      }
    >
      <p>
        We don’t know the outcome of something you sent yet: a payout, refund, swap, split settlement, invoice or chargeback
        answer. If you log out, we can’t check it for you. Look for it in its list before you send it again.
      </p>
    </Dialog>
  );
}
