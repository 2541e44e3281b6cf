/** One date for the sandbox and its pages: its own, whatever the date of the run. */
import type { BrowserContext } from '@playwright/test';
import type { Sandbox } from '../../sandbox/start';

export const momentOf = (sandbox: Sandbox) => sandbox.clock.now().epochMilliseconds;

/** Runs in every page before the app. */
function shift(ahead: number) {
  const Own = Date;
  const real = Own.now;
  Own.now = () => real() + ahead;
  // A further change of the time, as by a sleep, applies to all of them.
  window.Date = new Proxy(Own, {
    construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [Own.now()], as),
    apply: () => new Own(Own.now()).toString(),
  });
  // A browser without Temporal gets one that uses Date.
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

/** Its pages use the sandbox's time, and continue from there in real time. */
export const useSandboxTime = (sandbox: Sandbox, context: BrowserContext) =>
  context.addInitScript(shift, momentOf(sandbox) - Date.now());
