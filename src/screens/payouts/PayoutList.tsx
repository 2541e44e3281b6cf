import { type ReactNode, useMemo, useState } from 'react';
import { isolated } from '../../../contract/shownText';
import { payoutFilters, payoutViews } from '../../../machines/payouts/payouts/payouts.machine';
import { useCounted } from '../../flow/useCounted';
import { useList } from '../../flow/useList';
import { Stack } from '../../ui/layout/Stack';
import type { payoutsFlows } from '../../wiring/payouts/payouts';
import { commonCurrency } from '../kit/commonCurrency';
import { useDownload } from '../kit/DownloadMenu';
import { ListSection, type ListWords } from '../kit/ListSection';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';
import { OpenOrder } from '../kit/OpenOrder';
import { usePayoutAddress } from './payoutAddress';
import { NEWEST_FIRST, payoutColumns } from './payoutColumns';
import { STATUS_OPTIONS } from './status';
import { TRANSFER } from './transferBookmark';

const transfer = lazyDialog(async () => (await import('./TransferDialog')).TransferDialog);
const verification = lazyDialog(async () => (await import('./VerifyPayoutDialog')).VerifyPayoutDialog);
const dialogs = [transfer.fetch, verification.fetch];

export interface PayoutListProps {
  readonly flows: typeof payoutsFlows;
  readonly email: string;
  /** The name of the active business. */
  readonly business: string;
  readonly businessId: string;
  readonly mayPay: boolean;
  /** The button that makes the first payout. */
  readonly start?: ReactNode;
  /** Only payouts of this wallet. Without it, all of the business. */
  readonly currency?: string;
  /** Called after everything that may have moved money. */
  readonly onMoved?: () => void;
}

/** The payouts of the business with all their actions, for every screen. */
export function PayoutList({ currency = '', ...props }: PayoutListProps) {
  // Another wallet is another list, and starts at its first page.
  return <List key={currency} {...props} currency={currency} />;
}

function List(props: PayoutListProps & { readonly currency: string }) {
  const { flows, email, business, businessId, mayPay, start, currency, onMoved } = props;
  const { list, counts } = useCounted(useList(flows.payouts, payoutFilters, { currency }), flows.payoutCounts, currency);
  const address = usePayoutAddress();
  usePreloaded(dialogs);
  const [transfers, setTransfers] = useState(0);
  const refresh = () => {
    list.refresh();
    onMoved?.();
  };
  const done = ({ result }: { readonly result: string }) => {
    if (result === 'sessionExpired') return;
    // Another transfer is another flow.
    if (result === 'another') return setTransfers((before) => before + 1);
    address.close();
    refresh();
  };
  const { show, showRow, verify } = address;
  const common = commonCurrency(list.view.rows);
  const isNarrow = address.beside !== null;
  const columns = useMemo(
    () => payoutColumns({ common, onShow: show, onVerify: mayPay ? verify : null, isNarrow }),
    [common, show, verify, mayPay, isNarrow],
  );
  const download = useDownload(flows.payoutsDownload, list.filters.value);
  return (
    <Stack>
      {address.transferFrom === null && address.verifying === null && (
        <OpenOrder flow={TRANSFER} what="payout" again="pay" onCheck={() => address.transferIn('NGN')} />
      )}
      <ListSection
        list={list}
        words={currency === '' ? WORDS_OF_ALL : WORDS}
        columns={columns}
        usual={NEWEST_FIRST}
        options={OPTIONS}
        views={payoutViews}
        counts={counts}
        download={download}
        start={start}
        rowKey={({ payoutId }) => payoutId}
        rowLabel={({ recipient }) => `Details of the payout to ${isolated(recipient)}`}
        onRow={showRow}
        chosen={address.shown}
      />
      {address.transferFrom !== null && (
        <transfer.Dialog
          key={transfers}
          machine={flows.payout}
          currency={address.transferFrom}
          businessId={businessId}
          email={email}
          business={business}
          onSettled={refresh}
          onView={show}
          onDone={done}
        />
      )}
      {address.verifying !== null && (
        <verification.Dialog machine={flows.payoutVerification} payoutId={address.verifying} email={email} onDone={done} />
      )}
    </Stack>
  );
}

const OPTIONS = { status: STATUS_OPTIONS };

const WORDS: ListWords = {
  caption: 'Payouts',
  widths: {
    date: 111,
    recipient: 213,
    number: 148,
    session: 94,
    amount: 113,
    reference: 123,
    type: 52,
    fee: 59,
    status: 179,
    action: 34,
  },
  none: 'You currently do not have any payouts.',
  teaches: {
    drawing: 'payout',
    sentence: 'A payout sends money from your Payout Balance to a bank account or another merchant.',
  },
  noMatch: 'No payouts match.',
  showAll: 'Show all payouts',
  lost: 'your payouts',
};

/** The list of one wallet may be empty although the business has payouts. */
const WORDS_OF_ALL: ListWords = {
  ...WORDS,
  widths: {
    date: 100,
    recipient: 202,
    number: 134,
    session: 85,
    amount: 132,
    reference: 111,
    type: 88,
    fee: 83,
    status: 161,
    action: 31,
  },
  testData: 'payouts',
};
