/**
 * The states of a flow of a file, to be spread into its chart: how the file is chosen, read and replaced. The flow spreads
 * `batchGuards` and names its actions alike: `setFile`, `setSheet`, `setRefusal`, `setReadProblem`, `clearProblem`, `clearSheet`, `reportExpiry`.
 */

import { faultIn, onExpiry } from '../flow/fault';
import { eventParams, outputOf } from '../flow/params';
import { assertPresent } from '../values/assertPresent';
import type { Source } from './batch.types';

/** Where another file leads: corrections are discarded only after a confirmation. */
export const dismissalOf = <const Id extends string>(id: Id) =>
  [
    { guard: 'isCorrected', target: `#${id}.discarding` },
    { target: `#${id}.choosing`, actions: 'clearSheet' },
  ] as const;

export const fileStates = <Texts>(id: string, req: string[]) =>
  ({
    choosing: {
      description: 'The merchant chooses a file. If the last file was rejected, the reason is shown.',
      meta: { req },
      on: { 'file.chosen': { target: 'reading', actions: { type: 'setFile', params: eventParams } } },
    },
    reading: {
      description: 'The file is read and every row is validated in the background.',
      meta: { req },
      tags: 'busy',
      on: { 'reading.cancelled': { guard: 'isFromFile', target: 'choosing', actions: 'clearSheet' } },
      invoke: {
        id: 'readSheet',
        src: 'readSheet',
        input: ({ context }: { readonly context: { readonly source: Source<Texts> | null } }) =>
          assertPresent(context.source, 'a file'),
        onDone: [
          { guard: { type: 'isRead', params: outputOf }, target: 'reviewing', actions: { type: 'setSheet', params: outputOf } },
          { target: 'choosing', actions: { type: 'setRefusal', params: outputOf } },
        ],
        onError: [
          { ...onExpiry, target: `#${id}.sessionExpired` },
          { target: 'checkDataFailed', actions: { type: 'setReadProblem', params: faultIn } },
        ],
      },
    },
    checkDataFailed: {
      description: 'Data needed for validation failed to load. The file is kept, and the merchant can retry.',
      meta: { req },
      on: { 'reading.retry': { target: 'reading', actions: 'clearProblem' }, 'file.dismissed': dismissalOf(id) },
    },
    discarding: {
      description: 'A new file would discard the corrections made here. The merchant is asked to confirm it.',
      meta: { req },
      on: {
        'dismissal.confirmed': { target: 'choosing', actions: 'clearSheet' },
        'dismissal.cancelled': [{ guard: 'hasSource', target: 'checkDataFailed' }, { target: 'reviewing' }],
      },
    },
  }) as const;

const EXPIRED: string[] = ['SES-06'];

/** Where another batch leads: rows of this one that can be sent next are lost only after a question. */
export const finishes = [
  { guard: 'leavesRows', target: 'finishing' },
  { target: 'choosing', actions: 'clearSheet' },
] as const;

export const finishingState = (...req: string[]) =>
  ({
    description: 'Rows of the batch failed or were not sent. The merchant is asked before another batch replaces them.',
    meta: { req },
    on: { 'dismissal.confirmed': { target: 'choosing', actions: 'clearSheet' }, 'dismissal.cancelled': 'results' },
  }) as const;

/** The last state of a flow of a file. */
export const expiredState = {
  type: 'final',
  description: 'The session expired. The file and the key of an open batch are kept for the same merchant.',
  meta: { req: EXPIRED },
  entry: 'reportExpiry',
  output: { result: 'sessionExpired' },
} as const;

/** What the merchant does with the rows while they are reviewed. */
export const rowEvents = {
  'cell.changed': { actions: { type: 'setCell', params: eventParams } },
  'row.excluded': { actions: { type: 'leaveOut', params: eventParams } },
  'row.restored': { actions: { type: 'restoreRow', params: eventParams } },
  'row.confirmed': { actions: { type: 'confirmDuplicate', params: eventParams } },
  'rows.included': { actions: { type: 'include', params: eventParams } },
  'group.corrected': { actions: { type: 'correctGroup', params: eventParams } },
  'group.excluded': { actions: { type: 'excludeGroup', params: eventParams } },
  'rows.shown': { actions: { type: 'setShown', params: eventParams } },
} as const;
