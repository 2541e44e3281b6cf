/**
 * Holds the calls of a page at the browser's edge until a step ends them. Then the sandbox gets the fault, if any, and the call continues.
 * Responses are never invented here: they come from the sandbox.
 */
import type { Page } from '@playwright/test';
import { allEndpoints, type EndpointName } from '../../contract/all';
import { type Endpoint, isMeant } from '../../contract/endpoint';
import type { PortFacts } from '../../machines/kit/flow/port';
import { factsOf, heldCalls } from './calls';
import { FENCE, intercept, type PausedCall } from './interception';

interface Pattern {
  readonly name: EndpointName;
  readonly method: string;
  readonly path: RegExp;
  readonly without?: string;
}

/** Static paths before those with parameters, which would match them, and of two calls on one path the one that lacks a parameter. */
const orderOf = ({ path, without }: Pattern) => (path.source.includes('[^/]') ? 2 : 0) - (without === undefined ? 0 : 1);

const patterns = Object.values<Endpoint & { readonly name: EndpointName }>(allEndpoints)
  .map(
    ({ name, method, path, without }): Pattern => ({
      name,
      method,
      path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
      ...(without !== undefined && { without }),
    }),
  )
  .sort((a, b) => orderOf(a) - orderOf(b));

/** Returns the contract's name of this call. A call outside of the contract is an error. */
function nameOf({ method, url: { pathname, searchParams } }: PausedCall): EndpointName {
  const isIt = (pattern: Pattern) =>
    pattern.method === method && pattern.path.test(pathname) && isMeant(pattern, (parameter) => searchParams.has(parameter));
  const found = patterns.find(isIt);
  if (!found) throw new Error(`${method} ${pathname} is not in the contract.`);
  return found.name;
}

/** How long a page may take to make a call, in milliseconds. */
const CALLED_MS = 30_000;

/** @param before ports of the page that make the same calls as a held one: the first call of each goes on. */
export async function holdTraffic(page: Page, holds: readonly string[], before: readonly string[] = []) {
  const held = heldCalls(holds);
  const goingOn = heldCalls(before);
  /** A port may make several calls of one name at once. */
  const onTheWay = new Map<EndpointName, readonly PausedCall[]>();
  const awaited = new Map<EndpointName, (call: PausedCall) => void>();
  const made: EndpointName[] = [];

  await intercept(page, ['/subsidiary/', '/splitsettlement/'], {
    onCall: (call) => {
      const name = nameOf(call);
      made.push(name);
      if (!held.has(name) || goingOn.delete(name)) return void call.goOn();
      const waiting = awaited.get(name);
      awaited.delete(name);
      if (waiting) return waiting(call);
      onTheWay.set(name, [...(onTheWay.get(name) ?? []), call]);
    },
    onGivenUp: (call) => {
      for (const [name, waiting] of onTheWay) {
        const left = waiting.filter((one) => one !== call);
        onTheWay.set(name, left);
      }
    },
  });

  /** Resolves when all earlier requests and cancellations of the page are known here, so that a new call is not mistaken for the old one. */
  const fence = () => page.evaluate((path) => fetch(path).then(() => undefined), FENCE);

  const taken = (name: EndpointName): readonly PausedCall[] => {
    const calls = onTheWay.get(name) ?? [];
    onTheWay.delete(name);
    return calls;
  };
  const nextOf = (name: EndpointName) => new Promise<PausedCall>((resolve) => void awaited.set(name, resolve));
  const take = async (name: EndpointName): Promise<readonly PausedCall[]> => {
    const calls = taken(name);
    return calls.length > 0 ? calls : [await nextOf(name)];
  };
  /** Returns the held calls with these names, or waits for the first and what comes with it. */
  const takeOne = async (names: readonly EndpointName[]) => {
    const there = names.flatMap(taken);
    if (there.length > 0) return there;
    const first = await Promise.race(names.map(nextOf));
    for (const name of names) awaited.delete(name);
    await fence();
    return [first, ...names.flatMap(taken)];
  };
  const takeHeld = async (names: readonly EndpointName[], callsOneOf: PortFacts['callsOneOf']) => {
    await fence();
    return callsOneOf ? takeOne(names) : (await Promise.all(names.map(take))).flat();
  };
  /** A call that never comes is named, which the time limit of a test does not do. */
  const inTime = async (taking: Promise<readonly PausedCall[]>, names: readonly EndpointName[]) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      const why = () => reject(new Error(`The page did not call ${names.join(', ')}. It called ${made.join(', ')}.`));
      timer = setTimeout(why, CALLED_MS);
    });
    try {
      return await Promise.race([taking, late]);
    } finally {
      clearTimeout(timer);
    }
  };
  /**
   * Continues the held calls of a port. `before` runs when they are all held, before the first continues. Where one is made after the other,
   * none follows one that fails: `before` returns whether it does.
   */
  const release = async (port: string, before: (name: EndpointName) => boolean) => {
    const all = factsOf(port).calls.filter((name) => held.has(name));
    if (!factsOf(port).callsInTurn) return releaseAtOnce(port, all, before);
    let isFailing = false;
    for (const name of all) {
      if (isFailing) return;
      await releaseAtOnce(port, [name], (first) => {
        isFailing = before(first);
      });
    }
  };
  const releaseAtOnce = async (port: string, all: readonly EndpointName[], before: (name: EndpointName) => void) => {
    let names = all;
    for (let isFirst = true; names.length > 0; isFirst = false) {
      const calls = await inTime(takeHeld(names, factsOf(port).callsOneOf), names);
      const [first] = calls;
      if (first && isFirst) before(nameOf(first));
      const wanted = await Promise.all(calls.map((call) => call.goOn()));
      // The page replaced cancelled calls with new ones, which are meant here. If one of them failed, it cancels the rest.
      names = wanted.some(Boolean) ? [] : [...new Set(calls.map(nameOf))];
    }
  };
  return { made, release };
}
