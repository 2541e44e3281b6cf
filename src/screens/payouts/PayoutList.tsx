import { sentence } from '../../../machines/kit/fault';
import type { PayoutFilter, PayoutRow } from '../../../machines/payouts/payouts.types';
import { useCollection } from '../../flow/useCollection';
import { Age } from '../../ui/Age';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { Pagination } from '../../ui/Pagination';
import { WithPane } from '../../ui/Pane';
import { Stack } from '../../ui/Stack';
import { Table } from '../../ui/Table';
import { Toolbar } from '../../ui/Toolbar';
import { DownloadMenu } from './DownloadMenu';
import { PayoutDetailsPane } from './PayoutDetailsPane';
import { PayoutFilterPanel } from './PayoutFilterPanel';
import { PayoutSearch } from './PayoutSearch';
import { usePayoutAddress } from './payoutAddress';
import { payoutColumns } from './payoutColumns';
import { everything, isFiltered, payoutFilterCodec } from './payoutFilter';
import type { PayoutFlows } from './payoutFlows';
import { TransferDialog } from './TransferDialog';
import { useOpenPayout } from './useOpenPayout';
import { VerifyPayoutDialog } from './VerifyPayoutDialog';

export interface PayoutListProps {
  readonly flows: PayoutFlows;
  readonly email: string;
  readonly mayPay: boolean;
  /** Told after everything that may have moved money. */
  readonly onMoved?: () => void;
}

/** The payouts of the business, whatever screen they are on, with all that can be done with them. */
export function PayoutList({ flows, email, mayPay, onMoved }: PayoutListProps) {
  const list = useCollection(flows.payouts, payoutFilterCodec);
  const address = usePayoutAddress();
  const openPayout = useOpenPayout();
  const { rows, total, query, busy, fault, shownAt } = list.view;
  const refresh = () => list.send({ type: 'refreshed' });
  const apply = (filter: PayoutFilter) => list.send({ type: 'filter.applied', filter });
  const done = ({ result }: { readonly result: string }) => {
    if (result === 'left') return;
    address.close();
    refresh();
    onMoved?.();
  };
  const key = JSON.stringify(query.filter);
  const pane = address.shown !== null && (
    <PayoutDetailsPane
      machine={flows.payoutDetails}
      payoutId={address.shown}
      onClose={address.close}
      onVerify={mayPay ? address.verify : null}
    />
  );
  return (
    <WithPane pane={pane || null}>
      <Stack>
        {openPayout && address.transferFrom === null && (
          <Alert tone="plain" action={<Button onPress={() => address.transfer('new')}>Find out</Button>}>
            The outcome of your last payout is not known yet. Find out before you pay again.
          </Alert>
        )}
        <Toolbar>
          <PayoutSearch key={`search ${key}`} filter={query.filter} onSearch={apply} />
          <PayoutFilterPanel key={`filter ${key}`} filter={query.filter} onApply={apply} />
          <Button icon="refresh" onPress={refresh}>
            Refresh
          </Button>
          <Age at={shownAt} busy={busy} />
          <DownloadMenu machine={flows.payoutsDownload} filter={query.filter} />
        </Toolbar>
        {fault && (
          <Alert tone="bad" action={<Button onPress={refresh}>Try again</Button>}>
            {sentence(fault, 'The payouts could not be fetched.')} {rows.length > 0 && 'These are the last that we could get.'}
          </Alert>
        )}
        <Table<PayoutRow>
          caption="Payouts, newest first"
          columns={payoutColumns({
            onShow: address.show,
            onVerify: mayPay ? address.verify : null,
            isNarrow: address.shown !== null,
          })}
          rows={rows}
          rowKey={({ payoutId }) => payoutId}
          rowLabel={({ recipient }) => `Details of the payout to ${recipient}`}
          onRow={({ payoutId }) => address.show(payoutId)}
          chosen={address.shown}
          busy={busy}
          empty={!fault && <NoPayouts filtered={isFiltered(query.filter)} onReset={() => apply(everything)} />}
        />
        <Pagination
          page={query.page}
          size={query.size}
          total={total}
          onPage={(page) => list.send({ type: 'page.chosen', page })}
          onSize={(size) => list.send({ type: 'size.chosen', size })}
        />
        {address.transferFrom !== null && (
          <TransferDialog machine={flows.payout} currency={address.transferFrom} email={email} onDone={done} />
        )}
        {address.verifying !== null && (
          <VerifyPayoutDialog machine={flows.payoutVerification} payoutId={address.verifying} email={email} onDone={done} />
        )}
      </Stack>
    </WithPane>
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
