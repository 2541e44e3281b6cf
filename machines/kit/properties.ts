/**
 * Properties: what must hold of a flow whatever happens, beside what the atlas asks of every flow. They are declared as plain data in
 * `<flow>.properties.ts`; the types are derived from the machine and its cases, so that a name which the chart does not have does not
 * compile. The atlas looks the names up again when it proves them.
 */
import type { AnyEventObject, AnyStateMachine, EventFrom, OutputFrom, ProvidedActor, SnapshotFrom, StateMachine } from 'xstate';
import type { Happened } from './cases';
import type { ActorOf } from './port';

/** The names of a state and of all states in it: `filling`, `filling.ready`. */
type Within<Value> = Value extends string
  ? Value
  : { [Parent in keyof Value & string]: Parent | `${Parent}.${Within<Value[Parent]>}` }[keyof Value & string];

export type StateOf<M extends AnyStateMachine> = Within<SnapshotFrom<M>['value']>;

type PortOf<M> =
  ActorOf<M> extends infer A extends ProvidedActor ? (A['logic'] extends AnyStateMachine ? never : A['src']) : never;

/** The sixth of StateMachine's parameters. */
// biome-ignore format: the one that matters would be lost among the others
type GuardOf<M> = M extends StateMachine<
  infer _Context, infer _Event, infer _Children, infer _Actor extends ProvidedActor, infer _Action, infer Guard, infer _Delay,
  infer _State, infer _Tag, infer _Input, infer _Output, infer _Emitted, infer _Meta, infer _Config
> ? Guard['type'] : never;

/** The names that cases have for what a port answers, how it fails, how a child ends. */
interface Names {
  readonly ports: Readonly<Record<string, { readonly answers: object; readonly fails: object }>>;
  readonly children: Readonly<Record<string, object>>;
}

/** Of a machine that has no cases. */
export interface NoCases {
  readonly ports: Record<never, never>;
  readonly children: Record<never, never>;
}

/** Something that happens, by the name of its case. Only walks can tell it from its alternatives: the graph does not know payloads. */
export type Brought<M extends AnyStateMachine, C extends Names> =
  | {
      [P in keyof C['ports'] & string]: { readonly port: P; readonly answers: keyof C['ports'][P]['answers'] & string };
    }[keyof C['ports'] & string]
  | {
      [P in keyof C['ports'] & string]: { readonly port: P; readonly fails: keyof C['ports'][P]['fails'] & string };
    }[keyof C['ports'] & string]
  | {
      [A in keyof C['children'] & string]: { readonly child: A; readonly ends: keyof C['children'][A] & string };
    }[keyof C['children'] & string]
  | { readonly event: Exclude<EventFrom<M>['type'], `xstate.${string}`> };

/** Something on the chart. */
export type Spot<M extends AnyStateMachine, C extends Names> =
  /** In this state, or in one that is in it. */
  | { readonly state: StateOf<M> }
  /** Where this port is called. */
  | { readonly calls: PortOf<M> }
  /** On a way that is open only when this guard says yes: `{ guard: 'endedAs', as: 'verified' }`. */
  | { readonly guard: GuardOf<M>; readonly as?: string }
  | Brought<M, C>;

/** One step of a walk, for rules that speak of more than the chart's names. Null where the flow just began. */
export interface Moment<M extends AnyStateMachine> {
  readonly happened: (Happened & { readonly payload: unknown }) | null;
  readonly before: SnapshotFrom<M>['context'];
  readonly context: SnapshotFrom<M>['context'];
  readonly isIn: (state: StateOf<M>) => boolean;
  /** What the machine told the house in this step: notices above all. */
  readonly emitted: readonly AnyEventObject[];
  readonly output: OutputFrom<M> | undefined;
}

interface Declared {
  /** What holds, in an auditor's words. */
  readonly says: string;
  readonly req: readonly string[];
}

/** Every way to `to` leads through one of these. */
export interface MustPass<S> extends Declared {
  readonly kind: 'mustPass';
  readonly to: S;
  readonly through: readonly S[];
}

export type Never<M extends AnyStateMachine, C extends Names> = Declared & { readonly kind: 'never' } & (
    | /** Once `after` was there, `reach` never is. */ { readonly reach: Spot<M, C>; readonly after: Spot<M, C> }
    /** The state is never entered but by one of these: what the machine says is what it was told. */
    | { readonly enter: StateOf<M>; readonly unless: readonly Brought<M, C>[] }
    /** No step is such a one. The function has a name, which the verdict shows. */
    | { readonly when: (moment: Moment<M>) => boolean }
  );

/** The state is left whatever happens in it (or, with `on`, always when this happens), and only to one of these. */
export interface AlwaysExits<State, On> extends Declared {
  readonly kind: 'alwaysExits';
  readonly from: State;
  readonly on?: On;
  readonly to: readonly State[];
}

/** The port is called once a key, and not again before somebody said what became of the first call. */
export interface CalledOnce<M extends AnyStateMachine, C extends Names> extends Declared {
  readonly kind: 'calledOnce';
  readonly port: PortOf<M>;
  /** The key in what the port is given. */
  readonly key: (input: never) => string;
  /** A key under which a call may have been made before the flow began, or which it holds now. */
  readonly open: (context: SnapshotFrom<M>['context']) => string | null;
  /** What settles a call: after these the next one may be made. */
  readonly until: readonly Brought<M, C>[];
}

/** The port is only ever called by a checker who may, and who is not the maker. */
export interface FourEyes<M extends AnyStateMachine> extends Declared {
  readonly kind: 'fourEyes';
  readonly port: PortOf<M>;
  readonly maker: (context: SnapshotFrom<M>['context']) => string;
  readonly checker: (context: SnapshotFrom<M>['context']) => { readonly id: string; readonly role: string };
  readonly roles: readonly string[];
}

export type Properties<M extends AnyStateMachine, C extends Names = NoCases> = readonly (
  | MustPass<Spot<M, C>>
  | Never<M, C>
  | AlwaysExits<StateOf<M>, Brought<M, C>>
  | CalledOnce<M, C>
  | FourEyes<M>
)[];
