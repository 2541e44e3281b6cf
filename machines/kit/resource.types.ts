import type { Fault } from './fault';

export type ResourceEvent<Key> =
  /** Another thing is asked for: what was shown of the last one goes at once. */
  { type: 'key.given'; key: Key } | { type: 'refreshed' };

export interface ResourceContext<Value, Key> {
  readonly key: Key;
  /** The last that could be had of this key; null before there was any. */
  readonly value: Value | null;
  readonly fault: Fault | null;
  /** When the value came, in milliseconds of the epoch. Null before it did. */
  readonly shownAt: number | null;
}
