import type { SettlementItemPage } from '../../../contract/settlements/settlementItems';
import type { SettlementInFull } from '../../../contract/settlements/settlements';
import type { Fault } from '../../kit/flow/fault';

/** How many items, and their sum in major units. */
export interface Sum {
  readonly count: number;
  readonly amount: string;
}

/** What was read so far, by line. */
export type Tally = Readonly<Record<string, Sum>>;

/** A line of the statement beside its items. Null if the statement has no such line. */
export interface LineCheck {
  readonly line: string;
  readonly stated: Sum | null;
  readonly found: Sum;
  /** The statement less the items. */
  readonly difference: string;
}

/** An item that was read more than once. */
export interface Doubled {
  readonly id: string;
  readonly line: string;
  /** Its reference, or what else the provider says of it. */
  readonly name: string;
}

export interface Verdict {
  readonly lines: readonly LineCheck[];
  /** What the statement says is paid, and the sum of its lines and of all items. */
  readonly amount: string;
  readonly stated: string;
  readonly found: string;
  readonly difference: string;
  readonly items: number;
  readonly pages: number;
  /** Items that were read more than once. */
  readonly doubled: readonly Doubled[];
  /** How many items were announced and never came. Negative if more came. */
  readonly missing: number;
}

export interface ReconciliationContext {
  readonly settlementId: string;
  readonly statement: SettlementInFull | null;
  readonly tally: Tally;
  /** The ids of each page that was read. */
  readonly pages: readonly (readonly string[])[];
  /** All of these ids, in sets of a limited size. */
  readonly seen: readonly ReadonlySet<string>[];
  /** Those that came more than once. */
  readonly doubled: readonly Doubled[];
  /** How many items the provider announced. Null before the first page. */
  readonly total: number | null;
  /** How often the reading began again, because the settlement changed. */
  readonly restarts: number;
  readonly verdict: Verdict | null;
  readonly fault: Fault | null;
}

export type ReconciliationEvent = { type: 'check.requested' } | { type: 'check.cancelled' } | { type: 'read.retried' };

export type ItemPage = SettlementItemPage;
