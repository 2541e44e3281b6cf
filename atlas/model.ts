/**
 * A chart as plain data: charts are drawn, tables written and proofs run from it. It is written to `docs/flows/<area>/<chart>.json`. For a
 * flow that uses a kit chart only the differences are written (see `kit/instance`).
 */
import type { PortFacts } from '../machines/kit/flow/port';

/** Increased when a field changes its meaning or is removed, so that readers of the files notice. */
export const MODEL_VERSION = 1;

/** Fixed parameters from the chart. Values taken from an event or from the context are not included. */
export type Params = Readonly<Record<string, string | number | boolean>>;

export interface ActionModel {
  readonly name: string;
  readonly params: Params;
}

export type GuardModel =
  | { readonly kind: 'named'; readonly name: string; readonly params: Params }
  | { readonly kind: 'and' | 'or'; readonly of: readonly GuardModel[] }
  | { readonly kind: 'not'; readonly of: readonly [GuardModel] }
  /** Whether another state is active, by its id. */
  | { readonly kind: 'in'; readonly state: string };

export type InvokeModel =
  /** A port with its calls. Without calls it stays in the browser. */
  | ({ readonly kind: 'port'; readonly id: string; readonly src: string } & Pick<PortFacts, 'calls'> & {
        readonly port: string;
        readonly callsOneOf: boolean;
      })
  /** A machine of its own, with its own chart. */
  | { readonly kind: 'machine'; readonly id: string; readonly src: string; readonly machine: string; readonly chart: string };

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface StateModel {
  /** The machine's id and the path to the state, separated by dots. */
  readonly id: string;
  readonly key: string;
  readonly parent: string | null;
  readonly kind: StateKind;
  readonly history: 'shallow' | 'deep' | null;
  readonly initial: string | null;
  readonly description: string;
  /** The requirements it serves: its own, or its parent's. */
  readonly req: readonly string[];
  readonly tags: readonly string[];
  readonly entry: readonly ActionModel[];
  readonly exit: readonly ActionModel[];
  readonly invokes: readonly InvokeModel[];
  /** The output of a flow that ends here, if the chart says so. */
  readonly result: string | null;
}

/**
 * An event, an elapsed delay, an eventless transition, a port's response or a child's result, a fault, the completion of a region, or a
 * child's snapshot.
 */
export type TransitionKind = 'event' | 'delay' | 'always' | 'done' | 'error' | 'stateDone' | 'news';

export interface TransitionModel {
  /** The id used in paths and recordings: see `transitionId`. */
  readonly id: string;
  readonly source: string;
  readonly event: string;
  readonly kind: TransitionKind;
  /** The event in words: "initiatePayout fails". */
  readonly label: string;
  /** The index of the alternative, from 0. The first alternative whose guard holds is taken. */
  readonly order: number;
  readonly alternatives: number;
  readonly guard: GuardModel | null;
  readonly actions: readonly ActionModel[];
  /** Empty if the state does not change. */
  readonly targets: readonly string[];
  readonly reenter: boolean;
  /** In milliseconds, if the chart says so. */
  readonly delay: { readonly name: string; readonly milliseconds: number | null } | null;
  /** The id of the invoked port or machine whose result it handles. */
  readonly invoke: string | null;
  readonly description: string;
}

export interface Model {
  readonly version: typeof MODEL_VERSION;
  /** The name of the chart and of its files. */
  readonly chart: string;
  readonly machine: string;
  readonly description: string;
  /** Meant never to end. It must be able to return to its initial state. */
  readonly isLongRunning: boolean;
  readonly states: readonly StateModel[];
  readonly transitions: readonly TransitionModel[];
  /** What each named action does, in words. */
  readonly effects: Readonly<Record<string, string>>;
}
