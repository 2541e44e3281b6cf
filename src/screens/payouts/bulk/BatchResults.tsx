import type { ReactNode } from 'react';
import type { Outcome } from '../../../../machines/payouts/bulkPayout/bulkPayout.select';
import { css } from '../../../../styled-system/css';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Callout } from '../../../ui/feedback/Callout';
import { ErrorPopover } from '../../../ui/layers/ErrorPopover';
import { Stack } from '../../../ui/layout/Stack';
import { CellWithNote, ClampedCell } from '../../../ui/tables/cells';
import { LedgerFoot } from '../../../ui/tables/LedgerFoot';
import type { Column } from '../../../ui/tables/Table';
import { formatCount, orDash } from '../../../ui/text/format';
import { Money } from '../../../ui/text/Money';
import { acceptedSays, NextRows, NotSent } from '../../kit/batch/LeftOver';
import { ResultsTable } from '../../kit/batch/ResultsTable';
import { rowsOf } from '../../kit/batch/rowsOf';
import { PayoutStatus } from '../status';
import type { BulkFlow } from './bulkFlow';

const beside = css({ _narrow: { display: 'none' } });

const columns: readonly Column<Outcome>[] = [
  {
    key: 'account',
    head: 'Account Number',
    cell: ({ account, name }) => <CellWithNote note={name}>{account}</CellWithNote>,
    place: 'lead',
  },
  { key: 'bank', head: 'Bank', cell: ({ bank }) => bank, place: 'note' },
  { key: 'amount', head: 'Amount (NGN)', align: 'right', cell: (row) => <Amount {...row} />, place: 'figure' },
  { key: 'description', head: 'Description', cell: ({ description }) => <ClampedCell>{description}</ClampedCell> },
  {
    key: 'status',
    head: 'Status',
    place: 'mark',
    cell: ({ status, reason }) =>
      reason === '' ? (
        <PayoutStatus status={status} />
      ) : (
        <ErrorPopover mark={<PayoutStatus status={status} />}>
          <span className={beside}>{reason}</span>
        </ErrorPopover>
      ),
  },
  // Beside the mark it would take the room of the account number.
  { key: 'reason', head: 'Reason', cell: ({ reason }) => orDash(reason), narrowOnly: true },
];

const Amount = ({ amount, isAmount }: Pick<Outcome, 'amount' | 'isAmount'>) =>
  isAmount ? <Money amount={amount} currency="NGN" inHead /> : amount;

const awaitingWords = (payouts: number) =>
  payouts === 1 ? '1 payout awaits a second-level approver.' : `${formatCount(payouts)} payouts await a second-level approver.`;

/** Each row with its result, what they add up to, and the actions on failed rows. */
export function BatchResults({ view, can, send }: BulkFlow) {
  const { outcomes, failed, leftOver, account, awaitsCode, awaitApproval } = view;
  return (
    <Stack>
      {awaitsCode && (
        <Callout
          tone="blue"
          icon="key-round"
          role="status"
          title="Enter your code to send this batch."
          action={<Button onPress={() => send({ type: 'code.available' })}>Enter code</Button>}
        >
          No money has moved.
        </Callout>
      )}
      {failed > 0 && (
        <Callout tone="red" role="alert" title={`${formatCount(failed)} of ${rowsOf(outcomes.length)} failed.`}>
          No money left your wallet for {failed === 1 ? 'it' : 'them'}, and no row is paid twice.
        </Callout>
      )}
      {awaitApproval > 0 && (
        <Callout tone="indigo" icon="users" role="status" title={awaitingWords(awaitApproval)}>
          Nothing is sent to {awaitApproval === 1 ? 'the recipient' : 'the recipients'} before that.
        </Callout>
      )}
      {failed === 0 && !awaitsCode && awaitApproval === 0 && (
        <Alert tone="good">{acceptedSays('rows', outcomes.length, account)}</Alert>
      )}
      <NotSent account={account} />
      <ResultsTable<Outcome>
        columns={columns}
        outcomes={outcomes}
        failedLabel="Failed"
        tools={
          <Button icon="refresh" onPress={() => send({ type: 'results.retry' })}>
            Refresh
          </Button>
        }
      />
      <ResultsFoot view={view}>
        <Button onPress={() => send({ type: 'batch.finished' })}>Start another batch</Button>
        <NextRows
          {...{ failed, leftOver, account }}
          disabled={!can('retry')}
          reason={awaitsCode ? 'Enter the code for this batch first.' : null}
          onPress={() => send({ type: 'retry' })}
        />
      </ResultsFoot>
    </Stack>
  );
}

const ngn = (amount: string) => <Money amount={amount} currency="NGN" />;

/** How much was accepted, and apart from it how much was not. */
function ResultsFoot({ view, children }: Pick<BulkFlow, 'view'> & { readonly children: ReactNode }) {
  const { outcomes, outcomeSums: sums, failed } = view;
  return (
    <LedgerFoot
      figures={[]}
      total={{
        label: `${rowsOf(outcomes.length - failed)} ${failed > 0 ? 'accepted, ' : ''}without fees`,
        value: sums === null ? '—' : ngn(sums.accepted),
      }}
      after={sums === null || failed === 0 ? null : { label: `${rowsOf(failed)} failed`, value: ngn(sums.failed) }}
      actions={children}
    />
  );
}
