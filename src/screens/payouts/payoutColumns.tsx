import type { PayoutRow } from '../../../machines/payouts/payouts.types';
import { awaitsCode } from '../../../machines/payoutVerification/payoutVerification.rules';
import { formatDay, formatTime } from '../../ui/dates';
import { Menu } from '../../ui/Menu';
import { Money } from '../../ui/Money';
import type { Column } from '../../ui/Table';
import { PayoutStatus } from './status';

interface Doings {
  readonly onShow: (payoutId: string) => void;
  /** Null where the role may not. */
  readonly onVerify: ((payoutId: string) => void) | null;
  /** Beside an open pane there is room for the least. */
  readonly isNarrow: boolean;
}

const LEAVE_FIRST = new Set(['number', 'session', 'reference', 'type', 'fee']);

/** Long ids show their end, which is where they differ; the whole stands in the details. */
const endOf = (id: string) => (id.length > 8 ? `…${id.slice(-8)}` : id);

/** PAY-01: what the list shows of a payout, and what can be done with it. */
export function payoutColumns({ isNarrow, ...doings }: Doings): readonly Column<PayoutRow>[] {
  const all = allColumns(doings);
  return isNarrow ? all.filter(({ key }) => !LEAVE_FIRST.has(key)) : all;
}

function allColumns({ onShow, onVerify }: Omit<Doings, 'isNarrow'>): readonly Column<PayoutRow>[] {
  return [
    {
      key: 'date',
      head: 'Payout date',
      place: 'note',
      cell: ({ initiatedAt }) => initiatedAt && `${formatDay(initiatedAt)} ${formatTime(initiatedAt)}`,
    },
    { key: 'recipient', head: 'Recipient', place: 'lead', cell: ({ recipient }) => recipient },
    { key: 'number', head: 'Beneficiary number', from: 'lg', cell: ({ accountNumber }) => accountNumber },
    { key: 'session', head: 'Session ID', from: '2xl', cell: ({ sessionId }) => endOf(sessionId) },
    {
      key: 'amount',
      head: 'Total amount',
      align: 'right',
      place: 'figure',
      cell: ({ amount, currency }) => amount !== null && <Money amount={amount} currency={currency} />,
    },
    { key: 'reference', head: 'Client reference', from: '2xl', cell: ({ clientReference }) => endOf(clientReference) },
    { key: 'type', head: 'Type', from: 'xl', cell: ({ type }) => type },
    {
      key: 'fee',
      head: 'Fee',
      align: 'right',
      from: 'xl',
      cell: ({ fee, currency }) => fee !== null && <Money amount={fee} currency={currency} />,
    },
    { key: 'status', head: 'Status', place: 'mark', cell: ({ status }) => <PayoutStatus status={status} /> },
    {
      key: 'action',
      head: 'Action',
      cell: (payout) => (
        <Menu
          small
          label={`Actions for the payout to ${payout.recipient}`}
          items={[
            { key: 'show', label: 'View details', onChoose: () => onShow(payout.payoutId) },
            ...(onVerify && awaitsCode(payout)
              ? [{ key: 'verify', label: 'Verify Payout', onChoose: () => onVerify(payout.payoutId) }]
              : []),
          ]}
        />
      ),
    },
  ];
}
