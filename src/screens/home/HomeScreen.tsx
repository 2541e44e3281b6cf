import { Link } from 'wouter';
import { flowKey } from '../../../machines/home/inflowOutflow/inflowOutflow.machine';
import { useResource } from '../../flow/useResource';
import { Age } from '../../ui/Age';
import { Button } from '../../ui/Button';
import { linkStyle } from '../../ui/button.style';
import { Page } from '../../ui/Page';
import { Ways } from '../../ui/shell/Ways';
import type { homeFlows } from '../../wiring/home/home';
import type { PlaceGroup } from '../shell/places';
import { HomeFigures } from './HomeFigures';
import { InflowOutflow } from './InflowOutflow';
import { useHomeAddress } from './useHomeAddress';

interface HomeScreenProps {
  readonly flows: typeof homeFlows;
  readonly groups: readonly PlaceGroup[];
  readonly business: string;
  /** The currency that is chosen for the whole dashboard (NAV-06). */
  readonly currency: string;
  readonly permissions: readonly string[];
  /** Where the balances are looked at; null where there is no such page for this role. */
  readonly balances: string | null;
}

const FIGURES = ['balance.view', 'transaction.view'];

/** HOM-01, HOM-02. A role that includes none of it is told where it can go instead. */
export function HomeScreen(props: HomeScreenProps) {
  if (FIGURES.some((permission) => props.permissions.includes(permission))) return <Standing {...props} />;
  return <Elsewhere {...props} />;
}

/** Each part is fetched, fails and is tried again on its own; one button refreshes all. */
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
          <Age at={moments.length > 0 ? Math.min(...moments) : null} busy={parts.some(({ view }) => view.busy)} />
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

/** The pages that there are for this role, as the sidebar has them. */
function Elsewhere({ business, groups }: HomeScreenProps) {
  const others = groups.filter(({ places }) => places.some(({ current }) => current !== 'page'));
  return (
    <Page title="Dashboard">
      <p>The books of {business || 'this business'} are open. Your role does not include its figures.</p>
      <Ways
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
