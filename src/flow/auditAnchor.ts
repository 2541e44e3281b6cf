/**
 * The fingerprint of the audit trail that a merchant saved, for each business. It is kept in this browser and not at the provider, because only
 * what the provider can't change proves that nothing was cut off.
 */
import { keepPreference, readPreference } from './themePreference';

interface SavedAnchor {
  readonly sequence: number;
  readonly hash: string;
  /** ISO text of a moment. */
  readonly savedAt: string;
}

const nameOf = (business: string) => `audit-anchor:${business}`;

/** Anyone at this browser can edit it, so what is no anchor counts as none. */
export function readAnchor(business: string): SavedAnchor | null {
  const [sequence, hash = '', savedAt = '', ...rest] = (readPreference(nameOf(business)) ?? '').split(' ');
  const isAnchor = /^[1-9]\d{0,8}$/.test(sequence ?? '') && /^[0-9a-f]{64}$/.test(hash) && !Number.isNaN(Date.parse(savedAt));
  return isAnchor && rest.length === 0 ? { sequence: Number(sequence), hash, savedAt } : null;
}

/** Returns whether the browser kept it. */
export function keepAnchor(business: string, { sequence, hash, savedAt }: SavedAnchor): boolean {
  keepPreference(nameOf(business), `${sequence} ${hash} ${savedAt}`);
  return readAnchor(business)?.hash === hash;
}
