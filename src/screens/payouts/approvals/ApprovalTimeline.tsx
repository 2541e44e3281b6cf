import { isolated } from '../../../../contract/shownText';
import type { ApprovalView } from '../../../../machines/payouts/approval/approval.select';
import { type ApprovalStep, commonInitiator, timelineOf } from '../../../../machines/payouts/approval/approval.timeline';
import type { AwaitedPayout } from '../../../../machines/payouts/approval/approval.types';
import { waitedFor } from '../../../../machines/payouts/approvals/approvals.machine';
import { statusWords } from '../../../../machines/payouts/payouts/statusWords';
import { formatStep } from '../../../ui/text/dates';
import { type Step, Timeline } from '../../../ui/text/Timeline';
import { lookOf } from '../status';

/** The payouts and the decision about them. */
type Decision = Pick<ApprovalView, 'payouts' | 'decider' | 'isApproved'>;

interface ApprovalTimelineProps {
  readonly view: Decision;
  /** In milliseconds since the epoch. */
  readonly now: number;
  /** It was decided, so nothing is ahead. */
  readonly isOver?: boolean;
}

/** Who asked, who verified, who decides, and what comes next. Of several payouts, only what they have in common. */
export function ApprovalTimeline({ view, now, isOver = false }: ApprovalTimelineProps) {
  const [payout, ...others] = view.payouts;
  if (!payout) return null;
  const steps = timelineOf(payout);
  const shown = isOver
    ? steps.filter(({ state }) => state === 'done')
    : steps.filter(({ state }) => others.length === 0 || state !== 'done');
  const maker = others.length > 0 ? commonInitiator(view.payouts) : null;
  const lines = shown.map((step, place) => ({
    ...look(step, payout, view),
    ...(others.length === 0 && whenOf(step, shown[place - 1] ?? null, now)),
  }));
  return <Timeline steps={maker === null ? lines : [{ ...INITIATED, who: maker }, ...lines]} />;
}

const INITIATED: Step = { label: 'Initiated by', state: 'done', icon: 'circle-check' };

const DECIDERS: Readonly<Record<ApprovalView['decider'], string>> = {
  you: 'You decide',
  maker: 'Another approver decides',
  role: 'A second-level approver decides',
};

function whenOf({ at, state }: ApprovalStep, before: ApprovalStep | null, now: number): Pick<Step, 'at'> {
  if (at === null) return {};
  if (state === 'now') return { at: waitedFor(at, now) };
  return { at: formatStep(at, before?.at) };
}

function look({ kind, status, by, state }: ApprovalStep, payout: AwaitedPayout, view: Decision): Step {
  switch (kind) {
    case 'initiated':
      return by === null ? { label: 'Initiated', state, icon: 'circle-check' } : { ...INITIATED, who: by };
    case 'verified':
      return { label: 'Verified with a code', state, icon: 'circle-check' };
    case 'approved':
      return { label: by === null ? 'Approved' : 'Approved by', who: by, state, icon: 'user-check' };
    case 'other':
      return {
        label: by === null ? statusWords(status) : `${statusWords(status)} by`,
        who: by,
        state,
        icon: lookOf(status).icon,
      };
    case 'decision':
      return {
        label: DECIDERS[view.decider],
        note: view.payouts.length > 1 ? null : payout.approvalReason,
        state,
        icon: 'users',
      };
    case 'next':
      return { label: nextWords(payout, view), state, icon: 'circle-dashed' };
  }
}

function nextWords({ bankName }: AwaitedPayout, { isApproved, payouts }: Decision): string {
  if (!isApproved) return 'Returned to your Payout Balance';
  if (payouts.length > 1) return 'Sent to the recipients’ banks';
  return bankName === '' ? 'Sent to the recipient' : `Sent to ${isolated(bankName)}`;
}
