/**
 * Properties: what must hold for a flow in every case, in addition to what the atlas checks for every flow. They are plain data in
 * `<flow>.properties.ts`. The types are derived from the machine and its cases, so a name that the chart does not have does not compile.
 * The atlas looks the names up again when it proves them.
 */
import type {
  AnyEventObject,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  OutputFrom,
  ProvidedActor,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import type { StepCause } from './cases';
import type { ActorOf } from './port';

/** The names of a state and of all compound state it: `filling`, `editing.ready`. */
type Within<Value> = Value extends string
  ? Value
  : { [Parent in keyof Value & string]: Parent | `${Parent}.${Within<Value[Parent]>}` }[keyof Value & string];

export type StateOf<M extends AnyStateMachine> = Within<SnapshotFrom<M>['value']>;

type PortOf<M> =
  ActorOf<M> extends infer A extends ProvidedActor ? (A['logic'] extends AnyStateMachine ? never : A['src']) : never;

/** The sixth type parameter of StateMachine. */
// biome-ignore format: the one that matters would be lost among the others
type GuardOf<M> = M extends StateMachine<
  infer _Context, infer _Event, infer _Children, infer _Actor extends ProvidedActor, infer _Action, infer Guard, infer _Delay,
  infer _State, infer _Tag, infer _Input, infer _Output, infer _Emitted, infer _Meta, infer _Config
> ? Guard['type'] : never;

/** The names of cases for a port's responses and faults, and for a child's results. */
interface Names {
  readonly ports: Readonly<Record<string, { readonly answers: object; readonly fails: object }>>;
  readonly children: Readonly<Record<string, object>>;
}

/** The names that a port has on the machine alone. */
type MachineOnly<C, P, Part extends 'answers' | 'fails'> = C extends {
  readonly machineOnly: { readonly ports: { readonly [Port in P & string]: { readonly [Own in Part]: infer More } } };
}
  ? keyof More & string
  : never;

/** For a machine without cases. */
export interface NoCases {
  readonly ports: Record<never, never>;
  readonly children: Record<never, never>;
}

/** A trigger, by the name of its case. Only walks can tell it from its alternatives, because the graph does not know payloads. */
export type Trigger<M extends AnyStateMachine, C extends Names> =
  | {
      [P in keyof C['ports'] & string]: {
        readonly port: P;
        readonly answers: (keyof C['ports'][P]['answers'] & string) | MachineOnly<C, P, 'answers'>;
      };
    }[keyof C['ports'] & string]
  | {
      [P in keyof C['ports'] & string]: {
        readonly port: P;
        readonly fails: (keyof C['ports'][P]['fails'] & string) | MachineOnly<C, P, 'fails'>;
      };
    }[keyof C['ports'] & string]
  | {
      [A in keyof C['children'] & string]: { readonly child: A; readonly ends: keyof C['children'][A] & string };
    }[keyof C['children'] & string]
  | { readonly event: Exclude<EventFrom<M>['type'], `xstate.${string}`> };

/** A place on the chart. */
export type ChartTarget<M extends AnyStateMachine, C extends Names> =
  /** In this state, or in one within it. */
  | { readonly state: StateOf<M> }
  /** Where this port is called. */
  | { readonly calls: PortOf<M> }
  /** On a transition that requires this guard: `{ guard: 'resultIs', as: 'verified' }`. */
  | { readonly guard: GuardOf<M>; readonly as?: string }
  | Trigger<M, C>;

/** A call, by the name of its port or machine. */
export interface StepCall {
  readonly src: string;
  readonly input: unknown;
}

/** One step of a walk, for properties that need more than the chart's names. Null if the flow has just started. */
export interface PropertyStep<M extends AnyStateMachine> {
  readonly happened: (StepCause & { readonly payload: unknown }) | null;
  /** What the flow was given, as it starts. Undefined in every later step. */
  readonly given: InputFrom<M> | undefined;
  readonly before: SnapshotFrom<M>['context'];
  readonly context: SnapshotFrom<M>['context'];
  readonly isIn: (state: StateOf<M>) => boolean;
  /** Whether the step left this state, or happened in it. */
  readonly wasIn: (state: StateOf<M>) => boolean;
  /** What the machine emitted in this step, above all notices. */
  readonly emitted: readonly AnyEventObject[];
  /** The ports and machines that the step called, and what each was given. */
  readonly called: readonly StepCall[];
  readonly output: OutputFrom<M> | undefined;
}

interface Declared {
  /** The claim, in an auditor's words. */
  readonly says: string;
  readonly req: readonly string[];
}

/** Every way to `to` passes one of these, and each time again. */
export interface MustPass<S> extends Declared {
  readonly kind: 'mustPass';
  readonly to: S;
  readonly through: readonly S[];
  /** What was passed counts again and again, until one of these. */
  readonly holdsUntil?: readonly S[];
}

export type Never<M extends AnyStateMachine, C extends Names> = Declared & { readonly kind: 'never' } & (
    | /** After `after`, `reach` never happens. */ { readonly reach: ChartTarget<M, C>; readonly after: ChartTarget<M, C> }
    /** The state is entered, and entered again, only by one of these, so the machine says only what it was told. */
    | { readonly enter: StateOf<M>; readonly unless: readonly Trigger<M, C>[] }
    /** No step matches. The verdict shows the function's name. */
    | { readonly when: (moment: PropertyStep<M>) => boolean }
  );

/** The state is always left (with `on`, whenever it accepts this trigger), and only to one of these. */
export interface AlwaysExits<State, On> extends Declared {
  readonly kind: 'alwaysExits';
  readonly from: State;
  readonly on?: On;
  readonly to: readonly State[];
}

/**
 * The port is called once for each key, and not again before the first call's outcome is known. No other port and no invoked machine calls
 * the same endpoint.
 */
export interface CalledOnce<M extends AnyStateMachine, C extends Names> extends Declared {
  readonly kind: 'calledOnce';
  readonly port: PortOf<M>;
  /** Returns the key from the port's input: one value in it, not one made of the others. */
  readonly key: (input: never) => string;
  /** Returns a key with a call from before the flow started. */
  readonly open: (context: SnapshotFrom<M>['context']) => string | null;
  /** Returns the flow's current key, whether or not it was used. */
  readonly current: (context: SnapshotFrom<M>['context']) => string | null;
  /** What settles a call. After these the next one may be made. */
  readonly until: readonly Trigger<M, C>[];
}

/** Only an authorised checker calls the port, never the maker. A machine that calls the same endpoint counts too. */
export interface FourEyes<M extends AnyStateMachine> extends Declared {
  readonly kind: 'fourEyes';
  readonly port: PortOf<M>;
  /** Returns who made what is to be decided, whether or not anything is sent. */
  readonly maker: (context: SnapshotFrom<M>['context']) => string;
  /** Returns who made what a call sends, from its input. An empty name is an unknown one. */
  readonly makersOf: (input: never, context: SnapshotFrom<M>['context']) => readonly string[];
  readonly checker: (context: SnapshotFrom<M>['context']) => { readonly id: string; readonly role: string };
  readonly roles: readonly string[];
}

export type Properties<M extends AnyStateMachine, C extends Names = NoCases> = readonly (
  | MustPass<ChartTarget<M, C>>
  | Never<M, C>
  | AlwaysExits<StateOf<M>, Trigger<M, C>>
  | CalledOnce<M, C>
  | FourEyes<M>
)[];
