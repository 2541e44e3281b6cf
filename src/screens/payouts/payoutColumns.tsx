import { isolated } from '../../../contract/shownText';
import { byDate, byText, type Sort } from '../../../machines/kit/list/sorting';
import { withFee } from '../../../machines/kit/values/withFee';
import type { PayoutRow } from '../../../machines/payouts/payouts/payouts.machine';
import { statusWords } from '../../../machines/payouts/payouts/statusWords';
import { awaitsCode } from '../../../machines/payouts/payoutVerification/payoutVerification.rules';
import { css } from '../../../styled-system/css';
import type { SortableColumn } from '../../flow/useSort';
import { Menu } from '../../ui/buttons/Menu';
import { NamedCell } from '../../ui/tables/NamedCell';
import { formatDay } from '../../ui/text/dates';
import { Timestamp } from '../../ui/text/Timestamp';
import { textColumn } from '../kit/columns';
import { moneyColumn } from '../kit/moneyColumn';
import { Reference } from '../kit/referenceColumn';
import { PayoutStatus } from './status';
import { typeWords } from './words';

interface Doings {
  /** The currency of all rows, shown once in the heading. Null if there are several, or no rows yet. */
  readonly common: string | null;
  readonly onShow: (payoutId: string) => void;
  /** Null if the role may not verify. */
  readonly onVerify: ((payoutId: string) => void) | null;
  /** Next to an open panel only the most important columns fit. */
  readonly isNarrow: boolean;
}

const LEAVE_FIRST = new Set(['number', 'session', 'reference', 'type', 'fee']);

/** The provider's order. */
export const NEWEST_FIRST: Sort = { key: 'date', direction: 'descending' };

/** Long ids show their end, which is where they differ. The details show the whole id. */
const endOf = (id: string) => (id.length > 8 ? `…${id.slice(-8)}` : id);

/** PAY-01: the columns of the list, and the actions on a payout. */
export function payoutColumns(doings: Doings): readonly SortableColumn<PayoutRow>[] {
  const all = allColumns(doings);
  return doings.isNarrow ? all.filter(({ key }) => !LEAVE_FIRST.has(key)) : all;
}

const dayHere = css({ md: { display: 'none' }, '[data-grouped] &': { display: 'none' } });

/** The bank. A phone has no column for the day, and names it here unless the entries stand below their days. */
const Note = ({ bankName, at }: { readonly bankName: string; readonly at: string | null }) => (
  <>
    {bankName}
    {at !== null && <span className={dayHere}>{[bankName && ',', formatDay(at)].filter(Boolean).join(' ')}</span>}
  </>
);

function allColumns({ common, onShow, onVerify, isNarrow }: Doings): readonly SortableColumn<PayoutRow>[] {
  const money = moneyColumn<PayoutRow>(common);
  return [
    {
      key: 'date',
      head: 'Payout date',
      // A phone has the day above the entries, or beside the bank.
      from: 'md',
      order: byDate(({ initiatedAt }) => initiatedAt),
      isTall: true,
      ...(!isNarrow && { zone: 'WAT' }),
      cell: ({ initiatedAt }) => initiatedAt && <Timestamp at={initiatedAt} dayOnly={isNarrow} stacked />,
    },
    textColumn('recipient', 'Recipient', ({ recipient }) => recipient, {
      place: 'lead',
      cell: ({ recipient, bankName, initiatedAt }) => (
        <NamedCell name={recipient} note={<Note bankName={bankName} at={isNarrow ? null : initiatedAt} />} />
      ),
    }),
    { key: 'number', head: 'Beneficiary number', from: 'xl', cell: ({ accountNumber }) => accountNumber },
    {
      key: 'session',
      head: 'Session ID',
      from: 'page',
      cell: ({ sessionId }) => (
        <Reference text={sessionId} what="session ID">
          {endOf(sessionId)}
        </Reference>
      ),
    },
    money('amount', 'Total amount', withFee, { place: 'figure' }),
    {
      key: 'reference',
      head: 'Client reference',
      from: 'page',
      cell: ({ clientReference }) => <Reference text={clientReference}>{endOf(clientReference)}</Reference>,
    },
    { key: 'type', head: 'Type', from: 'xl', cell: ({ type }) => typeWords(type) },
    // The heading of the amount says the currency of both.
    money('fee', 'Fee', ({ fee }) => fee, { head: 'Fee', from: 'xl', isUnsorted: true }),
    {
      key: 'status',
      head: 'Status',
      place: 'mark',
      order: byText(({ status }) => statusWords(status)),
      cell: ({ status }) => <PayoutStatus status={status} />,
    },
    {
      key: 'action',
      head: 'Action',
      headHidden: true,
      align: 'right',
      // On a narrow page the row itself opens the details, which have all actions.
      from: 'md',
      cell: (payout) => (
        <Menu
          small
          label={`Actions for the payout to ${isolated(payout.recipient)}`}
          items={[
            { key: 'show', label: 'View details', icon: 'eye', onChoose: () => onShow(payout.payoutId) },
            ...(onVerify && awaitsCode(payout)
              ? [{ key: 'verify', label: 'Verify Payout', icon: 'key-round' as const, onChoose: () => onVerify(payout.payoutId) }]
              : []),
          ]}
        />
      ),
    },
  ];
}
