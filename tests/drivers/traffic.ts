/**
 * The calls of a page, held at the browser's edge until a step says how they end; then the sandbox is told which fault to make, if any, and
 * the call goes on. Answers are never made up here: they are what the sandbox says.
 */
import type { Page } from '@playwright/test';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { allEndpoints, type EndpointName } from '../../contract/all';
import { flows } from '../../machines/flows';
import { type PortFacts, portFacts } from '../../machines/kit/port';
import { FENCE, intercept, type PausedCall } from './interception';

/** Every port of every flow, those of child machines too, with the calls that its service makes. */
const ports = new Map<string, PortFacts>();
const collect = (machine: AnyStateMachine) => {
  for (const logic of Object.values(machine.implementations.actors ?? {})) {
    const facts = portFacts(logic);
    if (facts) ports.set(facts.name, facts);
    else if (logic instanceof StateMachine) collect(logic);
  }
};
for (const { machine } of Object.values(flows)) collect(machine);

function factsOf(port: string): PortFacts {
  const facts = ports.get(port);
  if (!facts) throw new Error(`No flow has a port "${port}".`);
  return facts;
}

const callsOf = (port: string) => factsOf(port).calls;

/** Fixed paths before those with parameters, which would swallow them. */
const patterns = Object.values(allEndpoints)
  .map(({ name, method, path }) => ({ name, method, path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }))
  .sort((a, b) => Number(a.path.source.includes('[^/]')) - Number(b.path.source.includes('[^/]')));

/** Which call of the contract this is. A call outside of the contract is a mistake. */
function nameOf({ method, url: { pathname } }: PausedCall): EndpointName {
  const found = patterns.find((pattern) => pattern.method === method && pattern.path.test(pathname));
  if (!found) throw new Error(`${method} ${pathname} is not in the contract.`);
  return found.name;
}

/** Ports of the screens around a flow, which answer as they come unless the flow holds them. */
const AROUND = [
  'openBooks',
  'walletBalances.load',
  'transactionSummary.load',
  'inflowOutflow.load',
  'balances.load',
  'balancesSummary.load',
  'payouts.load',
  'payoutWallets.load',
];

export async function holdTraffic(page: Page, holds: readonly string[]) {
  const quiet = new Set(AROUND.filter((port) => !holds.includes(port)).flatMap(callsOf));
  const heldCalls = new Set(holds.flatMap(callsOf).filter((call) => !quiet.has(call)));
  /** A port may make several of one name at once. */
  const onTheWay = new Map<EndpointName, readonly PausedCall[]>();
  const awaited = new Map<EndpointName, (call: PausedCall) => void>();
  const made: EndpointName[] = [];

  await intercept(page, ['/subsidiary/', '/splitsettlement/'], {
    onCall: (call) => {
      const name = nameOf(call);
      made.push(name);
      if (!heldCalls.has(name)) return void call.goOn();
      const waiting = awaited.get(name);
      awaited.delete(name);
      if (waiting) return waiting(call);
      onTheWay.set(name, [...(onTheWay.get(name) ?? []), call]);
    },
    onGivenUp: (call) => {
      for (const [name, held] of onTheWay) {
        const left = held.filter((one) => one !== call);
        onTheWay.set(name, left);
      }
    },
  });

  /** Ends when whatever the page has asked or given up so far is known here: a call that replaces another must not be taken for it. */
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
  /** Those that are there of these names; else the first that comes, and what comes with it. */
  const takeOne = async (names: readonly EndpointName[]) => {
    const there = names.flatMap(taken);
    if (there.length > 0) return there;
    const first = await Promise.race(names.map(nextOf));
    for (const name of names) awaited.delete(name);
    await fence();
    return [first, ...names.flatMap(taken)];
  };
  const takeHeld = async (names: readonly EndpointName[], makes: PortFacts['makes']) => {
    await fence();
    return makes === 'one' ? takeOne(names) : (await Promise.all(names.map(take))).flat();
  };
  /** The calls of a port that are held; `before` runs when they are all there, before the first of them goes on. */
  const release = async (port: string, before: (name: EndpointName) => void) => {
    let names: readonly EndpointName[] = callsOf(port).filter((name) => heldCalls.has(name));
    for (let isFirst = true; names.length > 0; isFirst = false) {
      const calls = await takeHeld(names, factsOf(port).makes);
      const [first] = calls;
      if (first && isFirst) before(nameOf(first));
      const wanted = await Promise.all(calls.map((call) => call.goOn()));
      // What the page gave up meanwhile was replaced by others, and these are meant; where one of them failed, it gives up the rest.
      names = wanted.some(Boolean) ? [] : [...new Set(calls.map(nameOf))];
    }
  };
  return { made, release };
}
