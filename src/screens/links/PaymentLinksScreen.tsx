import { useMemo } from 'react';
import type { Said } from '../../../machines/kit/otp.types';
import type { Switched } from '../../../machines/links/paymentLinkStatus/paymentLinkStatus.machine';
import type { LinkFilter, PaymentLink } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import { isSubscription, subscribersOf } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useHouse } from '../../flow/house';
import { useCollection } from '../../flow/useCollection';
import { Age } from '../../ui/Age';
import { Button } from '../../ui/Button';
import { copied } from '../../ui/clipboard';
import { Empty } from '../../ui/Empty';
import { Page } from '../../ui/Page';
import { Stack } from '../../ui/Stack';
import { Tabs } from '../../ui/Tabs';
import { Toolbar } from '../../ui/Toolbar';
import type { paymentLinksFlows } from '../../wiring/links/paymentLinks';
import { DeedDialog } from '../kit/DeedDialog';
import { dialogLater, useFetchedAhead } from '../kit/dialogLater';
import { ListTable } from '../kit/ListTable';
import { LinkDetailsDialog } from './LinkDetailsDialog';
import { LinkFilterPanel } from './LinkFilterPanel';
import { linkColumns, NEWEST_FIRST } from './linkColumns';
import { linkFilterCodec, TABS } from './linkFilter';
import { LOOK_ONLY, switching } from './linkWords';

interface PaymentLinksScreenProps {
  readonly flows: typeof paymentLinksFlows;
  readonly mayChange: boolean;
  readonly currency: string;
  readonly currencies: readonly string[];
}

const OPEN = ['new', 'details', 'qr', 'switching'] as const;

const maker = dialogLater(() => import('./NewLinkDialog').then((module) => module.NewLinkDialog));
const qr = dialogLater(() => import('./QrDialog').then((module) => module.QrDialog));
const AHEAD = [maker.fetch, qr.fetch];

/** PLK-01 to PLK-05. */
export function PaymentLinksScreen({ flows, mayChange, currency, currencies }: PaymentLinksScreenProps) {
  const list = useCollection(flows.paymentLinks, linkFilterCodec);
  const { notice, navigate } = useHouse();
  useFetchedAhead(AHEAD);
  const { about, open, close } = useDialogAddress(OPEN);
  const { send, view } = list;
  const { filter } = view.query;
  const apply = (wanted: LinkFilter) => send({ type: 'filter.applied', filter: wanted });
  const refresh = () => send({ type: 'refreshed' });
  const linkWith = (reference: string | null) => view.rows.find((row) => row.reference === reference) ?? null;
  const looked = linkWith(about('details'));
  const drawn = linkWith(about('qr'));
  const switched = mayChange ? linkWith(about('switching')) : null;
  const done = (isChanged: boolean) => {
    close();
    if (isChanged) refresh();
  };
  const columns = useMemo(
    () =>
      linkColumns({
        mayChange,
        onCopy: async (link) => {
          if (await copied(link.url)) notice({ flow: 'copy', tone: 'good', text: 'Payment link copied' });
          else open('details', link.reference);
        },
        onDetails: (link) => (isSubscription(link) ? navigate(subscribersOf(link)) : open('details', link.reference)),
        onQr: (link) => open('qr', link.reference),
        onSwitch: (link) => open('switching', link.reference),
      }),
    [mayChange, notice, navigate, open],
  );
  const words = switching(switched?.isActive ?? true);
  return (
    <Page
      title="Payment links"
      actions={
        <Button
          kind="solid"
          icon="plus"
          disabled={!mayChange}
          reason={mayChange ? null : LOOK_ONLY}
          onPress={() => open('new', 'link')}
        >
          Create new link
        </Button>
      }
    >
      <Tabs
        label="Which links"
        value={TABS.find(({ state }) => state === filter.state)?.value ?? 'all'}
        tabs={TABS}
        onChoose={(chosen) => apply({ ...filter, state: TABS.find(({ value }) => value === chosen)?.state ?? '' })}
      >
        <Stack>
          <Toolbar>
            <LinkFilterPanel key={JSON.stringify(filter)} filter={filter} onApply={apply} />
            <Age at={view.shownAt} busy={view.busy} onRefresh={refresh} />
          </Toolbar>
          <ListTable<PaymentLink, LinkFilter>
            list={list}
            caption="Payment links"
            columns={columns}
            usual={NEWEST_FIRST}
            rowKey={({ id }) => id}
            empty={<None filter={filter} onReset={() => apply({ ...filter, from: '', to: '' })} />}
            lost="your payment links"
          />
        </Stack>
      </Tabs>
      {about('new') !== null && mayChange && (
        <maker.Dialog flows={flows} currency={currency} currencies={currencies} onDone={done} />
      )}
      {looked && <LinkDetailsDialog link={looked} onClose={close} />}
      {drawn && drawn.url !== '' && <qr.Dialog key={drawn.reference} machine={flows.qrDownload} link={drawn} onClose={close} />}
      {switched && (
        <DeedDialog<Switched, Said>
          key={switched.reference}
          machine={flows.paymentLinkStatus}
          subject={{ reference: switched.reference, isActive: switched.isActive }}
          title={words.title}
          action={words.action}
          keep="Cancel"
          kind={switched.isActive ? 'danger' : 'solid'}
          // A failure may be that it is so already: what is shown then is what is there.
          onDone={() => done(true)}
        >
          <p>
            <strong>{switched.name}</strong>
          </p>
          <p>{words.explained}</p>
        </DeedDialog>
      )}
    </Page>
  );
}

/** 'None yet' is another thing than 'none of these days'. */
const None = ({ filter, onReset }: { readonly filter: LinkFilter; readonly onReset: () => void }) =>
  filter.from || filter.to ? (
    <Empty title="No payment link was made on these days.">
      <Button onPress={onReset}>Show those of all days</Button>
    </Empty>
  ) : (
    <Empty title={EMPTY[filter.state]} />
  );

const EMPTY: Readonly<Record<LinkFilter['state'], string>> = {
  '': 'You currently do not have any payment links.',
  active: 'No payment link is active.',
  inactive: 'No payment link is deactivated.',
};
