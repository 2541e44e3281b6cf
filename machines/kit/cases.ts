/**
 * Cases: the payloads that take each guarded alternative, by name. They are the input of path search, and the names are what paths,
 * page models and reports say ("initiatePayout answers wantsOtp"). The type is derived from the machine, so that a new event, port, child
 * or fault without a case does not compile.
 */
import type { AnyStateMachine, EventFrom, InputFrom, OutputFrom, PromiseActorLogic, SnapshotFrom } from 'xstate';
import type { Fault } from './fault';
import type { ActorOf } from './port';

/** Payloads by name. */
type Named<T> = { readonly [name: string]: T };

type Payload<Event> = Omit<Event, 'type'>;

/** Every result of a child machine, keyed by its discriminant: one that is forgotten does not compile. */
type Endings<Output> = [Output] extends [{ readonly result: infer Result extends string }]
  ? { readonly [R in Result]: Extract<Output, { readonly result: R }> }
  : Named<never>;

/** An event that was sent, a port that answered or failed, a child machine that ended, a delay that passed. */
export interface Happened {
  readonly kind: 'event' | 'answers' | 'fails' | 'ends' | 'passes';
  readonly subject: string;
  readonly name: string;
}

/** Every kind of fault, and both faces of a server's no, so that each port shows what it does with each. */
export interface Faults {
  readonly refused: Extract<Fault, { kind: 'server' }>;
  readonly broken: Extract<Fault, { kind: 'server' }>;
  readonly network: Fault;
  readonly timeout: Fault;
  readonly badAnswer: Fault;
  readonly sessionExpired: Fault;
  readonly defect: Fault;
}

export interface Cases<M extends AnyStateMachine> {
  /** With what the flow can begin. Paths are searched from each. */
  readonly inputs: Named<InputFrom<M>>;
  /** Inputs of an app that was built with other settings than the one that is walked in a browser. */
  readonly builtOtherwise?: readonly string[];
  readonly events: {
    readonly [E in Exclude<EventFrom<M>, { type: `xstate.${string}` }> as E['type']]: Named<Payload<E>>;
  };
  readonly ports: {
    readonly [A in ActorOf<M> as A['logic'] extends AnyStateMachine ? never : A['src']]: A['logic'] extends PromiseActorLogic<
      infer Output,
      infer _Input
    >
      ? { readonly answers: Named<Output>; readonly fails: Faults }
      : never;
  };
  readonly children: {
    readonly [A in ActorOf<M> as A['logic'] extends AnyStateMachine ? A['src'] : never]: Endings<OutputFrom<A['logic']>>;
  };
  /**
   * What can really happen here. The search treats ports and children as free to do anything; this says what they would not do:
   * a name for an account nobody typed, an answer that does not fit the amount.
   */
  readonly possible?: (snapshot: SnapshotFrom<M>, step: Happened) => boolean;
  /** The part of the context that guards and `possible` read: two snapshots alike in it are one configuration. */
  readonly remember: (context: SnapshotFrom<M>['context']) => unknown;
}

export const everyFault: Faults = {
  refused: { kind: 'server', status: 400, message: 'The provider said no' },
  broken: { kind: 'server', status: 500, message: 'Something broke' },
  network: { kind: 'network' },
  timeout: { kind: 'timeout' },
  badAnswer: { kind: 'badAnswer', endpoint: 'any', field: 'any' },
  sessionExpired: { kind: 'sessionExpired' },
  defect: { kind: 'defect', message: 'A mistake of ours' },
};
