/** The last movements of a wallet, and its last payouts that have not moved money: they wait, or were returned. */
import type { Movement } from '../../../contract/balances/movements';
import type { Payout } from '../../../contract/payouts/payouts';
import { isolated } from '../../../contract/shownText';
import type { Fault } from '../../kit/flow/fault';
import { withFee } from '../../kit/values/withFee';
import { isReturned } from '../../payouts/payouts/returned';

/** How many are shown. */
export const ACTIVITY_COUNT = 12;
/** A file of payouts must not hide what moved. */
const MOST_PAYOUTS = 6;

export interface Activity {
  readonly id: string;
  /** Wall-clock ISO text. */
  readonly at: string;
  readonly description: string;
  readonly type: string;
  readonly direction: Movement['direction'];
  /** Major units with the fee, never negative. Null if unknown. */
  readonly amount: string | null;
  readonly currency: string;
  /** The balance of the wallet afterwards. Null if unknown, or if nothing moved. */
  readonly after: string | null;
  readonly status: string;
  /** `moved` is part of the balance, `waiting` is not yet, `returned` never was. */
  readonly standing: 'moved' | 'waiting' | 'returned';
}

/** A movement in the history has happened. The provider names no status for it. */
const ofMovement = ({ id, at, description, type, direction, amount, currency, after }: Movement): Activity => ({
  id: `movement ${id}`,
  at,
  description: description || type || direction,
  type,
  direction,
  amount,
  currency,
  after,
  status: 'Completed',
  standing: 'moved',
});

const ofPayout = (payout: Payout & { readonly initiatedAt: string }): Activity => ({
  id: `payout ${payout.payoutId}`,
  at: payout.initiatedAt,
  description: `To ${isolated(payout.recipient)}`,
  type: 'Payout',
  direction: 'Debit',
  amount: withFee(payout),
  currency: payout.currency,
  after: null,
  status: payout.status,
  standing: isReturned(payout) ? 'returned' : 'waiting',
});

const isDated = (payout: Payout): payout is Payout & { readonly initiatedAt: string } => payout.initiatedAt !== null;

/** The last movements and the last payouts, each newest first. */
export interface Recent {
  readonly movements: readonly Movement[];
  /** Empty if the role may not view them, or if they failed to load. */
  readonly payouts: readonly Payout[];
  /** Why there are no payouts although the role may view them. */
  readonly withoutPayouts: Fault | null;
}

/** Returns both, newest first. A payout is listed once: as its movement as soon as there is one. */
export function recentActivity(
  { movements, payouts }: Pick<Recent, 'movements' | 'payouts'>,
  currency: string,
): readonly Activity[] {
  const moved = new Set(movements.map(({ payoutId }) => payoutId));
  const open = payouts
    .filter(isDated)
    .filter((payout) => payout.currency === currency && payout.status !== 'Successful' && !moved.has(payout.payoutId))
    .slice(0, MOST_PAYOUTS);
  return [...open.map(ofPayout), ...movements.map(ofMovement)]
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, ACTIVITY_COUNT);
}

/** The wallet, and whether the role may view payouts too: `NGN payouts`. */
export const activityKey = (currency: string, withPayouts: boolean) => (withPayouts ? `${currency} payouts` : currency);
