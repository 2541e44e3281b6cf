/** What can happen to the files of the cases: what the screen offers, and what the provider answers. */
import type { SnapshotFrom } from 'xstate';
import type { StepCause } from '../../kit/flow/cases';
import { entriesOf, unnamedIn } from './bulkPayout.entries';
import type { bulkPayoutMachine } from './bulkPayout.machine';
import { groupsOf } from './bulkPayout.queue';
import { awaitsCode, mayBeSentAgain } from './bulkPayout.rules';
import type { BulkPayoutContext } from './bulkPayout.types';

/** What the screen offers. */
export function isOffered(snapshot: SnapshotFrom<typeof bulkPayoutMachine>, happened: StepCause): boolean {
  const { context } = snapshot;
  const { kind, subject } = happened;
  switch (`${subject} ${kind}`) {
    case 'reading.cancelled event':
      return context.source !== null && 'file' in context.source;
    case 'retry event':
      return context.results.some(mayBeSentAgain);
    case 'code.available event':
      return awaitsCode(context.results);
    // Only the invalid row is edited, and only in one way at a time.
    case 'cell.changed event':
      return isSmall(context) && isCorrectable(context);
    case 'group.corrected event':
      return isSmall(context) && isCorrectable(context) && context.sheet?.leftOut.length === 0;
    case 'group.excluded event':
      return isSmall(context) && groupsIn(context).includes('duplicate');
    case 'row.excluded event':
      return isSmall(context) && context.sheet?.leftOut.length === 0 && isCorrectable(context);
    case 'row.restored event':
      return context.sheet?.leftOut.length === 1;
    case 'row.confirmed event':
      return (
        isSmall(context) && !isCorrectable(context) && context.sheet?.meant.length === 0 && context.sheet.leftOut.length === 0
      );
    case 'rows.included event':
      return context.sheet?.name === 'hidden.xlsx' && context.sheet.included === undefined;
    // The same rows stay on screen until the file changes.
    case 'rows.shown event':
      return context.shown.length > 1;
    case 'lookup.retry event':
      return snapshot.matches({ reviewing: 'stopped' });
    case 'cost.retry event':
      return snapshot.matches({ reviewing: 'costFailed' });
    default:
      return fits(context, happened);
  }
}

/** What the provider says of a file and of a batch, and nothing else. */
export function fits(context: BulkPayoutContext, { kind, subject, name: called }: StepCause): boolean {
  switch (`${subject} ${kind}`) {
    case 'readSheet answers':
      return called === readFrom(context);
    case 'resolveNames answers':
      return unnamedIn(context).length > 0;
    // Any other fault of a name is reported for that name.
    case 'resolveNames fails':
      return called === 'sessionExpired' || called === 'defect';
    case 'initiateBatch answers':
      return called === 'unheardOf' || called === (isLarge(context) ? 'requiresOtp' : 'done');
    case 'getBatchStatus answers':
      return statuses(context).includes(called);
    case 'loadResults answers':
      return called === cameOf(context) || (called === 'paid' && awaitsItsCode(context));
    default:
      return true;
  }
}

const groupsIn = (context: BulkPayoutContext) => groupsOf(entriesOf(context)).map(({ key }) => key);
const isSmall = ({ sheet }: BulkPayoutContext) => sheet?.name === 'small.csv';
const isLarge = ({ sheet }: BulkPayoutContext) => sheet?.name === 'large.csv';
const isCorrectable = ({ sheet }: BulkPayoutContext) => sheet?.rows[1]?.bankCode === null;

/** Returns what the file contains, or what is left of it. */
function readFrom({ source }: BulkPayoutContext): string {
  if (source === null) return '';
  if ('file' in source) return source.file.name === 'empty.csv' ? 'refused' : source.file.name.replace('.csv', '');
  return source.kept.name === 'partly.csv' && source.kept.texts.length === 1
    ? 'failedOnes'
    : source.kept.name.replace(/\.\w+$/, '');
}

/** A batch that was processed is known. One of an earlier page was never sent. */
function statuses(context: BulkPayoutContext): readonly string[] {
  if (context.order?.idempotencyKey === 'never-sent') return ['notReceived', 'pending'];
  return ['notReceived', 'pending', isLarge(context) ? 'requiresOtp' : 'known'];
}

/** The code of a large batch may be entered in another tab, before this one knows of it. */
const awaitsItsCode = (context: BulkPayoutContext) => isLarge(context) && context.order !== null;

/** A large batch awaits its code until it was correct. */
function cameOf({ sheet, names, order }: BulkPayoutContext): string {
  if (sheet?.name === 'partly.csv') return 'someFailed';
  if (sheet?.name === 'large.csv') return order === null ? 'paid' : 'awaiting';
  // A row that is not ready was not sent.
  return entriesOf({ sheet, names }).filter(({ state }) => state === 'ready').length === 1 ? 'firstPaid' : 'paid';
}
