/** Runs what may only decide and compute. What reaches outside meanwhile throws. */

/** The ways out that a page and Node share. Nothing else is there where a machine is walked. */
const WAYS_OUT = [
  'fetch',
  'WebSocket',
  'BroadcastChannel',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
] as const;

const OUTSIDE = new RegExp(
  `\\b(?:${WAYS_OUT.join('|')}|sendBeacon)\\(|\\bnew (?:WebSocket|Promise)\\b|\\bPromise\\.|\\.then\\(|\\basync\\s*\\(`,
);

/** Whether a function calls one of them in its source, or puts something off. Texts of merchants have such words too. */
export const looksOutside = (made: unknown): boolean => typeof made === 'function' && OUTSIDE.test(String(made));

class ReachesOutsideError extends Error {
  override name = 'ReachesOutsideError';
}

/** @throws ReachesOutsideError where it reaches outside, unless it catches that itself */
export function alone<Result>(run: () => Result): Result {
  const kept = WAYS_OUT.filter((name) => Reflect.has(globalThis, name)).map(
    (name) => [name, Reflect.get(globalThis, name)] as const,
  );
  for (const [name] of kept)
    Reflect.set(globalThis, name, () => {
      throw new ReachesOutsideError(`It uses ${name}. Only a port reaches outside.`);
    });
  try {
    return run();
  } finally {
    for (const [name, made] of kept) Reflect.set(globalThis, name, made);
  }
}
