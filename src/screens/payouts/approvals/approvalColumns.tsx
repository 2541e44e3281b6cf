import { isolated } from '../../../../contract/shownText';
import type { PendingPayout } from '../../../../machines/payouts/approvals/approvals.machine';
import { waitedFor } from '../../../../machines/payouts/approvals/approvals.machine';
import { css } from '../../../../styled-system/css';
import type { SortableColumn } from '../../../flow/useSort';
import { Button } from '../../../ui/buttons/Button';
import { RowActions } from '../../../ui/buttons/RowActions';
import { CheckField } from '../../../ui/controls/CheckField';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { Icon } from '../../../ui/theme/Icon';
import { textColumn } from '../../kit/columns';
import { payoutColumns } from '../payoutColumns';
import { BARRED, LOCKED } from './approvalWords';
import { ROW } from './useNextRow';

interface Doings {
  /** The currency of all rows, shown once in the heading. Null if there are several, or no rows yet. */
  readonly common: string | null;
  /** Whether any row can be selected. Without it there is no column for it. */
  readonly mayPick: boolean;
  /** Why the user cannot decide on a payout, or null. */
  readonly barrierOf: (payout: PendingPayout) => 'role' | 'maker' | null;
  /** When the rows were loaded, in milliseconds since the epoch. */
  readonly now: number;
  readonly picked: ReadonlySet<string>;
  /** A decision about the selection is open, so the boxes can't change. */
  readonly isLocked: boolean;
  readonly onPick: (payoutId: string, isPicked: boolean) => void;
  readonly onApprove: (ids: readonly string[]) => void;
  readonly onDecline: (ids: readonly string[]) => void;
  /** Next to an open panel only the most important columns fit. */
  readonly isNarrow: boolean;
}

const OF_THE_LIST = new Set(['date', 'recipient', 'number', 'amount']);

/** APR-01: the columns of the payouts list, with the maker, the waiting time, the reason, and the two decisions. */
export function approvalColumns(doings: Doings): readonly SortableColumn<PendingPayout>[] {
  const { common, isNarrow, mayPick } = doings;
  const ofTheList = payoutColumns({ common, isNarrow: true, onShow: () => {}, onVerify: null });
  const known = ofTheList.filter(({ key }) => OF_THE_LIST.has(key)) as readonly SortableColumn<PendingPayout>[];
  const [date, ...others] = known;
  const all = [
    ...(mayPick ? [picking(doings)] : []),
    ...others,
    ...(date ? [{ ...date, from: 'xl' as const }] : []),
    ...waiting(doings),
    deciding(doings),
  ];
  return isNarrow ? all.filter(({ key }) => key !== 'why' && key !== 'date') : all;
}

const toWhom = ({ recipient }: PendingPayout) => <VisuallyHidden> the payout to {isolated(recipient)}</VisuallyHidden>;

const picking = ({ picked, isLocked, onPick, barrierOf }: Doings): SortableColumn<PendingPayout> => ({
  key: 'pick',
  head: 'Select',
  headHidden: true,
  from: 'md',
  cell: (payout) =>
    barrierOf(payout) === null && (
      <CheckField
        optional
        label={<VisuallyHidden>Select the payout to {isolated(payout.recipient)}</VisuallyHidden>}
        checked={picked.has(payout.payoutId)}
        locked={isLocked ? LOCKED : null}
        onTick={(isPicked) => onPick(payout.payoutId, isPicked)}
      />
    ),
});

const waiting = ({ now }: Doings): readonly SortableColumn<PendingPayout>[] => [
  textColumn('initiator', 'Initiator', ({ initiator }) => initiator, { from: 'lg' }),
  {
    key: 'waiting',
    head: 'Time pending',
    place: 'mark',
    cell: ({ initiatedAt }) => initiatedAt && waitedFor(initiatedAt, now),
  },
  { key: 'why', head: 'Reason', from: 'xl', cell: ({ approvalReason }) => approvalReason },
];

// The sign stays beside its words, however wide the row is.
const barred = css({ display: 'inline-flex', alignItems: 'center', justifyContent: 'end', gap: '2' });

const deciding = ({ barrierOf, onApprove, onDecline }: Doings): SortableColumn<PendingPayout> => ({
  key: 'action',
  head: 'Action',
  align: 'right',
  place: 'foot',
  cell: (payout) => {
    const barrier = barrierOf(payout);
    if (barrier !== null)
      return (
        <RowActions>
          <span className={barred}>
            <Icon name="lock" />
            {BARRED[barrier]}
          </span>
        </RowActions>
      );
    return (
      <span {...{ [ROW]: payout.payoutId }}>
        <RowActions>
          <Button icon="x" onPress={() => onDecline([payout.payoutId])}>
            Decline{toWhom(payout)}
          </Button>
          <Button kind="positive" icon="check" onPress={() => onApprove([payout.payoutId])}>
            Approve{toWhom(payout)}
          </Button>
        </RowActions>
      </span>
    );
  },
});
