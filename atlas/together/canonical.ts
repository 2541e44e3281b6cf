/** The text of a value in which two that differ only in made-up keys and in moments are equal. */

const MADE_UP = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Values of the clock. Only whether there is one counts. */
const MOMENTS = new Set(['sentAt', 'usedCodeSentAt', 'retryAt']);

/** A length of time: only whether it is over counts. */
const LENGTHS = new Set(['pauseMs']);

/** Writes values with the names K1, K2 in place of made-up keys, in the order in which they are met. */
export function writer() {
  const names = new Map<string, string>();
  const named = (text: string) =>
    text.replace(MADE_UP, (key) => {
      const name = names.get(key) ?? `K${names.size + 1}`;
      names.set(key, name);
      return name;
    });
  const write = (value: unknown, field = ''): string => {
    if (MOMENTS.has(field))
      return value === null || value === undefined || (field === 'usedCodeSentAt' && value === 0) ? 'null' : '"then"';
    if (LENGTHS.has(field)) return Number(value) > 0 ? '"long"' : '"over"';
    if (typeof value === 'string') return JSON.stringify(named(value));
    if (Array.isArray(value)) return `[${value.map((one) => write(one)).join()}]`;
    if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value).map(([key, one]) => `${JSON.stringify(named(key))}:${write(one, key)}`);
      return `{${fields.sort().join()}}`;
    }
    return String(value);
  };
  return { write, named, keys: () => [...names.keys()] };
}
