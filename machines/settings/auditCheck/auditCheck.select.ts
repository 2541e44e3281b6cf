import type { SnapshotFrom } from 'xstate';
import { sentence } from '../../kit/flow/fault';
import type { auditCheckMachine } from './auditCheck.machine';
import type { Anchor, Broken, ChainPlace } from './auditCheck.types';

interface Checked {
  readonly checked: number;
  readonly head: ChainPlace;
  /** When the first and the last entry were recorded. */
  readonly from: string | null;
  readonly to: string | null;
  readonly anchorProblem: string | null;
}

/** What the dialog shows of the check. */
export type AuditCheckView =
  | { readonly kind: 'checking'; readonly checked: number; readonly total: number | null }
  | (Checked & {
      readonly kind: 'intact';
      readonly anchor: Anchor | null;
      readonly anchoredAt: number | null;
      readonly saving: 'unsaved' | 'saving' | 'saved';
    })
  | (Checked & { readonly kind: 'unmatched' })
  | {
      readonly kind: 'broken';
      readonly broken: Broken;
      readonly total: number;
      readonly intactTo: number;
      readonly anchor: Anchor | null;
    }
  | { readonly kind: 'unread'; readonly from: number; readonly to: number | null; readonly why: string }
  | { readonly kind: 'replaced' | 'over' };

/** Returns a moment on the wall clock of Lagos, as everything else of the trail is shown. */
const wallClockOf = (at: string | null): string | null =>
  at === null
    ? null
    : Temporal.Instant.from(at).toZonedDateTimeISO('Africa/Lagos').toPlainDateTime().toString({ smallestUnit: 'second' });

/** Of a broken trail, the entries before the named one follow. */
export function selectAuditCheck(snapshot: SnapshotFrom<typeof auditCheckMachine>): AuditCheckView {
  const { head, last, checked, from, to, anchor, anchoredAt, broken, fault, anchorProblem } = snapshot.context;
  const all = { checked, head: last, from: wallClockOf(from), to: wallClockOf(to), anchorProblem };
  if (snapshot.matches('reading') || snapshot.matches('computing'))
    return { kind: 'checking', checked, total: head?.sequence ?? null };
  if (snapshot.matches('intact')) {
    const saving = snapshot.matches({ intact: 'saved' })
      ? 'saved'
      : snapshot.matches({ intact: 'saving' })
        ? 'saving'
        : 'unsaved';
    return { kind: 'intact', ...all, anchor, anchoredAt, saving };
  }
  if (snapshot.matches('unmatched')) return { kind: 'unmatched', ...all };
  if (snapshot.matches('broken') && broken !== null)
    return { kind: 'broken', broken, anchor, total: head?.sequence ?? broken.sequence, intactTo: broken.sequence - 1 };
  if (snapshot.matches('unread'))
    return {
      kind: 'unread',
      from: last.sequence + 1,
      to: head?.sequence ?? null,
      why: fault === null ? '' : sentence(fault, 'Try again in a moment.'),
    };
  return { kind: snapshot.matches('replaced') ? 'replaced' : 'over' };
}
