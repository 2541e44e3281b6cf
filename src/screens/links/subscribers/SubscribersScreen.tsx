import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Wired } from '../../../../machines/kit/port';
import type { PaymentLink } from '../../../../machines/links/paymentLinks/paymentLinks.machine';
import { LIST } from '../../../../machines/links/paymentLinks/paymentLinks.machine';
import type {
  Subscriber,
  SubscriberFilter,
  subscribersMachine,
} from '../../../../machines/links/subscribers/subscribers.machine';
import { SEARCHED } from '../../../../machines/links/subscribers/subscribers.machine';
import type { subscriptionLinkMachine } from '../../../../machines/links/subscriptionLink/subscriptionLink.machine';
import { css } from '../../../../styled-system/css';
import { useSegments } from '../../../flow/segments';
import { useCollection } from '../../../flow/useCollection';
import { useResource } from '../../../flow/useResource';
import { Age } from '../../../ui/Age';
import { Breadcrumb } from '../../../ui/Breadcrumb';
import { Button } from '../../../ui/Button';
import { linkStyle } from '../../../ui/button.style';
import { Empty } from '../../../ui/Empty';
import { Facts } from '../../../ui/Facts';
import { Page } from '../../../ui/Page';
import { Section } from '../../../ui/Section';
import { Skeleton } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { Toolbar } from '../../../ui/Toolbar';
import { KeywordSearch } from '../../kit/KeywordSearch';
import { ListTable } from '../../kit/ListTable';
import { PartFault } from '../../kit/PartFault';
import { factsOf } from '../linkFacts';
import { SubscriberFilterPanel } from './SubscriberFilterPanel';
import { NEWEST_FIRST, subscriberColumns } from './subscriberColumns';
import { everybody, isFiltered, subscriberFilterCodec } from './subscriberFilter';

interface SubscribersFlows {
  readonly subscribers: Wired<typeof subscribersMachine>;
  readonly subscriptionLink: Wired<typeof subscriptionLinkMachine>;
}

/** SBS-01, PLK-04: a link that people subscribe on, by the id in the address, and who they are. */
export function SubscribersScreen({ flows }: { readonly flows: SubscribersFlows }) {
  const [, , id = ''] = useSegments();
  return <OfLink key={id} id={id} flows={flows} />;
}

interface OfLinkProps {
  readonly id: string;
  readonly flows: SubscribersFlows;
}

function OfLink({ id, flows }: OfLinkProps) {
  const part = useResource(flows.subscriptionLink, id);
  const { value } = part.view;
  const toList = (
    <Link href={LIST} className={linkStyle}>
      Payment Links
    </Link>
  );
  if (value?.link === null)
    return (
      <Page title="Subscribers" above={<Breadcrumb>{['Business', toList, 'Subscribers']}</Breadcrumb>}>
        <Empty title="There is no such payment link.">{toList}</Empty>
      </Page>
    );
  return (
    <Page title="Subscribers" above={<Breadcrumb>{['Business', toList, value?.link.name ?? 'Subscribers']}</Breadcrumb>}>
      <Stack>
        <PartFault part={part} what="this payment link" />
        {value ? <Details link={value.link} /> : part.view.fault === null && <Skeleton lines={5} />}
      </Stack>
      <Who id={id} machine={flows.subscribers} />
    </Page>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[1fr]', lg: '[1fr 1fr]' },
  columnGap: '10',
  // One below the other they are one list.
  '& > dl:first-child > :last-child': { borderBottomWidth: { base: 'hair', lg: '[0]' } },
});

function Details({ link }: { readonly link: PaymentLink }) {
  const facts = factsOf(link);
  const half = Math.ceil(facts.length / 2);
  return (
    <Section title="Payment link">
      <div className={columns}>
        <Facts rows={facts.slice(0, half)} />
        <Facts rows={facts.slice(half)} />
      </div>
    </Section>
  );
}

interface WhoProps {
  readonly id: string;
  readonly machine: SubscribersFlows['subscribers'];
}

function Who({ id, machine }: WhoProps) {
  const codec = useMemo(() => subscriberFilterCodec(id), [id]);
  const list = useCollection(machine, codec);
  const { send, view } = list;
  const { filter } = view.query;
  const apply = (wanted: SubscriberFilter) => send({ type: 'filter.applied', filter: wanted });
  const key = JSON.stringify(filter);
  return (
    <Stack>
      <Toolbar>
        <KeywordSearch key={`search ${key}`} label="Search subscribers" columns={SEARCHED} filter={filter} onSearch={apply} />
        <SubscriberFilterPanel key={key} filter={filter} onApply={apply} />
        <Age at={view.shownAt} busy={view.busy} onRefresh={() => send({ type: 'refreshed' })} />
      </Toolbar>
      <ListTable<Subscriber, SubscriberFilter>
        list={list}
        caption="Subscribers"
        columns={subscriberColumns}
        usual={NEWEST_FIRST}
        rowKey={(row) => row.id}
        empty={
          isFiltered(filter) ? (
            <Empty title="No subscriber matches.">
              <Button onPress={() => apply(everybody(id))}>Show all subscribers</Button>
            </Empty>
          ) : (
            <Empty title="Nobody has subscribed on this link yet." />
          )
        }
        lost="subscribers"
      />
    </Stack>
  );
}
