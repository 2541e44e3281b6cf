/** What a merchant can do with a file in the Report Centre. */
import type { Report } from '../../../contract/reports/reports';
import { ZONE } from '../../kit/values/zone';

/** `closed`: the role can't view the list that the file is of. `other`: an unknown status. */
export type FileState = 'ready' | 'expired' | 'closed' | 'failed' | 'pending' | 'other';

const isOver = (expiresAt: string | null, now: number): boolean =>
  expiresAt !== null && Temporal.PlainDateTime.from(expiresAt).toZonedDateTime(ZONE).epochMilliseconds <= now;

function completed({ url, expiresAt }: Report, now: number): FileState {
  if (url !== null) return 'ready';
  return isOver(expiresAt, now) ? 'expired' : 'closed';
}

/** RPT-01: only a completed file with an address can be downloaded. `now` is in milliseconds since the epoch. */
export function fileState(report: Report, now: number): FileState {
  switch (report.status) {
    case 'Completed':
      return completed(report, now);
    case 'Failed':
      return 'failed';
    case 'Pending':
      return 'pending';
    default:
      return 'other';
  }
}

/** The pending files as a text, which is another one once one of them is done. */
export const pendingIn = (rows: readonly Report[]): string =>
  rows
    .filter(({ status }) => status === 'Pending')
    .map(({ reference }) => reference)
    .join();

/** Whether the file can be requested again. */
export const isRepeatable = (state: FileState): boolean => state === 'failed' || state === 'expired';
