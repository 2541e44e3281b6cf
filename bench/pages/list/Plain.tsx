import type { PayoutRow } from '../../../machines/payouts/payouts/payouts.machine';
import { formatDay, formatTime } from '../../../src/ui/text/dates';
import { formatAmount } from '../../../src/ui/text/format';

const HEADS = [
  'Payout date',
  'Recipient',
  'Beneficiary number',
  'Session ID',
  'Total amount',
  'Client reference',
  'Type',
  'Fee',
  'Status',
  'Action',
];

/** The same rows in plain HTML, all rendered: without styles and icons, and with a button instead of a menu. */
export function Plain({ rows, onRow }: { readonly rows: readonly PayoutRow[]; readonly onRow: (id: string) => void }) {
  return (
    <table>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.payoutId}>
            <td>{row.initiatedAt && `${formatDay(row.initiatedAt)} ${formatTime(row.initiatedAt)}`}</td>
            <td>{row.recipient}</td>
            <td>{row.accountNumber}</td>
            <td>{row.sessionId}</td>
            <td>{row.amount && formatAmount(row.amount, row.currency)}</td>
            <td>{row.clientReference}</td>
            <td>{row.type}</td>
            <td>{row.fee && formatAmount(row.fee, row.currency)}</td>
            <td>{row.status}</td>
            <td>
              <button type="button" onClick={() => onRow(row.payoutId)}>
                More
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
