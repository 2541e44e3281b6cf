import { useCallback, useMemo } from 'react';
import { isolated } from '../../../contract/shownText';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { Switched } from '../../../machines/links/paymentLinkStatus/paymentLinkStatus.machine';
import {
  isSubscription,
  type LinkFilter,
  linkFilters,
  linkViews,
  type PaymentLink,
  subscribersOf,
} from '../../../machines/links/paymentLinks/paymentLinks.machine';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useFlowContext } from '../../flow/FlowProvider';
import { useList } from '../../flow/useList';
import { copyText } from '../../ui/buttons/clipboard';
import { Page } from '../../ui/layout/Page';
import type { paymentLinksFlows } from '../../wiring/links/paymentLinks';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { ListSection, type ListWords, StartButton } from '../kit/ListSection';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';
import { linkColumns, NEWEST_FIRST } from './linkColumns';
import { READ_ONLY_REASON, switching } from './linkWords';

interface PaymentLinksScreenProps {
  readonly flows: typeof paymentLinksFlows;
  readonly mayChange: boolean;
  readonly currency: string;
  readonly currencies: readonly string[];
}

const OPEN = ['new', 'details', 'qr', 'switching'] as const;

const maker = lazyDialog(() => import('./NewLinkDialog').then((module) => module.NewLinkDialog));
const qr = lazyDialog(() => import('./QrDialog').then((module) => module.QrDialog));
const details = lazyDialog(() => import('./LinkDetailsDialog').then((module) => module.LinkDetailsDialog));
const AHEAD = [maker.fetch, qr.fetch, details.fetch];

/** PLK-01 to PLK-05. */
export function PaymentLinksScreen({ flows, mayChange, currency, currencies }: PaymentLinksScreenProps) {
  const list = useList(flows.paymentLinks, linkFilters);
  const { notice, navigate } = useFlowContext();
  usePreloaded(AHEAD);
  const { about, open, close } = useDialogAddress(OPEN);
  const { view, filters, refresh } = list;
  const linkWith = (reference: string | null) => view.rows.find((row) => row.reference === reference) ?? null;
  const looked = linkWith(about('details'));
  const drawn = linkWith(about('qr'));
  const switched = mayChange ? linkWith(about('switching')) : null;
  const done = (isChanged: boolean) => {
    close();
    if (isChanged) refresh();
  };
  const show = useCallback(
    (link: PaymentLink) => (isSubscription(link) ? navigate(subscribersOf(link)) : open('details', link.reference)),
    [navigate, open],
  );
  const columns = useMemo(
    () =>
      linkColumns({
        mayChange,
        onCopy: async (link) => {
          if (await copyText(link.url)) notice({ flow: 'copy', tone: 'good', text: 'Payment link copied' });
          else open('details', link.reference);
        },
        onDetails: show,
        onQr: (link) => open('qr', link.reference),
        onSwitch: (link) => open('switching', link.reference),
      }),
    [mayChange, notice, show, open],
  );
  const words = switching(switched?.isActive ?? true);
  const start = (
    <StartButton barred={mayChange ? null : READ_ONLY_REASON} onPress={() => open('new', 'link')}>
      Create new link
    </StartButton>
  );
  return (
    <Page title="Payment links" actions={start}>
      <ListSection
        list={list}
        words={wordsOf(filters.value)}
        views={linkViews}
        columns={columns}
        usual={NEWEST_FIRST}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => `View details of ${isolated(name)}`}
        onRow={show}
        chosen={looked?.id ?? null}
        start={start}
      />
      {about('new') !== null && mayChange && (
        <maker.Dialog flows={flows} currency={currency} currencies={currencies} onDone={done} />
      )}
      {looked && <details.Dialog link={looked} onClose={close} />}
      {drawn && drawn.url !== '' && <qr.Dialog key={drawn.reference} machine={flows.qrDownload} link={drawn} onClose={close} />}
      {switched && (
        <ConfirmDialog<Switched, Said>
          key={switched.reference}
          machine={flows.paymentLinkStatus}
          subject={{ reference: switched.reference, isActive: switched.isActive }}
          title={words.title}
          action={words.action}
          kind={switched.isActive ? 'danger' : 'solid'}
          // After a failure it may already be done, so the list reloads.
          onDone={() => done(true)}
        >
          <p>
            <strong>
              <bdi>{switched.name}</bdi>
            </strong>
          </p>
          <p>{words.explained}</p>
        </ConfirmDialog>
      )}
    </Page>
  );
}

const LIST_WORDS: ListWords = {
  caption: 'Payment links',
  widths: { name: 197, address: 209, type: 155, limit: 64, amount: 107, currency: 89, auth: 159, state: 116, action: 31 },
  none: 'You currently do not have any payment links.',
  teaches: {
    drawing: 'link',
    sentence: 'Share a link by chat, email or QR code, and your customer pays on a page with your name.',
  },
  testData: 'paymentLinks',
  noMatch: 'No payment links match.',
  showAll: 'Show all payment links',
  lost: 'your payment links',
};

const OF_STATUS: Readonly<Record<LinkFilter['state'], ListWords>> = {
  '': LIST_WORDS,
  active: { ...LIST_WORDS, noMatch: 'No active payment links.' },
  inactive: { ...LIST_WORDS, noMatch: 'No deactivated payment links.' },
};

/** A list that is narrowed by nothing but the status says which links there are none of. */
const wordsOf = ({ state, keyword, days }: LinkFilter) => (keyword || days.from || days.to ? LIST_WORDS : OF_STATUS[state]);
