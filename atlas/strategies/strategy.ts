/** What every strategy is given, and what it answers. Each is a search of the explored graph. */
import type { Happened } from '../../machines/kit/cases';
import type { Bound } from '../cover';
import type { Edge, Graph, Start } from '../explore';
import type { Walk } from '../field';

/** When enough has been found. The first that holds is the one that counts. */
export interface Stop {
  /** Percent of the goals that can be met. */
  readonly coverage?: number;
  /** Steps of all paths together. */
  readonly length?: number;
  readonly count?: number;
}

export type Weights = Readonly<Record<Happened['kind'], number>>;

export interface Asked {
  readonly stop: Stop;
  /** What a target path leads to, and what it passes on the way, in this order: states or transitions, by id. */
  readonly to: string | null;
  readonly through: readonly string[];
  readonly seed: number;
  readonly weights: Weights;
}

export const ASKED: Asked = {
  stop: {},
  to: null,
  through: [],
  seed: 1,
  // As often as a merchant meets them; a walk of nothing but faults gets nowhere.
  weights: { event: 4, answers: 4, ends: 4, passes: 2, fails: 1 },
};

/** A walk through the graph. */
export interface Trail {
  readonly start: Start;
  readonly edges: readonly Edge[];
}

export interface Sought {
  readonly trails: readonly Trail[];
  /** All that was to be met, whether or not it can be. */
  readonly wanted: readonly string[];
  /** What each walk meets of it. */
  readonly met: (trail: Trail) => readonly string[];
  /** What can be met at all. */
  readonly reachable: readonly string[];
  /** What no set of paths can do without; null where the strategy is not after few paths. */
  readonly bound: Bound | null;
}

export type Strategy = (graph: Graph, asked: Asked) => Sought;

/** What a person asked for that cannot be had, in one line. */
export class Misasked extends Error {
  override name = 'Misasked';
}

export const trailOf = ({ origin, arcs }: Walk): Trail => ({ start: origin.start, edges: arcs.map(({ edge }) => edge) });
