import { Link } from 'wouter';
import { dailyKey } from '../../../machines/home/dailyFigures/dailyFigures.machine';
import { flowKey } from '../../../machines/home/inflowOutflow/inflowOutflow.machine';
import { toDoKey } from '../../../machines/home/toDo/toDo.machine';
import type { Me } from '../../../machines/home/toDo/toDo.rules';
import { useResource } from '../../flow/useResource';
import { linkStyle } from '../../ui/button.style';
import { Page } from '../../ui/Page';
import { NavMenu } from '../../ui/shell/NavMenu';
import type { homeFlows } from '../../wiring/home/home';
import type { PlaceGroup } from '../shell/places';
import { HomeFigures } from './HomeFigures';
import { InflowOutflow } from './InflowOutflow';
import { QuickActions } from './QuickActions';
import { RecentActivity } from './RecentActivity';
import { isUpToDate, listsFor, ToDoSection } from './ToDoSection';
import { useHomeAddress } from './useHomeAddress';

interface HomeScreenProps {
  readonly flows: typeof homeFlows;
  readonly groups: readonly PlaceGroup[];
  readonly business: string;
  /** The currency of the whole dashboard (NAV-06). */
  readonly currency: string;
  readonly permissions: readonly string[];
  readonly user: Me;
  /** The next step to go live. Null if there is none. */
  readonly wayToGoLive: { readonly label: string; readonly path: string } | null;
  /** BAL-02: whether the business may swap currencies. */
  readonly hasSwaps: boolean;
  /** Returns the path of a page for a link. Null if this role cannot open it. */
  readonly pageAt: (path: string) => string | null;
}

const FIGURES = ['balance.view', 'transaction.view'];

/** HOM-01, HOM-02: a role without these permissions sees links to its other pages. */
export function HomeScreen(props: HomeScreenProps) {
  if (FIGURES.some((permission) => props.permissions.includes(permission))) return <Standing {...props} />;
  return <Elsewhere {...props} />;
}

/** The next step to go live, if this role may open its page. */
const goLiveOf = ({ wayToGoLive, pageAt }: HomeScreenProps) =>
  wayToGoLive && pageAt(wayToGoLive.path) !== null ? wayToGoLive : null;

/** Each part loads, fails and retries on its own. One button refreshes all. */
function Standing(props: HomeScreenProps) {
  const { flows, currency, permissions, user, pageAt, hasSwaps } = props;
  const address = useHomeAddress();
  const lists = listsFor(permissions);
  const toDo = useResource(flows.toDo, toDoKey(lists));
  const wallets = useResource(flows.walletBalances, '');
  const summary = useResource(flows.transactionSummary, currency);
  const movements = useResource(flows.recentMovements, currency);
  const daily = useResource(flows.dailyFigures, dailyKey(address.compare, currency));
  const flow = useResource(flows.inflowOutflow, flowKey(address.range, currency));
  const parts = [toDo, wallets, summary, daily, movements, flow];
  const moments = parts.flatMap(({ view }) => view.shownAt ?? []);
  const goLive = goLiveOf(props);
  return (
    <Page
      title="Dashboard"
      actions={<QuickActions {...{ permissions, pageAt, hasSwaps }} leads={isUpToDate(toDo, user, goLive)} />}
    >
      <ToDoSection
        part={toDo}
        me={user}
        lists={lists}
        goLive={goLive}
        updated={{
          at: moments.length > 0 ? Math.min(...moments) : null,
          busy: parts.some(({ view }) => view.busy),
          onRefresh: () => parts.forEach(({ send }) => void send({ type: 'refresh' })),
        }}
      />
      <HomeFigures
        {...{ wallets, summary, daily, currency }}
        compare={address.compare}
        onCompare={address.chooseCompare}
        balances={pageAt('/dashboard/account/balances')}
      />
      <RecentActivity movements={movements} currency={currency} history={pageAt('/dashboard/balance/history')} />
      <InflowOutflow flow={flow} download={flows.inflowOutflowDownload} currency={currency} address={address} />
    </Page>
  );
}

/** The pages of this role, as in the sidebar. */
function Elsewhere(props: HomeScreenProps) {
  const { flows, business, groups, permissions, user } = props;
  const lists = listsFor(permissions);
  const toDo = useResource(flows.toDo, toDoKey(lists));
  const others = groups.filter(({ places }) => places.some(({ current }) => current !== 'page'));
  return (
    <Page title="Dashboard">
      {lists.length > 0 && (
        <ToDoSection
          part={toDo}
          me={user}
          lists={lists}
          goLive={goLiveOf(props)}
          updated={{ at: toDo.view.shownAt, busy: toDo.view.busy, onRefresh: () => toDo.send({ type: 'refresh' }) }}
        />
      )}
      <p>You’re signed in to {business || 'this business'}. Your role can’t view balances or transactions.</p>
      <NavMenu
        ways={others.map((group) => ({
          name: group.name,
          links: group.places.map(({ href, label }) => (
            <Link key={href} href={href} className={linkStyle}>
              {label}
            </Link>
          )),
        }))}
      />
    </Page>
  );
}
