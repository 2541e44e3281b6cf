import type { Outcome } from '../../../../machines/refunds/bulkRefund/bulkRefund.select';
import { Link } from '../../../flow/Link';
import { Button } from '../../../ui/buttons/Button';
import { buttonStyle } from '../../../ui/buttons/button.style';
import { Alert } from '../../../ui/feedback/Alert';
import { Callout } from '../../../ui/feedback/Callout';
import { StatusMark } from '../../../ui/feedback/StatusMark';
import { PageFoot } from '../../../ui/layout/PageFoot';
import { Stack } from '../../../ui/layout/Stack';
import type { Column } from '../../../ui/tables/Table';
import { formatCount, orDash } from '../../../ui/text/format';
import { Money } from '../../../ui/text/Money';
import { acceptedSays, NextRows, NotSent } from '../../kit/batch/LeftOver';
import { ResultsTable } from '../../kit/batch/ResultsTable';
import { REFUND_STATUS } from '../status';
import type { BulkFlow } from './bulkFlow';

const columns: readonly Column<Outcome>[] = [
  { key: 'transaction', head: 'Transaction reference', cell: ({ transaction }) => orDash(transaction), place: 'lead' },
  {
    key: 'amount',
    head: 'Amount',
    align: 'right',
    // After a reload only the file's text is known.
    cell: ({ amount, currency }) => (currency === null ? amount : <Money amount={amount} currency={currency} />),
    place: 'figure',
  },
  { key: 'reason', head: 'Reason', cell: ({ reason }) => reason, place: 'note' },
  { key: 'reference', head: 'Refund reference', cell: ({ reference }) => orDash(reference) },
  {
    key: 'status',
    head: 'Status',
    place: 'mark',
    cell: ({ status }) => <StatusMark {...(REFUND_STATUS.looks.get(status) ?? REFUND_STATUS.otherwise)}>{status}</StatusMark>,
  },
];

interface BatchResultsProps extends BulkFlow {
  /** The path of the list of refunds. */
  readonly list: string;
}

/** Each row with its result. */
export function BatchResults({ view, can, send, list }: BatchResultsProps) {
  const { outcomes, failed, leftOver, account, pending } = view;
  const count = formatCount(outcomes.length);
  return (
    <Stack>
      {failed === 0 ? (
        <Alert tone="good">{acceptedSays('refunds', outcomes.length, account)}</Alert>
      ) : (
        <Callout
          tone="red"
          role="alert"
          title={`${formatCount(failed)} of ${count} refunds ${failed === 1 ? 'was' : 'were'} declined.`}
        >
          That money stays with you.
        </Callout>
      )}
      {pending > 0 && (
        <Alert tone="plain">
          {formatCount(pending)} {pending === 1 ? 'refund is' : 'refunds are'} pending. The money leaves your balance once the
          refund is approved, or when your balance covers it.
        </Alert>
      )}
      <NotSent account={account} />
      <ResultsTable<Outcome> columns={columns} outcomes={outcomes} failedLabel="Declined" />
      <PageFoot
        note={null}
        actions={
          <>
            <Button onPress={() => send({ type: 'batch.finished' })}>Start another batch</Button>
            <Link href={list} className={buttonStyle(can('retry') ? 'ruled' : 'solid')}>
              View refunds
            </Link>
            <NextRows {...{ failed, leftOver, account }} disabled={!can('retry')} onPress={() => send({ type: 'retry' })} />
          </>
        }
      />
    </Stack>
  );
}
