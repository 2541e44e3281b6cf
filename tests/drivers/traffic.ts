/**
 * The calls of a page, held at the browser's edge until a step says how they end; then the sandbox is told which fault to make, if any, and
 * the call goes on. Answers are never made up here: they are what the sandbox says.
 */
import type { Page, Route } from '@playwright/test';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { allEndpoints, type EndpointName } from '../../contract/all';
import { flows } from '../../machines/flows';
import { type PortFacts, portFacts } from '../../machines/kit/port';

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
function nameOf(route: Route): EndpointName {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const found = patterns.find(({ method, path }) => method === request.method() && path.test(pathname));
  if (!found) throw new Error(`${request.method()} ${pathname} is not in the contract.`);
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

/** Asked by the page after everything else, and answered here. */
const FENCE = '/fence';

/** Whether the page no longer wanted the answer; asked once the call has gone on. */
async function wasGivenUp(route: Route): Promise<boolean> {
  const request = route.request();
  const response = await request.response().catch(() => null);
  return response === null && request.failure()?.errorText === 'net::ERR_ABORTED';
}

export async function holdTraffic(page: Page, holds: readonly string[]) {
  const quiet = new Set(AROUND.filter((port) => !holds.includes(port)).flatMap(callsOf));
  const heldCalls = new Set(holds.flatMap(callsOf).filter((call) => !quiet.has(call)));
  const onTheWay = new Map<EndpointName, Route>();
  const awaited = new Map<EndpointName, (route: Route) => void>();
  const made: EndpointName[] = [];

  await page.route(/\/(subsidiary|splitsettlement)\//, (route) => {
    const call = nameOf(route);
    made.push(call);
    if (!heldCalls.has(call)) return route.continue();
    const waiting = awaited.get(call);
    awaited.delete(call);
    if (waiting) return waiting(route);
    onTheWay.set(call, route);
  });
  page.on('requestfailed', (request) => {
    for (const [call, route] of onTheWay) if (route.request() === request) onTheWay.delete(call);
  });

  await page.route(`**${FENCE}`, (route) => route.fulfill({ status: 204 }));
  /** Ends when whatever the page has asked or given up so far is known here: a call that replaces another must not be taken for it. */
  const fence = () => page.evaluate((path) => fetch(path).then(() => undefined), FENCE);

  const take = (call: EndpointName): Promise<Route> => {
    const route = onTheWay.get(call);
    onTheWay.delete(call);
    return route ? Promise.resolve(route) : new Promise((resolve) => awaited.set(call, resolve));
  };
  const takeOne = async (calls: readonly EndpointName[]) => {
    const route = await Promise.race(calls.map(take));
    for (const call of calls) awaited.delete(call);
    return [route];
  };
  const takeHeld = async (calls: readonly EndpointName[], makes: PortFacts['makes']) => {
    await fence();
    return makes === 'one' ? takeOne(calls) : Promise.all(calls.map(take));
  };
  /** The calls of a port that are held; `before` runs when they are all there, before the first of them goes on. */
  const release = async (port: string, before: (call: EndpointName) => void) => {
    let calls: readonly EndpointName[] = callsOf(port).filter((call) => heldCalls.has(call));
    for (let isFirst = true; calls.length > 0; isFirst = false) {
      const routes = await takeHeld(calls, factsOf(port).makes);
      const [first] = routes;
      if (first && isFirst) before(nameOf(first));
      for (const route of routes) await route.continue();
      // One that the page gave up meanwhile was replaced by another, and that is the one which is meant.
      const given = await Promise.all(routes.map(wasGivenUp));
      calls = routes.filter((_, at) => given[at]).map(nameOf);
    }
  };
  return { made, release };
}
