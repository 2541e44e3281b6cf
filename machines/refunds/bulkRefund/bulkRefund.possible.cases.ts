/** What can happen to the files of the cases: what the screen offers, and what the provider answers. */
import type { SnapshotFrom } from 'xstate';
import type { StepCause } from '../../kit/flow/cases';
import { entriesOf, isUnknown, nextReferences } from './bulkRefund.entries';
import type { bulkRefundMachine } from './bulkRefund.machine';
import { groupsOf } from './bulkRefund.queue';
import type { BulkRefundContext } from './bulkRefund.types';

/** What the screen offers. */
export function isOffered(snapshot: SnapshotFrom<typeof bulkRefundMachine>, happened: StepCause): boolean {
  const { context } = snapshot;
  const { sheet } = context;
  switch (`${happened.subject} ${happened.kind}`) {
    case 'reading.cancelled event':
      return context.source !== null && 'file' in context.source;
    // Only the invalid row is edited, and only in one way at a time.
    case 'cell.changed event':
      return isSmall(context) && isCorrectable(context) && sheet?.leftOut.length === 0;
    case 'group.corrected event':
      return groupsIn(context).includes('tooMuch') && !isSmall(context);
    case 'group.excluded event':
      return groupsIn(context).includes('duplicate');
    case 'row.excluded event':
      return isSmall(context) && isCorrectable(context) && sheet?.leftOut.length === 0;
    case 'row.restored event':
      return sheet?.leftOut.length === 1;
    case 'row.confirmed event':
      return groupsIn(context).includes('duplicate');
    case 'rows.included event':
      return sheet?.name === 'hidden.xlsx' && sheet.included === undefined;
    // The same rows stay on screen until the file changes.
    case 'rows.shown event':
      return context.shown.length > 1;
    // A refund of the same amount that was made needs a confirmation in the next batch. One that was declined does not.
    case 'batch.finished event':
      return isDeclinedFile(context);
    // Where one row repeats a refund that was just made, another would have to be confirmed.
    case 'retry event':
      return isDeclinedFile(context);
    case 'lookup.retry event':
      return snapshot.matches({ reviewing: 'stopped' });
    default:
      return fits(context, happened);
  }
}

/** What the provider says of a file and of a batch, and nothing else. */
export function fits(context: BulkRefundContext, { kind, subject, name: called }: StepCause): boolean {
  switch (`${subject} ${kind}`) {
    case 'readSheet answers':
      return called === readFrom(context);
    case 'findPayments answers':
      return isUnknown(context) && foundFor(context).includes(called);
    // Any other fault of a transaction is reported for that transaction.
    case 'findPayments fails':
      return called === 'sessionExpired' || called === 'defect' || called === 'refused';
    case 'createRefunds answers':
      return called === (isDeclinedFile(context) ? 'turnedDown' : 'approved');
    case 'getRefundOrderStatus answers':
      return called === 'notReceived' || called === receivedAs(context);
    default:
      return true;
  }
}

const groupsIn = (context: BulkRefundContext) => groupsOf(entriesOf(context)).map(({ key }) => key);
const isSmall = ({ sheet }: BulkRefundContext) => sheet?.name === 'small.csv';
const isDeclinedFile = ({ sheet }: BulkRefundContext) => sheet?.name === 'declined.csv';
const isCorrectable = ({ sheet }: BulkRefundContext) => sheet?.rows[1]?.refunds === null;
/** What is found of the transaction. One file is enough to show what is said of one that cannot be refunded. */
function foundFor(context: BulkRefundContext): readonly string[] {
  if (isDeclinedFile(context)) return ['found', 'nobodys', 'silent', 'taken', 'unpaid', 'byBank'];
  if (isSmall(context)) return ['found', 'nearly'];
  return nextReferences(context).includes('KPY-1001') ? ['found'] : ['other'];
}

/** Returns what the file contains. */
function readFrom({ source }: BulkRefundContext): string {
  if (source === null) return '';
  if ('kept' in source) return source.kept.name.replace(/\.\w+$/, '');
  return source.file.name === 'empty.csv' ? 'refused' : source.file.name.replace('.csv', '');
}

/** A batch that was processed is known. One of an earlier page was never sent. */
function receivedAs(context: BulkRefundContext): string {
  if (context.order?.idempotencyKey === 'never-sent') return '';
  return isDeclinedFile(context) ? 'receivedDeclined' : 'made';
}
