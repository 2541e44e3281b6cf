/** The input and the result of every strategy. Each strategy searches the explored graph. */
import type { StepCause } from '../../machines/kit/flow/cases';
import type { Bound } from '../cover';
import type { Edge, Graph, Start } from '../explore';
import type { Walk } from '../goalGraph';

/** When to stop. The first limit that is reached counts. */
export interface Stop {
  /** Percent of the goals that can be met. */
  readonly coverage?: number;
  /** The number of steps of all paths together. */
  readonly length?: number;
  readonly count?: number;
}

export type Weights = Readonly<Record<StepCause['kind'], number>>;

export interface StrategyOptions {
  readonly stop: Stop;
  /** The target of a path, and what it passes on the way, in this order: states or transitions, by id. */
  readonly to: string | null;
  readonly through: readonly string[];
  readonly seed: number;
  readonly weights: Weights;
}

export const DEFAULT_OPTIONS: StrategyOptions = {
  stop: {},
  to: null,
  through: [],
  seed: 1,
  // About as often as in real use. A walk with only faults gets nowhere.
  weights: { event: 4, answers: 4, ends: 4, passes: 2, fails: 1 },
};

/** A walk through the graph. */
export interface Trail {
  readonly start: Start;
  readonly edges: readonly Edge[];
}

export interface StrategyResult {
  readonly trails: readonly Trail[];
  /** All goals, whether or not they can be met. */
  readonly wanted: readonly string[];
  /** Returns the goals that a walk meets. */
  readonly met: (trail: Trail) => readonly string[];
  /** The goals that can be met. */
  readonly reachable: readonly string[];
  /** A lower bound for any set of paths, or null if the strategy does not look for few paths. */
  readonly bound: Bound | null;
}

export type Strategy = (graph: Graph, asked: StrategyOptions) => StrategyResult;

/** An invalid request. The message is one line. */
export class InvalidOptions extends Error {
  override name = 'InvalidOptions';
}

export const trailOf = ({ origin, arcs }: Walk): Trail => ({ start: origin.start, edges: arcs.map(({ edge }) => edge) });
