/**
 * Ports: the typed, named calls that a machine needs from outside. A machine declares them with `port`, and `wire` implements all of them,
 * also for child machines. A missing port does not compile, and throws when the wiring is made. A machine that starts without wiring throws
 * outside any handler, so the defect never looks like a failed call.
 */
import { type AnyStateMachine, fromPromise, type PromiseActorLogic, type ProvidedActor, StateMachine } from 'xstate';
import type { EndpointName } from '../../../contract/all';
import { Failure, type Fault } from './fault';

/** Implements a port. It must pass `signal` on, so that leaving a state aborts its call. */
export type Service<Input, Output> = (input: Input, options: { readonly signal: AbortSignal }) => Promise<Output>;

/** What a chart shows of a port: its name, and the contract's calls that its service makes. Without calls it stays in the browser. */
export interface PortFacts {
  readonly name: string;
  readonly calls: readonly EndpointName[];
  /** Whether its service makes one of the calls, depending on its input. By default it makes all of them. */
  readonly callsOneOf?: boolean;
  /** Whether its service makes each call only once the one before it was answered. By default it makes them at once. */
  readonly callsInTurn?: boolean;
}

export class UnfilledPort extends Error {
  override name = 'UnfilledPort';
  constructor(port: string) {
    super(`No service provides the port "${port}". Start the machine with wire().`);
  }
}

const factsOf = new WeakMap<object, PortFacts>();

/** Declares a port in `setup({ actors })`. */
export function port<Output, Input = void>(name: string, facts: Omit<PortFacts, 'name'>): PromiseActorLogic<Output, Input> {
  const logic = fromPromise<Output, Input>(() => {
    queueMicrotask(() => {
      throw new UnfilledPort(name);
    });
    return new Promise<never>(() => {});
  });
  factsOf.set(logic, { name, ...facts });
  return logic;
}

/** Returns the declaration of a port, or null if the logic is no port. */
export const portFacts = (logic: unknown): PortFacts | null => factsOf.get(Object(logic)) ?? null;

/** Turns a service into actor logic. Every error reaches the machine as a `Fault`. An unexpected error is reported as a defect of ours. */
function fill<Input, Output>(service: Service<Input, Output>): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      return await service(input, { signal });
    } catch (error) {
      if (error instanceof Failure) throw error.fault;
      if (!signal.aborted) reportError(error);
      throw { kind: 'defect', message: String(error) } satisfies Fault;
    }
  });
}

/** The union of `{ src, logic }` that a machine was set up with: the fourth type parameter of StateMachine. */
// biome-ignore format: the one that matters would be lost among the others
export type ActorOf<M> = M extends StateMachine<
  infer _Context, infer _Event, infer _Children, infer Actor extends ProvidedActor, infer _Action, infer _Guard, infer _Delay,
  infer _State, infer _Tag, infer _Input, infer _Output, infer _Emitted, infer _Meta, infer _Config
> ? Actor : never;

/** A service for every port of a machine and of its child machines. */
export type ServicesOf<M> = {
  readonly [Actor in ActorOf<M> as Actor['src']]: Actor['logic'] extends AnyStateMachine
    ? ServicesOf<Actor['logic']>
    : Actor['logic'] extends PromiseActorLogic<infer Output, infer Input>
      ? Service<Input, Output>
      : never;
};

declare const wired: unique symbol;
/** A machine with implemented ports: the only kind that `useFlow` starts. */
export type Wired<M> = M & { readonly [wired]: true };

type Services = { readonly [name: string]: Service<unknown, unknown> | Services };

/** Implements every port of a machine. `NoInfer` lets the machine alone decide the types, so that a service's parameters are inferred. */
export function wire<M extends AnyStateMachine>(machine: M, services: NoInfer<ServicesOf<M>>): Wired<M> {
  return provide(machine, services as unknown as Services) as Wired<M>;
}

function provide(machine: AnyStateMachine, services: Services): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors ?? {}).map(([name, logic]) => {
    const service = services[name];
    if (!service) throw new UnfilledPort(`${machine.id}.${name}`);
    if (typeof service === 'function') return [name, fill(service)];
    if (!(logic instanceof StateMachine)) throw new UnfilledPort(`${machine.id}.${name}`);
    return [name, provide(logic, service)];
  });
  return machine.provide({ actors: Object.fromEntries(actors) });
}
