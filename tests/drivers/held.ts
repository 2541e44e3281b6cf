/** Ports that a test holds open until a step ends their calls. */
import { type AnyStateMachine, StateMachine } from 'xstate';
import { type FlowName, flows } from '../../machines/flows';
import { everyFault } from '../../machines/kit/flow/cases';
import { Failure, type Fault } from '../../machines/kit/flow/fault';
import { portFacts, type Service, type Wired, wire } from '../../machines/kit/flow/port';
import type { Outcome } from './driver';

interface Held {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

type Services = { [name: string]: Service<unknown, unknown> | Services };

export function heldPorts(defaults: Readonly<Record<string, unknown>>, holds: readonly string[]) {
  const waiting = new Map<string, Held>();
  const made: string[] = [];

  /** Running calls by port. Leaving a state aborts its call, as in a browser. */
  const held =
    (port: string): Service<unknown, unknown> =>
    (_, { signal }) =>
      new Promise((resolve, reject) => {
        made.push(port);
        if (!holds.includes(port) && port in defaults) return resolve(defaults[port]);
        const call = { resolve, reject };
        waiting.set(port, call);
        signal.addEventListener('abort', () => {
          if (waiting.get(port) === call) waiting.delete(port);
          reject(signal.reason);
        });
      });

  const servicesFor = (machine: AnyStateMachine): Services =>
    Object.fromEntries(
      Object.entries(machine.implementations.actors ?? {}).map(([src, logic]) => [
        src,
        logic instanceof StateMachine ? servicesFor(logic) : held(portFacts(logic)?.name ?? src),
      ]),
    );

  const hold = <M extends AnyStateMachine>(machine: M): Wired<M> => wire(machine, servicesFor(machine) as never);

  const end = (port: string, how: Outcome) => {
    const call = waiting.get(port);
    if (!call) throw new Error(`"${port}" is not on its way`);
    waiting.delete(port);
    if ('answers' in how) call.resolve(how.answers);
    else call.reject(new Failure(faultOf(how)));
  };
  return { hold, end, made };
}

function faultOf(how: Exclude<Outcome, { answers: unknown }>): Fault {
  if ('refuses' in how) return { kind: 'server', status: how.status ?? 400, message: how.refuses };
  if (how.fails === 'refused') return everyFault.refused;
  if (how.fails === 'broken') return everyFault.broken;
  if (how.fails === 'lost' || how.fails === 'server') return everyFault.network;
  return everyFault[how.fails];
}

type HeldFlows = { readonly [Name in FlowName]: Wired<(typeof flows)[Name]['machine']> };

/** Every flow with held ports. Each is wired when a screen first asks for it: a screen shows few of them. */
export const heldFlows = (hold: ReturnType<typeof heldPorts>['hold']): HeldFlows => {
  const wired = new Map<FlowName, Wired<AnyStateMachine>>();
  const flowOf = (name: FlowName) => {
    const known = wired.get(name) ?? hold<AnyStateMachine>(flows[name].machine);
    wired.set(name, known);
    return known;
  };
  const entries = (Object.keys(flows) as FlowName[]).map((name) => [name, { enumerable: true, get: () => flowOf(name) }]);
  return Object.defineProperties({}, Object.fromEntries(entries)) as HeldFlows;
};
