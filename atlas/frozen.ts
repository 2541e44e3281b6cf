/** Makes plain data unchangeable. */

const isPlain = (value: object) => {
  const like: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || like === Object.prototype || like === null;
};

const unchangeable = () => {
  throw new TypeError('It is read only: make another one.');
};

/** A set and a map can be changed although they are frozen. */
function closed(value: object): void {
  if (!(value instanceof Set || value instanceof Map)) return;
  for (const name of ['add', 'set', 'delete', 'clear']) Object.defineProperty(value, name, { value: unchangeable });
  Object.freeze(value);
}

/**
 * Freezes plain objects, arrays, sets and maps, and all that is in them. Every configuration of a walk keeps the data of the ones before it, so a
 * machine that changes them in place would change what was already looked at. Frozen, it throws.
 */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (!isPlain(value)) {
    closed(value);
    return value;
  }
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}
