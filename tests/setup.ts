import 'temporal-polyfill/global';
import { describe, it, vi } from 'vitest';

/** Noon of the day after the newest of the samples, in Lagos. */
const NOON = Date.UTC(2026, 10, 23, 11);
const PINNED = Symbol.for('kontor.pinned');

/** Time starts at one noon in every process and goes on from there: no test may depend on the date of its run. */
function pinDate() {
  const Own = Date;
  const real = Own.now;
  const ahead = NOON - real();
  Own.now = () => real() + ahead;
  globalThis.Date = new Proxy(Own, {
    construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [Own.now()], as),
    apply: () => new Own(Own.now()).toString(),
  });
}

/** A run of some flows leaves the lists of the others empty. */
const isPart = Boolean(process.env.KONTOR_FLOWS ?? process.env.KONTOR_WALKS);

/** An empty list of cases declares no test, so nothing would fail: refuses it. */
function refuseEmptyLists(declare: typeof it | typeof describe) {
  const own: unknown = Reflect.get(declare, 'each');
  if (typeof own !== 'function') throw new Error('vitest declares lists of cases in another way by now.');
  Reflect.set(declare, 'each', function (this: unknown, cases: unknown, ...values: unknown[]): unknown {
    if (Array.isArray(cases) && cases.length === 0 && !isPart) throw new Error('The list of cases is empty.');
    return Reflect.apply(own, this, [cases, ...values]);
  });
}

/** Long enough for a busy machine, as the limits of tests are: it says nothing of speed. */
function waitLonger() {
  const { waitFor } = vi;
  vi.waitFor = (callback, options = 20_000) => waitFor(callback, options);
}

// Files that share their modules share the date and vitest's functions too.
if (!Reflect.has(globalThis, PINNED)) {
  pinDate();
  refuseEmptyLists(it);
  refuseEmptyLists(describe);
  Reflect.set(globalThis, PINNED, true);
  waitLonger();
}
