import { isolated } from '../../../contract/shownText';
import type { Chargeback } from '../../../machines/chargebacks/chargebacks/chargebacks.machine';
import {
  dueMoment,
  GROUPS,
  groupOf,
  isTreatable,
  pageOfChargeback,
} from '../../../machines/chargebacks/chargebacks/chargebacks.rules';
import type { Order, Sort } from '../../../machines/kit/list/sorting';
import { css } from '../../../styled-system/css';
import { Link } from '../../flow/Link';
import type { SortableColumn } from '../../flow/useSort';
import { ButtonPlace } from '../../ui/buttons/ButtonPlace';
import { buttonStyle } from '../../ui/buttons/button.style';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { formatDay } from '../../ui/text/dates';
import { orDash } from '../../ui/text/format';
import { useTimeLeft } from '../../ui/text/useTimeLeft';
import { statusColumn } from '../kit/columns';
import { moneyColumn } from '../kit/moneyColumn';
import { useIsOpenOrder } from '../kit/OpenOrder';
import { referenceColumn } from '../kit/referenceColumn';
import { answerBookmark } from './answer/answerBookmark';
import { CHARGEBACK_STATUS } from './status';
import { TimeLeft } from './TimeLeft';

/** Nearest first within each group. */
export const NEAREST_FIRST: Sort = { key: 'due', direction: 'ascending' };

const MINUTE_MS = 60_000;

const two = css({ display: 'grid', justifyItems: 'start', _wide: { py: '[0.375rem]' } });
const small = css({
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  overflowWrap: 'anywhere',
  _narrow: { srOnly: true },
  // Beside a button there is room for the reference. The details have the whole address.
  _wide: { xlDown: { maxW: '[8rem]', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});
const wideOnly = css({ _narrow: { srOnly: true } });
const buttons = css({ '& a': { h: '[1.75rem]', px: '[0.625rem]' } });

/** Within a group: the nearest first, and of what is closed the last one. */
export const byDue = (now: number): Order<Chargeback> => ({
  value: (row) => {
    const due = dueMoment(row);
    return due === null ? null : String(groupOf(row, now) === 'closed' ? -due : due);
  },
  compare: (one, other) => Number(one) - Number(other),
  group: (row) => String(GROUPS.indexOf(groupOf(row, now))),
  first: 'ascending',
});

interface ColumnFacts {
  /** The currency of all rows, shown once in the heading. Null if there are several, or no rows yet. */
  readonly common: string | null;
  readonly mayAnswer: boolean;
  /** The row that needs an answer first. It has the only solid button. */
  readonly first: string | null;
  /** As of which time they are grouped, in milliseconds since the epoch. */
  readonly now: number;
}

/** CBK-01: the six documented columns. */
export function chargebackColumns({ common, mayAnswer, first, now }: ColumnFacts): readonly SortableColumn<Chargeback>[] {
  const money = moneyColumn<Chargeback>(common);
  return [
    {
      key: 'due',
      head: 'Due Date',
      order: byDue(now),
      isTall: true,
      place: 'note',
      cell: (row) => (
        <span className={two}>
          <span className={wideOnly}>{row.dueAt === null ? '—' : formatDay(row.dueAt)}</span> <TimeLeft chargeback={row} />
        </span>
      ),
    },
    money('amount', 'Amount', ({ amount }) => amount, { place: 'figure' }),
    statusColumn(({ status }) => status, CHARGEBACK_STATUS),
    money('balance', 'Balance', ({ held }) => held, { from: 'xl' }),
    referenceColumn('reference', 'Order Reference', ({ orderReference }) => orderReference, {
      place: 'lead',
      shown: ({ orderReference, email }) => (
        <span className={two}>
          <span>{orDash(orderReference)}</span> <span className={small}>{email}</span>
        </span>
      ),
    }),
    {
      key: 'action',
      head: 'Action',
      align: 'right',
      // On a narrow page the row itself opens the details.
      from: 'lg',
      cell: (row) => <RowAction row={row} answers={mayAnswer && isTreatable(row)} isFirst={row.id === first} />,
    },
  ];
}

interface RowActionProps {
  readonly row: Chargeback;
  /** Whether it can be answered, as long as there is time. */
  readonly answers: boolean;
  readonly isFirst: boolean;
}

function RowAction({ row, answers: mayAnswer, isFirst }: RowActionProps) {
  const until = mayAnswer ? (dueMoment(row) ?? Number.POSITIVE_INFINITY) : 0;
  const isInTime = useTimeLeft(until, MINUTE_MS) > 0;
  // An answer may be on its way. Its page begins with the check, also once the time ended.
  const isSent = useIsOpenOrder(answerBookmark(row.id)) && mayAnswer;
  const answers = (isInTime && mayAnswer) || isSent;
  const kind = answers && isFirst ? 'solid' : 'ruled';
  const page = pageOfChargeback(row);
  return (
    <span className={buttons}>
      <ButtonPlace kind={kind}>
        <Link href={answers ? `${page}?open=answer` : page} className={buttonStyle(kind)}>
          {isSent ? 'Check status' : answers ? 'Treat Chargeback' : 'View details'}
          <VisuallyHidden> {isolated(row.orderReference)}</VisuallyHidden>
        </Link>
      </ButtonPlace>
    </span>
  );
}
