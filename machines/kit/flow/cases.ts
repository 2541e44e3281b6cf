/**
 * Cases: the payloads that trigger each guarded alternative, by name. They are the input of path search. Paths, models and reports use the
 * names ("initiatePayout answers requiresOtp"). The type is derived from the machine, so a new event, port, child or fault without a case does
 * not compile.
 */
import type { AnyStateMachine, EventFrom, InputFrom, OutputFrom, PromiseActorLogic, SnapshotFrom } from 'xstate';
import type { Fault } from './fault';
import type { ActorOf } from './port';

/** Payloads by name. */
type Named<T> = { readonly [name: string]: T };

type Payload<Event> = Omit<Event, 'type'>;

/** Every result of a child machine, keyed by its discriminant. A missing result does not compile. */
type Endings<Output> = [Output] extends [{ readonly result: infer Result extends string }]
  ? { readonly [R in Result]: Extract<Output, { readonly result: R }> }
  : Named<never>;

/** A sent event, a port's response or failure, the result of a child machine, or an elapsed delay. */
export interface StepCause {
  readonly kind: 'event' | 'answers' | 'fails' | 'ends' | 'passes';
  readonly subject: string;
  readonly name: string;
}

/** Every kind of fault, and both kinds of server error, so that each port shows how it handles each. */
export interface Faults {
  readonly refused: Extract<Fault, { kind: 'server' }>;
  readonly broken: Extract<Fault, { kind: 'server' }>;
  readonly network: Fault;
  readonly timeout: Fault;
  readonly badAnswer: Fault;
  readonly sessionExpired: Fault;
  readonly defect: Fault;
}

export interface Assumption<Snapshot> {
  /** One sentence, in an auditor's words. */
  readonly says: string;
  readonly excludes: (snapshot: Snapshot, step: StepCause) => boolean;
}

export interface Cases<M extends AnyStateMachine> {
  /** The inputs that the flow can start with. Paths are searched from each. */
  readonly inputs: Named<InputFrom<M>>;
  /** Inputs that browser tests do not have: of an app that was built with other settings, or of data that the sandbox never has. */
  readonly builtOtherwise?: readonly string[];
  /** Answers that no browser path meets, because they need someone else who works on the same record. */
  readonly needsAnother?: readonly string[];
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
  /** Cases that neither a screen nor the sandbox brings about. Proofs and paths on the machine use them; paths on screen do not. */
  readonly machineOnly?: {
    readonly inputs?: Named<InputFrom<M>>;
    readonly events?: {
      readonly [E in EventFrom<M> as E['type']]?: Named<Payload<E>>;
    } & {
      /** News of a child machine. */
      readonly [news: `xstate.snapshot.${string}`]: Named<{ readonly snapshot: object }>;
    };
    readonly ports?: {
      readonly [A in ActorOf<M> as A['logic'] extends AnyStateMachine ? never : A['src']]?: {
        readonly answers?: A['logic'] extends PromiseActorLogic<infer Output, infer _Input> ? Named<Output> : never;
        readonly fails?: Named<Fault>;
      };
    };
    /** Steps that these paths leave out, because they only multiply configurations. Proofs take them. */
    readonly leavesOut?: (snapshot: SnapshotFrom<M>, step: StepCause) => boolean;
  };
  /**
   * What can be walked on screen: a path presses only what the screen offers, and the sandbox answers only what fits the amount. Proofs ignore
   * it: for them the merchant and the provider may do anything at any time.
   */
  readonly possible?: (snapshot: SnapshotFrom<M>, step: StepCause) => boolean;
  /** What proofs assume not to happen. Each verdict that depends on it says so. */
  readonly assumes?: readonly Assumption<SnapshotFrom<M>>[];
  /** The part of the context that guards, `possible` and `assumes` read. Two snapshots with the same value are one configuration. */
  readonly remember: (context: SnapshotFrom<M>['context']) => unknown;
  /** Whether walks from different inputs are in one configuration where they remember the same, so that proofs explore it once. */
  readonly inputsMeet?: boolean;
}

export const everyFault: Faults = {
  refused: { kind: 'server', status: 400, message: 'The provider refused the request' },
  broken: { kind: 'server', status: 500, message: 'Something broke' },
  network: { kind: 'network' },
  timeout: { kind: 'timeout' },
  badAnswer: { kind: 'badAnswer', endpoint: 'any', field: 'any' },
  sessionExpired: { kind: 'sessionExpired' },
  defect: { kind: 'defect', message: 'A mistake of ours' },
};
