import { useMemo, useState } from 'react';
import { barrier, totalOf } from '../../../../machines/payouts/approval/approval.rules';
import type { Approver } from '../../../../machines/payouts/approval/approval.types';
import type { ApprovalFilter, PendingPayout } from '../../../../machines/payouts/approvals/approvals.machine';
import { useCollection } from '../../../flow/useCollection';
import { Age } from '../../../ui/Age';
import { Button } from '../../../ui/Button';
import { Empty } from '../../../ui/Empty';
import { formatAmount } from '../../../ui/format';
import { Page } from '../../../ui/Page';
import { Stack } from '../../../ui/Stack';
import { Toolbar } from '../../../ui/Toolbar';
import type { approvalsFlows } from '../../../wiring/payouts/approvals';
import { commonCurrency } from '../../kit/commonCurrency';
import { ListTable } from '../../kit/ListTable';
import { PayoutSearch } from '../PayoutSearch';
import { NEWEST_FIRST } from '../payoutColumns';
import { ApprovalFilterPanel } from './ApprovalFilterPanel';
import { ApprovalPane } from './ApprovalPane';
import { useApprovalAddress } from './approvalAddress';
import { approvalColumns } from './approvalColumns';
import { approvalFilterCodec, everything, isFiltered } from './approvalFilter';

interface ApprovalsScreenProps {
  readonly flows: typeof approvalsFlows;
  readonly user: Pick<Approver, 'id' | 'name'> & { readonly email: string };
  readonly mayApprove: boolean;
}

const NOBODY: ReadonlySet<string> = new Set();

/** APR-01. What is decided stands in the address, so that a reload comes back to it. */
export function ApprovalsScreen({ flows, user: { id, name, email }, mayApprove }: ApprovalsScreenProps) {
  const approver = useMemo(() => ({ id, name, mayApprove }), [id, name, mayApprove]);
  const list = useCollection(flows.approvals, approvalFilterCodec);
  const { asked, approve, decline, close } = useApprovalAddress();
  const { send, view } = list;
  const { rows, total, query, busy, shownAt } = view;
  const { picked, pick, forget } = usePicked(rows);
  const refresh = () => send({ type: 'refreshed' });
  const apply = (filter: ApprovalFilter) => send({ type: 'filter.applied', filter });
  const common = commonCurrency(rows);
  const now = shownAt ?? 0;
  const isNarrow = asked !== null;
  const columns = useMemo(() => {
    const barrierOf = (payout: PendingPayout) => barrier([payout], approver);
    return approvalColumns({ common, barrierOf, now, picked, onPick: pick, onApprove: approve, onDecline: decline, isNarrow });
  }, [common, approver, now, picked, pick, approve, decline, isNarrow]);
  const key = JSON.stringify(query.filter);
  const done = (result: string) => {
    if (result === 'left') return;
    close();
    if (result === 'closed') return;
    forget();
    refresh();
  };
  return (
    <Page
      title="Pending approval"
      actions={shownAt !== null && <span>{summary(total, rows)}</span>}
      pane={
        asked && (
          <ApprovalPane
            key={JSON.stringify(asked)}
            machine={flows.approval}
            asked={asked}
            approver={approver}
            email={email}
            onDone={done}
          />
        )
      }
    >
      <Stack>
        <Toolbar>
          <PayoutSearch
            key={`search ${key}`}
            filter={{ ...query.filter, status: '', currency: '' }}
            onSearch={({ status: _status, currency: _currency, ...filter }) => apply(filter)}
          />
          <ApprovalFilterPanel key={`filter ${key}`} filter={query.filter} onApply={apply} />
          {picked.size > 0 && (
            <>
              <Button onPress={() => decline([...picked])}>{`Decline ${picked.size} chosen`}</Button>
              <Button icon="check" onPress={() => approve([...picked])}>{`Approve ${picked.size} chosen`}</Button>
            </>
          )}
          <Age at={shownAt} busy={busy} onRefresh={refresh} />
        </Toolbar>
        <ListTable<PendingPayout, ApprovalFilter>
          list={list}
          caption="Payouts that wait for approval"
          columns={columns}
          usual={NEWEST_FIRST}
          rowKey={({ payoutId }) => payoutId}
          chosen={asked?.payoutIds.length === 1 ? (asked.payoutIds[0] ?? null) : null}
          empty={
            isFiltered(query.filter) ? (
              <Empty title="No payout that waits matches.">
                <Button onPress={() => apply(everything)}>Show all that wait</Button>
              </Empty>
            ) : (
              <Empty title="No payout waits for approval." />
            )
          }
          lost="pending payouts"
        />
      </Stack>
    </Page>
  );
}

/** How many wait and, where all of them are on the page, what they come to. */
function summary(total: number, rows: readonly PendingPayout[]): string {
  const sum = rows.length === total ? totalOf(rows) : null;
  return sum ? `${total} waiting, ${formatAmount(sum.amount, sum.currency)}` : `${total} waiting`;
}

/** What is ticked of the rows that are there. */
function usePicked(rows: readonly PendingPayout[]) {
  const [ticked, setTicked] = useState(NOBODY);
  const picked = useMemo(() => new Set(rows.flatMap(({ payoutId }) => (ticked.has(payoutId) ? [payoutId] : []))), [rows, ticked]);
  const [doings] = useState(() => ({
    pick: (payoutId: string, isPicked: boolean) =>
      setTicked((before) => {
        const next = new Set(before);
        if (isPicked) next.add(payoutId);
        else next.delete(payoutId);
        return next;
      }),
    forget: () => setTicked(NOBODY),
  }));
  return { picked, ...doings };
}
