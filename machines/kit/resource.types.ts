import type { Loading } from './loading';

export type ResourceEvent<Key> =
  /** Another thing is asked for: what was shown of the last one goes at once. */
  { type: 'key.set'; key: Key } | { type: 'refresh' };

export interface ResourceContext<Value, Key> extends Loading {
  readonly key: Key;
  /** The last that could be had of this key; null before there was any. */
  readonly value: Value | null;
}
