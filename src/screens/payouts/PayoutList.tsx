import { useCallback, useMemo } from 'react';
import type { PayoutFilter, PayoutRow } from '../../../machines/payouts/payouts/payouts.machine';
import { useCollection } from '../../flow/useCollection';
import { Age } from '../../ui/Age';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { Stack } from '../../ui/Stack';
import { Toolbar } from '../../ui/Toolbar';
import type { payoutsFlows } from '../../wiring/payouts/payouts';
import { commonCurrency } from '../kit/commonCurrency';
import { DownloadMenu } from '../kit/DownloadMenu';
import { dialogLater, useFetchedAhead } from '../kit/dialogLater';
import { ListTable } from '../kit/ListTable';
import { PayoutFilterPanel } from './PayoutFilterPanel';
import { PayoutSearch } from './PayoutSearch';
import { usePayoutAddress } from './payoutAddress';
import { NEWEST_FIRST, payoutColumns } from './payoutColumns';
import { everything, isFiltered, payoutFilterOf } from './payoutFilter';
import { useOpenPayout } from './useOpenPayout';

const transfer = dialogLater(async () => (await import('./TransferDialog')).TransferDialog);
const verification = dialogLater(async () => (await import('./VerifyPayoutDialog')).VerifyPayoutDialog);
const dialogs = [transfer.fetch, verification.fetch];

export interface PayoutListProps {
  readonly flows: typeof payoutsFlows;
  readonly email: string;
  readonly businessId: string;
  readonly mayPay: boolean;
  /** The wallet whose payouts these are; without it, all of the business. */
  readonly currency?: string;
  /** Told after everything that may have moved money. */
  readonly onMoved?: () => void;
}

/** The payouts of the business, whatever screen they are on, with all that can be done with them. */
export function PayoutList({ currency = '', ...props }: PayoutListProps) {
  // Another wallet is another list: it starts on its own first page.
  return <List key={currency} {...props} currency={currency} />;
}

function List({ flows, email, businessId, mayPay, currency, onMoved }: PayoutListProps & { readonly currency: string }) {
  const codec = useMemo(() => payoutFilterOf(currency), [currency]);
  const list = useCollection(flows.payouts, codec);
  const address = usePayoutAddress();
  const openPayout = useOpenPayout();
  useFetchedAhead(dialogs);
  const { rows, query, busy, shownAt } = list.view;
  const { send } = list;
  const refresh = useCallback(() => send({ type: 'refreshed' }), [send]);
  const apply = useCallback((filter: PayoutFilter) => send({ type: 'filter.applied', filter }), [send]);
  const done = ({ result }: { readonly result: string }) => {
    if (result === 'left') return;
    address.close();
    refresh();
    onMoved?.();
  };
  const key = JSON.stringify(query.filter);
  const { show, showRow, verify } = address;
  const common = commonCurrency(rows);
  const isNarrow = address.beside !== null;
  const columns = useMemo(
    () => payoutColumns({ common, onShow: show, onVerify: mayPay ? verify : null, isNarrow }),
    [common, show, verify, mayPay, isNarrow],
  );
  const { filter } = query;
  // What opens beside the list leaves it as it is.
  const toolbar = useMemo(
    () => (
      <Toolbar>
        <PayoutSearch key={`search ${key}`} filter={filter} onSearch={apply} />
        <PayoutFilterPanel key={`filter ${key}`} filter={filter} onApply={apply} />
        <Age at={shownAt} busy={busy} onRefresh={refresh} />
        <DownloadMenu machine={flows.payoutsDownload} filter={filter} />
      </Toolbar>
    ),
    [key, filter, apply, refresh, shownAt, busy, flows.payoutsDownload],
  );
  return (
    <Stack>
      {openPayout && address.transferFrom === null && (
        <Alert tone="plain" action={<Button onPress={() => address.transferIn('NGN')}>Find out</Button>}>
          The outcome of your last payout is not known yet. Find out before you pay again.
        </Alert>
      )}
      {toolbar}
      <ListTable<PayoutRow, PayoutFilter>
        list={list}
        caption="Payouts"
        columns={columns}
        usual={NEWEST_FIRST}
        rowKey={({ payoutId }) => payoutId}
        rowLabel={({ recipient }) => `Details of the payout to ${recipient}`}
        onRow={showRow}
        chosen={address.shown}
        empty={<NoPayouts filtered={isFiltered(query.filter)} onReset={() => apply({ ...everything, currency })} />}
        lost="your payouts"
      />
      {address.transferFrom !== null && (
        <transfer.Dialog
          machine={flows.payout}
          currency={address.transferFrom}
          businessId={businessId}
          email={email}
          onDone={done}
        />
      )}
      {address.verifying !== null && (
        <verification.Dialog machine={flows.payoutVerification} payoutId={address.verifying} email={email} onDone={done} />
      )}
    </Stack>
  );
}

/** 'None yet' is another thing than 'none match'. */
const NoPayouts = ({ filtered, onReset }: { readonly filtered: boolean; readonly onReset: () => void }) =>
  filtered ? (
    <Empty title="No payout matches.">
      <Button onPress={onReset}>Show all payouts</Button>
    </Empty>
  ) : (
    <Empty title="You currently do not have any payouts." />
  );
