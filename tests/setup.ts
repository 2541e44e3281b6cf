import 'temporal-polyfill/global';

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

// Files that share their modules share the date too.
if (!Reflect.has(globalThis, PINNED)) {
  pinDate();
  Reflect.set(globalThis, PINNED, true);
}
