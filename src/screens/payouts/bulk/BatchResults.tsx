import type { Outcome } from '../../../../machines/payouts/bulkPayout/bulkPayout.select';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Buttons } from '../../../ui/Buttons';
import { ErrorPopover } from '../../../ui/ErrorPopover';
import { formatCount } from '../../../ui/format';
import { Money } from '../../../ui/Money';
import { Stack } from '../../../ui/Stack';
import type { Column } from '../../../ui/Table';
import { ResultsTable } from '../../kit/batch/ResultsTable';
import { rowsOf } from '../../kit/batch/rowsOf';
import { PayoutStatus } from '../status';
import type { BulkFlow } from './bulkFlow';

const columns: readonly Column<Outcome>[] = [
  { key: 'account', head: 'Account Number', cell: ({ account }) => account, place: 'lead' },
  { key: 'bank', head: 'Bank', cell: ({ bank }) => bank },
  { key: 'amount', head: 'Amount (NGN)', align: 'right', cell: ({ amount }) => <Amount amount={amount} />, place: 'figure' },
  { key: 'description', head: 'Description', cell: ({ description }) => description },
  {
    key: 'status',
    head: 'Status',
    cell: ({ status, reason }) =>
      reason === '' ? (
        <PayoutStatus status={status} />
      ) : (
        <ErrorPopover mark={<PayoutStatus status={status} />}>
          <span>{reason}</span>
        </ErrorPopover>
      ),
  },
];

/** The provider's amount, or for an unchecked file the text in the file. */
const Amount = ({ amount }: Pick<Outcome, 'amount'>) =>
  /^\d+(\.\d+)?$/.test(amount) ? <Money amount={amount} currency="NGN" inHead /> : amount;

/** Each row with its result, and the actions on failed rows. */
export function BatchResults({ view, can, send }: BulkFlow) {
  const { outcomes, failed, unsent, awaitsCode } = view;
  return (
    <Stack>
      {awaitsCode && (
        <Alert tone="plain" action={<Button onPress={() => send({ type: 'code.available' })}>Enter code</Button>}>
          Enter the one-time password for this batch. Nothing is paid until then.
        </Alert>
      )}
      <p>
        {failed === 0
          ? `The provider accepted all rows (${formatCount(outcomes.length)}).`
          : `${formatCount(failed)} of ${formatCount(outcomes.length)} rows failed. No money left your wallet for them, and no row is paid twice.`}
      </p>
      <ResultsTable<Outcome> columns={columns} outcomes={outcomes} />
      <Buttons>
        {failed + unsent > 0 && (
          <Button
            kind="solid"
            disabled={!can('retry')}
            reason={awaitsCode ? 'Enter the code for the other rows first.' : null}
            onPress={() => send({ type: 'retry' })}
          >
            {failed > 0 ? `Try ${formatCount(failed)} again` : `Continue with the other ${unsent === 1 ? 'row' : rowsOf(unsent)}`}
          </Button>
        )}
        <Button onPress={() => send({ type: 'results.retry' })}>Refresh</Button>
        <Button onPress={() => send({ type: 'batch.finished' })}>Start another batch</Button>
      </Buttons>
    </Stack>
  );
}
