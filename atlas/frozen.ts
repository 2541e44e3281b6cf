/** Makes plain data unchangeable. */

const isPlain = (value: object) => {
  const like: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || like === Object.prototype || like === null;
};

/**
 * Freezes plain objects and arrays, and all that is in them. Every configuration of a walk keeps the data of the ones before it, so a machine that
 * changes them in place would change what was already looked at. Frozen, it throws.
 */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || !isPlain(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}
