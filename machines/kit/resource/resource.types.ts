import type { Loading } from '../flow/loading';

export type ResourceEvent<Key> =
  /** A new key clears the displayed record at once. */
  { type: 'key.set'; key: Key } | { type: 'refresh' };

export interface ResourceContext<Value, Key> extends Loading {
  readonly key: Key;
  /** The last loaded value of this key. Null before the first one. */
  readonly value: Value | null;
}
