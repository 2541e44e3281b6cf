import type { SnapshotFrom } from 'xstate';
import type { ReportRequest } from './reportRequest.machine';
import type { Report, ReportBookmark, ReportChoice } from './reportRequest.types';

const STEPS = [
  'choosing',
  'requesting',
  'checkingOutcome',
  'outcomeUnknown',
  'underWay',
  'awaited',
  'finished',
  'failed',
] as const;

/** Everything that the export dialog shows. */
export interface ReportRequestView {
  readonly step: (typeof STEPS)[number] | 'ended';
  readonly choice: ReportChoice;
  readonly report: Report | null;
  /** The progress is being looked up. */
  readonly isLooking: boolean;
  readonly message: string;
  readonly problem: string | null;
}

export function selectReportRequest<Filter extends object>(snapshot: SnapshotFrom<ReportRequest<Filter>>): ReportRequestView {
  const { choice, report, message, problem } = snapshot.context;
  return {
    step: STEPS.find((step) => snapshot.matches(step)) ?? 'ended',
    choice,
    report,
    isLooking: snapshot.matches({ underWay: 'looking' }),
    message,
    problem,
  };
}

const HAS_ENDED = ['finished', 'failed'] as const;
const IS_RECEIVED = ['underWay', 'awaited'] as const;

/** The choice is always remembered, and a request until its outcome is known. */
export function bookmarkReportRequest<Filter extends object>(
  snapshot: SnapshotFrom<ReportRequest<Filter>>,
): ReportBookmark<Filter> {
  const { choice, request } = snapshot.context;
  const hasEnded = HAS_ENDED.some((state) => snapshot.matches(state));
  return { choice, request: hasEnded ? null : request, isReceived: IS_RECEIVED.some((state) => snapshot.matches(state)) };
}
