import type { PayoutDetails } from '../../../contract/payouts/payouts';
import { resource } from '../../kit/resource/resource.machine';
import { isReturned } from '../payouts/returned';

export type PayoutInFull = PayoutDetails;

/** The status of a step in a payout's timeline. */
export interface LifeStep {
  readonly status: string;
  /** ISO date and time on the wall clock of Lagos. Null if unknown. */
  readonly at: string | null;
  readonly by: string | null;
  readonly state: 'done' | 'now' | 'failed';
}

const GOOD_END = new Set(['Successful']);

const stateOf = (status: string): LifeStep['state'] => {
  if (isReturned({ status })) return 'failed';
  return GOOD_END.has(status) ? 'done' : 'now';
};

/**
 * PAY-01: returns the timeline, oldest first, as the provider reports it. Without a report it follows from the payout itself: its initiation
 * and its status. Only the last step can still be running.
 */
export function timelineOf({ events, initiatedAt, initiator, settledAt, status }: PayoutInFull): readonly LifeStep[] {
  const shown = events.length > 0 ? events : [{ status: 'Initiated', at: initiatedAt, by: initiator || null }];
  const last = shown.at(-1);
  const all = last?.status === status ? shown : [...shown, { status, at: settledAt, by: null }];
  return all.map((step, n) => ({ ...step, state: n === all.length - 1 ? stateOf(step.status) : 'done' }));
}

/** One payout with all details, by its id. */
export const payoutDetailsMachine = resource<PayoutInFull, string>('payoutDetails', {
  calls: ['getPayout'],
  req: ['PAY-01', 'PAY-09'],
  description: 'Shows one payout and its status history.',
});
