import type { ComponentProps, ReactNode } from 'react';
import { isolated } from '../../../contract/shownText';
import { periodKey } from '../../../machines/home/dailyFigures/homePeriods';
import { activityKey } from '../../../machines/home/recentMovements/recentActivity.rules';
import { toDoKey } from '../../../machines/home/toDo/toDo.machine';
import type { Me } from '../../../machines/home/toDo/toDo.rules';
import { useResource } from '../../flow/useResource';
import { EvenButtons } from '../../ui/buttons/Buttons';
import { Page } from '../../ui/layout/Page';
import { SectionPair } from '../../ui/layout/Section';
import { useMedia } from '../../ui/layout/useMedia';
import type { homeFlows } from '../../wiring/home/home';
import type { ShownPart } from '../kit/PartError';
import type { PlaceGroup } from '../shell/places';
import { HomeFigures } from './HomeFigures';
import { InflowOutflow } from './InflowOutflow';
import { OtherPages } from './OtherPages';
import { PeriodChoice } from './PeriodChoice';
import { QuickActions } from './QuickActions';
import { RecentActivity } from './RecentActivity';
import { isUpToDate, listsFor, ToDoSection, useToDoClock } from './ToDoSection';
import { useHomeAddress } from './useHomeAddress';
import { useKeptPeriod } from './useKeptPeriod';

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

const BALANCES = '/dashboard/account/balances';
const HISTORY = '/dashboard/balance/history';
const TRANSACTIONS = '/dashboard/business/transactions';

/** HOM-01, HOM-02: a role without both permissions sees links to its other pages, and with one of them its figures alone. */
export function HomeScreen(props: HomeScreenProps) {
  const may = (permission: string) => props.permissions.includes(permission);
  if (may('balance.view')) return may('transaction.view') ? <WholeHome {...props} /> : <BalancesHome {...props} />;
  return may('transaction.view') ? <TransactionsHome {...props} /> : <Elsewhere {...props} />;
}

/** The next step to go live, if this role may open its page. */
const goLiveOf = ({ wayToGoLive, pageAt }: HomeScreenProps) =>
  wayToGoLive && pageAt(wayToGoLive.path) !== null ? wayToGoLive : null;

interface FrameProps {
  readonly home: HomeScreenProps;
  readonly toDo: ReturnType<typeof useToDo>;
  /** What else the page shows. Each part loads, fails and retries on its own. One button refreshes all. */
  readonly parts: readonly Part[];
  /** Something within a part failed to load, while the part itself is there. */
  readonly isPartial?: boolean;
  /** The choice of the period, where the page has one. It heads the page, and on a phone the part that it governs. */
  readonly choice?: ReactNode;
  readonly children: ReactNode | ((choice: ReactNode) => ReactNode);
}

type Part = ShownPart<unknown> & { readonly view: { readonly shownAt: number | null } };

function useToDo({ flows, permissions }: HomeScreenProps) {
  const lists = listsFor(permissions);
  return { part: useResource(flows.toDo, toDoKey(lists)), lists };
}

function Frame({ home, toDo: { part, lists }, parts, isPartial = false, choice, children }: FrameProps) {
  const { permissions, user, pageAt, hasSwaps } = home;
  const now = useToDoClock(part.view.value);
  const all: readonly Part[] = [part, ...parts];
  const moments = all.flatMap(({ view }) => view.shownAt ?? []);
  const goLive = goLiveOf(home);
  const isNarrow = useMedia('(width < 48rem)');
  const quick = <QuickActions {...{ permissions, pageAt, hasSwaps }} leads={isUpToDate(part, user, goLive, now)} />;
  return (
    <Page
      title="Dashboard"
      called="your dashboard"
      actions={
        !isNarrow && (
          <>
            {choice}
            {quick}
          </>
        )
      }
    >
      <ToDoSection
        part={part}
        me={user}
        lists={lists}
        goLive={goLive}
        updated={{
          at: moments.length > 0 ? Math.min(...moments) : null,
          busy: all.some(({ view }) => view.busy),
          failed: isPartial || (part.view.value?.missing ?? []).length > 0 || all.some(({ view }) => view.fault !== null),
          onRefresh: () => all.forEach(({ send }) => void send({ type: 'refresh' })),
        }}
      />
      {isNarrow && <EvenButtons>{quick}</EvenButtons>}
      {typeof children === 'function' ? children(isNarrow ? choice : null) : children}
    </Page>
  );
}

function WholeHome(home: HomeScreenProps) {
  const { flows, currency, pageAt } = home;
  const address = useHomeAddress();
  const toDo = useToDo(home);
  const wallets = useResource(flows.walletBalances, '');
  const summary = useResource(flows.transactionSummary, currency);
  const movements = useResource(flows.recentMovements, activityKey(currency, home.permissions.includes('payout.view')));
  const daily = useResource(flows.dailyFigures, periodKey(address.period, currency));
  const flow = useResource(flows.inflowOutflow, periodKey(address.period, currency));
  const shown = useKeptPeriod({ period: address.period, currency }, daily, flow);
  return (
    <Frame
      home={home}
      toDo={toDo}
      parts={[wallets, summary, daily, movements, flow]}
      isPartial={Boolean(movements.view.value?.withoutPayouts)}
      choice={<PeriodChoice period={address.period} onChoose={address.choosePeriod} />}
    >
      {(choice) => (
        <>
          <HomeFigures
            {...{ wallets, summary, currency, choice }}
            daily={shown.daily ?? daily}
            period={shown.period}
            isOutdated={shown.isBetween}
            balances={pageAt(BALANCES)}
            transactions={home.pageAt(TRANSACTIONS)}
          />
          <Moved {...{ home, movements, shown, address }} />
        </>
      )}
    </Frame>
  );
}

interface MovedProps {
  readonly home: HomeScreenProps;
  readonly movements: ComponentProps<typeof RecentActivity>['movements'];
  readonly shown: ReturnType<typeof useKeptPeriod>;
  readonly address: ReturnType<typeof useHomeAddress>;
}

/** What moved last, beside what came in and went out in the period that is shown. */
const Moved = ({ home: { flows, currency, pageAt }, movements, shown, address }: MovedProps) => (
  <SectionPair>
    <RecentActivity movements={movements} currency={currency} history={pageAt(HISTORY)} />
    <InflowOutflow
      flow={shown.flow}
      download={flows.inflowOutflowDownload}
      currency={currency}
      address={{ ...address, period: shown.period }}
      isOutdated={shown.isBetween}
    />
  </SectionPair>
);

/** The lines need the permission for transactions too. */
function BalancesHome(home: HomeScreenProps) {
  const { flows, currency, pageAt } = home;
  const address = useHomeAddress();
  const toDo = useToDo(home);
  const wallets = useResource(flows.walletBalances, '');
  const movements = useResource(flows.recentMovements, activityKey(currency, home.permissions.includes('payout.view')));
  const flow = useResource(flows.inflowOutflow, periodKey(address.period, currency));
  const shown = useKeptPeriod({ period: address.period, currency }, null, flow);
  return (
    <Frame
      home={home}
      toDo={toDo}
      parts={[wallets, movements, flow]}
      isPartial={Boolean(movements.view.value?.withoutPayouts)}
      choice={<PeriodChoice period={address.period} onChoose={address.choosePeriod} />}
    >
      {(choice) => (
        <>
          <HomeFigures wallets={wallets} currency={currency} choice={choice} balances={pageAt(BALANCES)} transactions={null} />
          <Moved {...{ home, movements, shown, address }} />
        </>
      )}
    </Frame>
  );
}

function TransactionsHome(home: HomeScreenProps) {
  const { flows, currency } = home;
  const toDo = useToDo(home);
  const summary = useResource(flows.transactionSummary, currency);
  return (
    <Frame home={home} toDo={toDo} parts={[summary]}>
      <HomeFigures summary={summary} currency={currency} balances={null} transactions={home.pageAt(TRANSACTIONS)} />
    </Frame>
  );
}

/** The pages of this role, as in the sidebar. */
function Elsewhere(props: HomeScreenProps) {
  const { flows, business, groups, permissions, user } = props;
  const lists = listsFor(permissions);
  const toDo = useResource(flows.toDo, toDoKey(lists));
  return (
    <Page title="Dashboard">
      {lists.length > 0 && (
        <ToDoSection
          part={toDo}
          me={user}
          lists={lists}
          goLive={goLiveOf(props)}
          updated={{
            at: toDo.view.shownAt,
            busy: toDo.view.busy,
            failed: toDo.view.fault !== null || (toDo.view.value?.missing ?? []).length > 0,
            onRefresh: () => toDo.send({ type: 'refresh' }),
          }}
        />
      )}
      <p>You’re signed in to {isolated(business || 'this business')}. Your role can’t view balances or transactions.</p>
      <OtherPages groups={groups} />
    </Page>
  );
}
