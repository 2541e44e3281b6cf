import type { Funding } from '../../../machines/fundings/fundings/fundings.machine';
import { FUNDED_STATUS } from '../../../machines/fundings/fundings/fundings.rules';
import type { Sort } from '../../../machines/kit/list/sorting';
import { css } from '../../../styled-system/css';
import type { SortableColumn } from '../../flow/useSort';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { orDash } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { textColumn } from '../kit/columns';
import { dateColumn } from '../kit/dateColumn';
import { moneyColumn } from '../kit/moneyColumn';
import { Reference } from '../kit/referenceColumn';

/** The provider's order. */
export const NEWEST_FIRST: Sort = { key: 'date', direction: 'descending' };

const two = css({ display: 'grid', _wide: { py: '[0.375rem]' } });
// The button that copies a reference stands behind it, and the status is next.
const beforeStatus = css({ _wide: { display: 'inline-block', mr: '3' } });
const atEnd = css({ justifyItems: 'end' });
const small = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note', fontWeight: 'regular' });

/** Columns that become second lines next to open details. */
const SECOND_LINES = new Set(['fee', 'alias', 'method']);

export const FundingStatus = () => (
  <StatusMark tone="green" icon="circle-check">
    {FUNDED_STATUS}
  </StatusMark>
);

/** The last digits of a session, which tell one from another. */
const shortSession = (id: string) => (id.length > 12 ? `…${id.slice(-8)}` : id);

interface Room {
  /** The currency of all rows, shown once in the heading. Null if there are several, or no rows yet. */
  readonly common: string | null;
  /** Whether the details are open beside the list. */
  readonly isNarrow: boolean;
}

/** FND-01: the eight documented columns. Next to open details three of them are second lines. */
export function fundingColumns({ common, isNarrow }: Room): readonly SortableColumn<Funding>[] {
  const money = moneyColumn<Funding>(common);
  const below = (first: string, second: string) =>
    isNarrow ? (
      <span className={two}>
        <span>{orDash(first)}</span> <span className={small}>{second}</span>
      </span>
    ) : (
      orDash(first)
    );
  const columns: readonly SortableColumn<Funding>[] = [
    dateColumn('date', 'Date', ({ createdAt }) => createdAt, { place: 'note' }),
    money('amount', 'Amount', ({ amount }) => amount, {
      place: 'figure',
      ...(isNarrow && { cell: (row: Funding) => <Amount funding={row} inHead={common !== null} /> }),
    }),
    textColumn('account', 'Account Number', ({ accountNumber }) => accountNumber, {
      place: 'lead',
      cell: ({ accountNumber, alias }) => below(accountNumber, alias),
    }),
    textColumn('alias', 'Account Alias', ({ alias }) => alias, { from: 'xl', cell: ({ alias }) => orDash(alias) }),
    textColumn('method', 'Method', ({ method }) => method, { from: 'lg', cell: ({ method }) => orDash(method) }),
    textColumn('session', 'Session ID', ({ sessionId }) => sessionId, {
      from: 'md',
      cell: ({ sessionId, method }) => (
        <span className={isNarrow ? beforeStatus : undefined}>
          <Reference text={sessionId} what="session ID">
            {below(shortSession(sessionId), method)}
          </Reference>
        </span>
      ),
    }),
    { key: 'status', head: 'Status', place: 'mark', cell: () => <FundingStatus /> },
    money('fee', 'Fee', ({ fee }) => fee, { from: 'lg' }),
  ];
  return isNarrow ? columns.filter(({ key }) => !SECOND_LINES.has(key)) : columns;
}

/** The amount above the fee. */
function Amount({ funding, inHead }: { readonly funding: Funding; readonly inHead: boolean }) {
  const { amount, fee, currency } = funding;
  return (
    <span className={`${two} ${atEnd}`}>
      {amount === null ? '—' : <Money amount={amount} currency={currency} inHead={inHead} />}
      {fee !== null && (
        <span className={small}>
          Fee <Money amount={fee} currency={currency} inHead={inHead} />
        </span>
      )}
    </span>
  );
}
