/** What properties are proved about, and how a finding becomes a verdict. */
import type { Graph } from '../explore';
import type { Model } from '../model';
import type { AnyCases } from '../paths';
import type { Counterexample, Finding, Verdict } from '../verdict';
import type { AbstractStateSpace } from './abstractStateSpace';
import type { Chart } from './chart';
import type { Merged } from './merged';
import type { StateSpace } from './stateSpace';
import type { Watched } from './watcher';

/** A chart with everything known about it. */
export interface Subject {
  readonly model: Model;
  readonly chart: Chart;
  /** Whether only other machines run it. */
  readonly isPart: boolean;
  /** Null if nothing can be walked. */
  readonly cases: AnyCases | null;
  /** All that the chart allows, whichever guards hold. */
  readonly free: AbstractStateSpace;
  /** All that its cases can bring about. Computed on first use, because the chart alone decides many properties. Null without cases. */
  readonly stateSpace: StateSpace | null;
  /** The paths that can be walked on screen. One of them shows that something can happen. Null without cases. */
  readonly paths: Graph | null;
  /** The charts of the invoked machines, by name. */
  readonly others: ReadonlyMap<string, Model>;
}

export type Found = Pick<Verdict, 'verdict' | 'detail' | 'notes' | 'configurations' | 'isSample' | 'assumes' | 'counterexample'>;

export const proved = (detail: string): Found => ({ verdict: 'PROVED', detail });
/** The property holds in all that was walked, under the assumptions of the cases. */
export const holds = (
  { nodes, assumed, merged }: Pick<StateSpace, 'nodes' | 'assumed' | 'merged'>,
  detail: string,
  configurations = nodes.size,
): Found => ({
  verdict: 'HOLDS',
  detail: merged.differing === 0 ? detail : `${detail} ${sampleText(merged)}`,
  configurations,
  ...(merged.differing > 0 ? { isSample: true } : {}),
  ...(assumed.length > 0 ? { assumes: assumed } : {}),
});
const sampleText = ({ differing, parts }: Merged) =>
  `Not every case was tried: ${differing} configurations count as others that react differently, in ${parts.join(', ')}.`;
export const vacuous = (detail: string): Found => ({ verdict: 'VACUOUS', detail });

export const refuted = (detail: string, counterexample?: Counterexample | null, configurations?: number): Found => ({
  verdict: 'REFUTED' satisfies Finding,
  detail,
  ...(configurations === undefined ? {} : { configurations }),
  ...(counterexample ? { counterexample } : {}),
});

/** Turns the result of a watcher into a finding: it holds, unless it was broken or never applied. */
export function watched(
  space: StateSpace,
  { configurations, broken }: Watched,
  seen: boolean,
  says: { holds: string; broken: string; unseen: string },
): Found {
  if (broken) return refuted(says.broken, broken, configurations);
  return seen ? holds(space, says.holds, configurations) : vacuous(says.unseen);
}

export const NOTHING_TO_WALK = 'The chart alone does not prove it, and the machine has no cases to explore.';
