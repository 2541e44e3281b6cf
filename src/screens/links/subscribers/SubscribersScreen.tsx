import type { PaymentLink } from '../../../../machines/links/paymentLinks/paymentLinks.machine';
import { LIST } from '../../../../machines/links/paymentLinks/paymentLinks.machine';
import { subscriberFilters } from '../../../../machines/links/subscribers/subscribers.machine';
import { css } from '../../../../styled-system/css';
import { Link } from '../../../flow/Link';
import { useSegments } from '../../../flow/segments';
import { useList } from '../../../flow/useList';
import { useResource } from '../../../flow/useResource';
import { linkStyle } from '../../../ui/buttons/button.style';
import { Empty } from '../../../ui/feedback/Empty';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Breadcrumb } from '../../../ui/layout/Breadcrumb';
import { Page } from '../../../ui/layout/Page';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import type { subscribersFlows } from '../../../wiring/links/subscribers';
import { ListSection, type ListWords } from '../../kit/ListSection';
import { PartError } from '../../kit/PartError';
import { factsOf } from '../linkFacts';
import { NEWEST_FIRST, subscriberColumns } from './subscriberColumns';

type SubscribersFlows = typeof subscribersFlows;

/** SBS-01, PLK-04: a subscription link, by the id in the URL, with its subscribers. */
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
        <Empty title="We couldn’t find this payment link.">{toList}</Empty>
      </Page>
    );
  return (
    <Page title="Subscribers" above={<Breadcrumb>{['Business', toList, value?.link.name ?? 'Subscribers']}</Breadcrumb>}>
      <Stack>
        <PartError part={part} what="this payment link" />
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
  // Stacked, they look like one list.
  '& > dl:first-child > :last-child': { borderBottomWidth: { base: 'hair', lg: '[0]' } },
});

function Details({ link }: { readonly link: PaymentLink }) {
  const facts = factsOf(link);
  const half = Math.ceil(facts.length / 2);
  return (
    <Section title="Payment link">
      <div className={columns}>
        <DescriptionList rows={facts.slice(0, half)} />
        <DescriptionList rows={facts.slice(half)} />
      </div>
    </Section>
  );
}

interface WhoProps {
  readonly id: string;
  readonly machine: SubscribersFlows['subscribers'];
}

function Who({ id, machine }: WhoProps) {
  const list = useList(machine, subscriberFilters, { link: id });
  return <ListSection list={list} words={WORDS} columns={subscriberColumns} usual={NEWEST_FIRST} rowKey={(row) => row.id} />;
}

const WORDS: ListWords = {
  caption: 'Subscribers',
  none: 'No subscribers for this link yet.',
  teaches: { drawing: 'person', sentence: 'Customers who subscribe through this link appear here.' },
  noMatch: 'No subscribers match.',
  showAll: 'Show all subscribers',
  lost: 'subscribers',
};
