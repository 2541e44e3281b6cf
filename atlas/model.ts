/**
 * A chart as plain data: what charts are drawn from, tables written from and proofs run on. Written to `docs/flows/<area>/<chart>.json`; of a
 * flow with a kit chart, what differs is (see `kit/instance`).
 */
import type { PortFacts } from '../machines/kit/port';

/** Raised when a field changes its meaning or goes away, so that whoever reads the files can tell. */
export const MODEL_VERSION = 1;

/** Parameters that stand in the chart; those taken from an event or from the context are not in it. */
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
  /** A call, or several, to the outside; none: it stays in the browser. */
  | ({ readonly kind: 'port'; readonly id: string; readonly src: string } & Pick<PortFacts, 'calls'> & {
        readonly port: string;
        readonly makes: 'all' | 'one';
      })
  /** A machine of its own, with a chart of its own. */
  | { readonly kind: 'machine'; readonly id: string; readonly src: string; readonly machine: string; readonly chart: string };

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface StateModel {
  /** The machine's id and the path to the state, with dots. */
  readonly id: string;
  readonly key: string;
  readonly parent: string | null;
  readonly kind: StateKind;
  readonly history: 'shallow' | 'deep' | null;
  readonly initial: string | null;
  readonly description: string;
  /** The requirements it serves: its own, or else its parent's. */
  readonly req: readonly string[];
  readonly tags: readonly string[];
  readonly entry: readonly ActionModel[];
  readonly exit: readonly ActionModel[];
  readonly invokes: readonly InvokeModel[];
  /** What a flow that ends here answers, where the chart says so. */
  readonly result: string | null;
}

/** An event that is sent; time that passed; nothing at all; a port's answer or a child's ending; a fault; a region's end; a child's news. */
export type TransitionKind = 'event' | 'delay' | 'always' | 'done' | 'error' | 'stateDone' | 'news';

export interface TransitionModel {
  /** The one that paths and recordings name: see `transitionId`. */
  readonly id: string;
  readonly source: string;
  readonly event: string;
  readonly kind: TransitionKind;
  /** The event in words: "initiatePayout fails". */
  readonly label: string;
  /** Which of the event's alternatives it is, from 0; the first whose guard holds is taken. */
  readonly order: number;
  readonly alternatives: number;
  readonly guard: GuardModel | null;
  readonly actions: readonly ActionModel[];
  /** Empty: the state stays. */
  readonly targets: readonly string[];
  readonly reenter: boolean;
  /** In milliseconds, where the chart says so. */
  readonly delay: { readonly name: string; readonly milliseconds: number | null } | null;
  /** The id of the invoked port or machine it answers to. */
  readonly invoke: string | null;
  readonly description: string;
}

export interface Model {
  readonly version: typeof MODEL_VERSION;
  /** The chart's name, and its files'. */
  readonly chart: string;
  readonly machine: string;
  readonly description: string;
  /** Meant never to end; it must be able to come back to its first state. */
  readonly lasts: boolean;
  readonly states: readonly StateModel[];
  readonly transitions: readonly TransitionModel[];
  /** What each named action does, in words. */
  readonly effects: Readonly<Record<string, string>>;
}
