import { useCallback, useMemo, useState } from 'react';
import { isolated } from '../../../../contract/shownText';
import { approvalsLeft } from '../../../../machines/home/toDo/toDo.rules';
import { barrier, ifRecent, mayPickAny } from '../../../../machines/payouts/approval/approval.rules';
import type { ApprovalOutput, Approver } from '../../../../machines/payouts/approval/approval.types';
import { approvalFilters, type PendingPayout, viewsOf } from '../../../../machines/payouts/approvals/approvals.machine';
import { useCounted } from '../../../flow/useCounted';
import { useList } from '../../../flow/useList';
import { Page } from '../../../ui/layout/Page';
import type { approvalsFlows } from '../../../wiring/payouts/approvals';
import { OtherPages } from '../../home/OtherPages';
import { commonCurrency } from '../../kit/commonCurrency';
import { ListSection, type ListWords } from '../../kit/ListSection';
import { lazyDialog, usePreloaded } from '../../kit/lazyDialog';
import type { PlaceGroup } from '../../shell/places';
import { useWaitingCount } from '../../shell/waitingCount';
import { NEWEST_FIRST } from '../payoutColumns';
import { useApprovalAddress } from './approvalAddress';
import { approvalColumns } from './approvalColumns';
import { PendingTotal } from './PendingTotal';
import { PickedActions } from './PickedActions';
import { useDecidedElsewhere } from './useDecidedElsewhere';
import { useNextRow } from './useNextRow';
import { useSelection } from './useSelection';

const decision = lazyDialog(async () => (await import('./ApprovalPane')).ApprovalPane);
const AHEAD = [decision.fetch];

interface ApprovalsScreenProps {
  readonly flows: typeof approvalsFlows;
  readonly user: Pick<Approver, 'id' | 'name'> & { readonly email: string };
  readonly mayApprove: boolean;
  /** Whether the role may pay or approve, and so add notes. */
  readonly mayNote: boolean;
  readonly mayViewBalances: boolean;
  /** The other pages of the role, where this list is its home. */
  readonly home?: readonly PlaceGroup[];
}

const WORDS: ListWords = {
  caption: 'Payouts pending approval',
  widths: { recipient: 220, amount: 150, date: 123, initiator: 94, waiting: 111, why: 258, action: 193 },
  none: 'No payouts are pending approval.',
  teaches: { drawing: 'approval', sentence: 'Payouts that need a second person wait here for your decision.' },
  noMatch: 'No pending payouts match.',
  showAll: 'Show all pending',
  lost: 'pending payouts',
};

/** APR-01: the list of pending payouts. The open decision is in the URL, so that it survives a reload. */
export function ApprovalsScreen({
  flows,
  user: { id, name, email },
  mayApprove,
  mayNote,
  mayViewBalances,
  home,
}: ApprovalsScreenProps) {
  const approver = useMemo(() => ({ id, name, mayApprove }), [id, name, mayApprove]);
  const { list, counts } = useCounted(useList(flows.approvals, approvalFilters), flows.approvalCounts, '');
  const views = useMemo(() => viewsOf(mayApprove), [mayApprove]);
  usePreloaded(AHEAD);
  const { asked, approve, decline, close } = useApprovalAddress();
  const { rows, total, shownAt } = list.view;
  // Only the whole list tells how many payouts are the user's own.
  const isWhole = shownAt !== null && rows.length === total && !list.filters.isFiltered(list.filters.value);
  const report = useWaitingCount('approvals', isWhole && mayApprove ? approvalsLeft(list.view, approver) : null);
  const refresh = () => {
    if (!isWhole) report(null);
    list.refresh();
  };
  const { gone, onDecided } = useDecidedElsewhere(asked, refresh);
  const { picked, open, pick, forget } = useSelection(rows, asked, gone);
  const common = commonCurrency(rows);
  const now = shownAt ?? 0;
  const isNarrow = asked !== null;
  const mayPick = mayPickAny(rows, approver);
  const columns = useMemo(() => {
    const barrierOf = (payout: PendingPayout) => barrier([payout], approver);
    const doings = { barrierOf, now, picked, isLocked: open !== null, onPick: pick, onApprove: approve, onDecline: decline };
    return approvalColumns({ ...doings, common, mayPick, isNarrow });
  }, [common, approver, now, picked, open, pick, approve, decline, mayPick, isNarrow]);
  const tone = useCallback(({ payoutId }: PendingPayout) => (picked.has(payoutId) ? 'picked' : undefined), [picked]);
  const show = useCallback(({ payoutId }: PendingPayout) => approve([payoutId]), [approve]);
  const notes = useMemo(() => ({ flows, mayAdd: mayNote }), [flows, mayNote]);
  const codes = useSentCodes();
  const focusNext = useNextRow(asked);
  const done = (output: ApprovalOutput) => {
    if (output.result === 'sessionExpired') return;
    if (asked && output.result === 'closed') codes.keep(asked.payoutIds, output.sentAt);
    close();
    if (output.result === 'closed') return;
    focusNext();
    if (asked) forget(asked.payoutIds);
    if (output.result === 'decided') refresh();
  };
  return (
    <Page
      title={home ? 'Dashboard' : 'Pending approval'}
      actions={
        shownAt === null ? (
          <span aria-hidden="true">{'\u00a0'}</span>
        ) : (
          total > 0 && <PendingTotal total={total} rows={rows} picked={picked} />
        )
      }
      pane={
        asked && (
          <decision.Dialog
            key={JSON.stringify(asked)}
            machine={flows.approval}
            asked={asked}
            approver={approver}
            email={email}
            now={now}
            balances={mayViewBalances ? flows.walletBalances : null}
            sentAt={codes.sentAt(asked.payoutIds)}
            notes={notes}
            onDecided={onDecided}
            onDone={done}
          />
        )
      }
    >
      <ListSection
        list={list}
        words={WORDS}
        columns={columns}
        usual={NEWEST_FIRST}
        views={views}
        counts={counts}
        rowKey={({ payoutId }) => payoutId}
        onRow={show}
        rowLabel={payoutTo}
        chosen={asked?.payoutIds.length === 1 ? (asked.payoutIds[0] ?? null) : null}
        tone={tone}
        tools={
          mayPick &&
          picked.size > 0 && (
            <PickedActions
              count={picked.size}
              open={open}
              onDecline={() => decline([...picked])}
              onApprove={() => approve([...picked])}
            />
          )
        }
      />
      {home && <OtherPages groups={home} />}
    </Page>
  );
}

const payoutTo = ({ recipient }: PendingPayout) => `Details of the payout to ${isolated(recipient)}`;

/** When codes were sent, by the payouts that they are for. A decision that is opened again within a minute takes the same code. */
function useSentCodes() {
  const [sent] = useState(() => new Map<string, number>());
  return {
    keep: (payoutIds: readonly string[], at: number | null) => at !== null && sent.set(payoutIds.join(), at),
    sentAt: (payoutIds: readonly string[]) => ifRecent(sent.get(payoutIds.join()) ?? null, Date.now()),
  };
}
