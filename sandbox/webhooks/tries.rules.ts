/** When a failed delivery is tried again. */
import { MOST_TRIES } from '../../contract/settings/webhookStatuses';

const FIRST_PAUSE_MINUTES = 30;

/**
 * Each pause is twice the one before: half an hour, one hour, two, and so on, which is about three days in all.
 * @param failed how many tries failed, from 1
 * @returns the next try, or null after the last one
 */
export function nextTry(failedAt: Temporal.Instant, failed: number): Temporal.Instant | null {
  return failed >= MOST_TRIES ? null : failedAt.add({ minutes: FIRST_PAUSE_MINUTES * 2 ** (failed - 1) });
}
