import { Link } from 'wouter';
import { flowKey } from '../../../machines/home/inflowOutflow/inflowOutflow.machine';
import { useResource } from '../../flow/useResource';
import { Button } from '../../ui/Button';
import { linkStyle } from '../../ui/button.style';
import { LastUpdated } from '../../ui/LastUpdated';
import { Page } from '../../ui/Page';
import { NavMenu } from '../../ui/shell/NavMenu';
import type { homeFlows } from '../../wiring/home/home';
import type { PlaceGroup } from '../shell/places';
import { HomeFigures } from './HomeFigures';
import { InflowOutflow } from './InflowOutflow';
import { useHomeAddress } from './useHomeAddress';

interface HomeScreenProps {
  readonly flows: typeof homeFlows;
  readonly groups: readonly PlaceGroup[];
  readonly business: string;
  /** The currency of the whole dashboard (NAV-06). */
  readonly currency: string;
  readonly permissions: readonly string[];
  /** The path of the balances page. Null if this role cannot open it. */
  readonly balances: string | null;
}

const FIGURES = ['balance.view', 'transaction.view'];

/** HOM-01, HOM-02: a role without these permissions sees links to its other pages. */
export function HomeScreen(props: HomeScreenProps) {
  if (FIGURES.some((permission) => props.permissions.includes(permission))) return <Standing {...props} />;
  return <Elsewhere {...props} />;
}

/** Each part loads, fails and retries on its own. One button refreshes all. */
function Standing({ flows, currency, balances }: HomeScreenProps) {
  const address = useHomeAddress();
  const wallets = useResource(flows.walletBalances, '');
  const summary = useResource(flows.transactionSummary, currency);
  const flow = useResource(flows.inflowOutflow, flowKey(address.range, currency));
  const parts = [wallets, summary, flow];
  const moments = parts.flatMap(({ view }) => view.shownAt ?? []);
  return (
    <Page
      title="Dashboard"
      actions={
        <>
          <LastUpdated at={moments.length > 0 ? Math.min(...moments) : null} busy={parts.some(({ view }) => view.busy)} />
          <Button icon="refresh" onPress={() => parts.forEach(({ send }) => void send({ type: 'refresh' }))}>
            Refresh
          </Button>
        </>
      }
    >
      <HomeFigures wallets={wallets} summary={summary} currency={currency} balances={balances} />
      <InflowOutflow flow={flow} download={flows.inflowOutflowDownload} currency={currency} address={address} />
    </Page>
  );
}

/** The pages of this role, as in the sidebar. */
function Elsewhere({ business, groups }: HomeScreenProps) {
  const others = groups.filter(({ places }) => places.some(({ current }) => current !== 'page'));
  return (
    <Page title="Dashboard">
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
