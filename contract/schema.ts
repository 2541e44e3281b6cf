/**
 * `type` of arktype, but a schema is built when it first checks something. To build one takes far longer than to check with it, and a page uses
 * few of all there are.
 */
import { type as built } from 'arktype';

/** How each schema here is built, by what stands for it. */
const builders = new WeakMap<object, () => unknown>();

/** Returns a definition with every schema in it built. */
function inFull(definition: unknown): unknown {
  if (Array.isArray(definition)) return definition.map(inFull);
  if (typeof definition === 'function') return builders.get(definition)?.() ?? definition;
  if (typeof definition !== 'object' || definition === null || Object.getPrototypeOf(definition) !== Object.prototype)
    return definition;
  return Object.fromEntries(Object.entries(definition).map(([key, value]) => [key, inFull(value)]));
}

/** Methods that make another schema of one. */
const MAKING: ReadonlySet<string | symbol> = new Set([
  'and',
  'or',
  'array',
  'pipe',
  'to',
  'narrow',
  'default',
  'atLeastLength',
  'as',
]);

function later(build: () => unknown): object {
  let schema: object | null = null;
  const whole = (): object => {
    const there: object = schema ?? Object(build());
    schema = there;
    return there;
  };
  const making =
    (method: string | symbol) =>
    (...parts: readonly unknown[]): object =>
      later(() => Reflect.apply(Reflect.get(whole(), method), whole(), parts.map(inFull)));
  const proxy = new Proxy(() => undefined, {
    apply: (_, __, [data]) => Reflect.apply(Object(whole()), undefined, [data]),
    has: (_, name) => Reflect.has(whole(), name),
    get: (_, name) => (MAKING.has(name) ? making(name) : Reflect.get(whole(), name)),
  });
  builders.set(proxy, whole);
  return proxy;
}

/** Builds these schemas now, so that an idle page has them before they check anything. */
export function buildNow(schemas: readonly object[]): void {
  for (const schema of schemas) builders.get(schema)?.();
}

export const type = new Proxy(built, {
  apply: (_, __, definition) => later(() => Reflect.apply(built, undefined, definition.map(inFull))),
});
