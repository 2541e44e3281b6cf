import { useLocation } from 'wouter';
import { limitsFor } from '../../machines/idle/idle.rules';
import { useTabs } from '../flow/tabs';
import { IdleGuard } from '../screens/shell/IdleGuard';
import { LeaveGuard } from '../screens/shell/LeaveGuard';
import { Shell } from '../screens/shell/Shell';
import { settings } from '../services/settings';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import type { DashboardProps, SessionFlow } from './App';
import type { DashboardFlows } from './dashboardWiring';
import { routeAt, sidebarFor, titleOf } from './routes';
import { Screens } from './Screens';
import '../ui/icons';

interface DashboardRoutesProps extends DashboardProps {
  readonly flows: DashboardFlows;
}

const LIMITS = limitsFor(settings.idleMinutes);

const here = () => window.location.pathname + window.location.search;

/** Everything behind the door. The flows come from outside, so that a test can show it with ports of its own. */
export function DashboardRoutes({ desk, session, flows }: DashboardRoutesProps) {
  const logOut = () => session.send({ type: 'logOut.asked' });
  useTabs({ onLogOut: () => session.send({ type: 'logOut.heard' }) });
  return (
    <IdleGuard
      machine={flows.idle}
      limits={LIMITS}
      onOver={() => session.send({ type: 'session.idled', path: here() })}
      onLogOut={logOut}
    >
      <LeaveGuard>
        <Room desk={desk} session={session} flows={flows} />
      </LeaveGuard>
    </IdleGuard>
  );
}

function Room({ desk, session, flows }: DashboardRoutesProps) {
  const [path] = useLocation();
  const route = routeAt(path);
  const groups = sidebarFor(desk.permissions, path);
  return (
    <Shell
      desk={desk}
      title={route ? titleOf(route) : 'No such page'}
      groups={groups}
      onCurrency={(currency) => session.send({ type: 'currency.chosen', currency })}
      onOutdated={() => session.send({ type: 'profile.outdated', path: here() })}
      logOut={{ can: session.can('logOut.asked'), ask: () => session.send({ type: 'logOut.asked' }) }}
    >
      <Screens given={{ desk, flows, groups }} route={route} />
      <LogOutDialog session={session} />
    </Shell>
  );
}

/** SES-10. Asked only when something would be forgotten. */
function LogOutDialog({ session }: { readonly session: SessionFlow }) {
  const stay = () => session.send({ type: 'logOut.dismissed' });
  return (
    <Dialog
      title="Log out now?"
      open={session.view.confirmingLogOut}
      onClose={stay}
      foot={
        <>
          <Button onPress={stay}>Stay</Button>
          <Button kind="danger" onPress={() => session.send({ type: 'logOut.confirmed' })}>
            Log out and forget it
          </Button>
        </>
      }
    >
      <p>
        A payout may be under way whose outcome is not known yet. Logging out forgets how to ask for it: look for it in the list
        instead.
      </p>
    </Dialog>
  );
}
