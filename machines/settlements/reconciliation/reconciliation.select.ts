import type { SnapshotFrom } from 'xstate';
import type { SettlementInFull } from '../../../contract/settlements/settlements';
import { type Fault, sentence } from '../../kit/flow/fault';
import type { reconciliationMachine } from './reconciliation.machine';
import { lineAgrees, progressOf } from './reconciliation.rules';
import type { LineCheck, Tally, Verdict } from './reconciliation.types';

/** A line with whether it is the sum of its items. */
export type CheckedLine = LineCheck & { readonly agrees: boolean };

interface Compared extends Omit<Verdict, 'lines'> {
  readonly lines: readonly CheckedLine[];
}

/** What was compared, once everything was read. */
export type ComparedView = Extract<CheckView, { readonly kind: 'agrees' | 'differs' }>;

/** What the page shows of the check. */
export type CheckView =
  | { readonly kind: 'reading'; readonly tally: Tally; readonly progress: ReturnType<typeof progressOf> }
  /** With the statement that was compared, which may be later than the one that the page was opened with. */
  | { readonly kind: 'agrees' | 'differs'; readonly verdict: Compared; readonly statement: SettlementInFull }
  | { readonly kind: 'unread'; readonly page: number; readonly why: string }
  | { readonly kind: 'unexplained' | 'changing' | 'cancelled' };

const whyOf = (fault: Fault | null) => (fault === null ? '' : sentence(fault, 'Try again in a moment.'));

export function selectCheck(snapshot: SnapshotFrom<typeof reconciliationMachine>): CheckView {
  const { statement, tally, pages, verdict, fault } = snapshot.context;
  switch (snapshot.value) {
    case 'opening':
    case 'reading':
      return { kind: 'reading', tally, progress: progressOf(snapshot.context) };
    case 'agrees':
    case 'differs':
      return verdict === null || statement === null
        ? { kind: 'unexplained' }
        : {
            kind: snapshot.value,
            statement,
            verdict: { ...verdict, lines: verdict.lines.map((line) => ({ ...line, agrees: lineAgrees(line) })) },
          };
    case 'unread':
      return { kind: 'unread', page: pages.length + 1, why: whyOf(fault) };
    default:
      return { kind: snapshot.value };
  }
}
