/** What a function reads of its argument. A key is one value that it finds, not one that it puts together. */

const isParts = (value: unknown): value is object =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

export interface Readings {
  readonly result: unknown;
  /** The texts and numbers that were read, by their places. */
  readonly read: ReadonlyMap<string, unknown>;
  /** Whether anything was looked at. */
  readonly isUsed: boolean;
}

export function readingsOf(look: (of: never) => unknown, of: unknown): Readings {
  const read = new Map<string, unknown>();
  let isUsed = false;
  const seen = (value: unknown, path: string): unknown => {
    if (!isParts(value)) {
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') read.set(path, value);
      return value;
    }
    // A copy, because a proxy may not show other parts of what is frozen.
    const copy: object = Array.isArray(value) ? [...value] : { ...value };
    return new Proxy(copy, {
      get: (target, key) => {
        isUsed = true;
        const part: unknown = Reflect.get(target, key);
        return typeof key === 'symbol' || typeof part === 'function' ? part : seen(part, path === '' ? key : `${path}.${key}`);
      },
    });
  };
  const result = look(seen(of, '') as never);
  return { result, read, isUsed: isUsed || read.size > 0 };
}

/** Returns why this is no key, or null: it must be a value by itself, which does not change with an amount or a name. */
export function notAKey(look: (of: never) => unknown, of: unknown): string | null {
  const { result, read } = readingsOf(look, of);
  if (result === null) return null;
  const places = [...read.keys()];
  if (places.length > 1) return `that is put together from ${places.join(' and ')}`;
  return [...read.values()].includes(result) ? null : 'that is worked out from the order';
}
