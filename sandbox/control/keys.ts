/** A call with an API key, on request for testers. */
import { type } from 'arktype';

const Used = type({ key: '1 <= string <= 200' });

/** @returns the key, or null if the request has none */
export function keyFrom(body: unknown): string | null {
  const used = Used(body);
  return used instanceof type.errors ? null : used.key;
}
