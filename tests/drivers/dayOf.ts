/** One day for the sandbox and the pages that ask it: its own, whatever the day of the run. */
import type { BrowserContext } from '@playwright/test';
import type { Sandbox } from '../../sandbox/start';

export const momentOf = (sandbox: Sandbox) => sandbox.clock.now().epochMilliseconds;

/** Runs in every page before anything of the app. */
function shift(ahead: number) {
  const Own = Date;
  const real = Own.now;
  Own.now = () => real() + ahead;
  // Whoever sets the time further, as a sleep would, does so for all of them.
  window.Date = new Proxy(Own, {
    construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [Own.now()], as),
    apply: () => new Own(Own.now()).toString(),
  });
  // A browser that has no Temporal of its own is given one that asks Date.
  if (!('Temporal' in window)) return;
  const { Now, Instant } = Temporal;
  const instant = () => Instant.fromEpochMilliseconds(Own.now());
  const zoned = (zone: Temporal.TimeZoneLike = Now.timeZoneId()) => instant().toZonedDateTimeISO(zone);
  Object.assign(Now, {
    instant,
    zonedDateTimeISO: zoned,
    plainDateTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDateTime(),
    plainDateISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDate(),
    plainTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainTime(),
  });
}

/** Its pages tell the sandbox's time, and go on from there as real time does. */
export const tellTimeOf = (sandbox: Sandbox, context: BrowserContext) =>
  context.addInitScript(shift, momentOf(sandbox) - Date.now());
