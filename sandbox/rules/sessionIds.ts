/** An interbank session id: thirty digits of institution, time and number. */
import { toWallClock } from './wallclock';

/** @param reference of which the number is derived: it ends with hexadecimal digits */
export function sessionIdOf(moment: Temporal.Instant, reference: string): string {
  const number = BigInt(`0x${reference.slice(-10)}`) % 10n ** 12n;
  return `100004${toWallClock(moment).replace(/\D/g, '').slice(2)}${number.toString().padStart(12, '0')}`;
}
