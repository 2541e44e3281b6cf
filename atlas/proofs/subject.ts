/** What is proved something of, and how a finding becomes a verdict. */
import type { Model } from '../model';
import type { AnyCases } from '../paths';
import type { Counterexample, Finding, Verdict } from '../verdict';
import type { Chart } from './reach';
import type { Watched, World } from './world';

/** A chart with all that is known of it. */
export interface Subject {
  readonly model: Model;
  readonly chart: Chart;
  /** Null: nothing can be walked. */
  readonly cases: AnyCases | null;
  /** All that its cases bring about; made when it is first asked for, because the chart alone decides much. Null without cases. */
  readonly world: World | null;
  /** The charts of the machines that it invokes, by their names. */
  readonly others: ReadonlyMap<string, Model>;
}

export type Found = Pick<Verdict, 'verdict' | 'detail' | 'notes' | 'configurations' | 'counterexample'>;

export const proved = (detail: string): Found => ({ verdict: 'PROVED', detail });
export const holds = (configurations: number, detail: string): Found => ({ verdict: 'HOLDS', detail, configurations });
export const vacuous = (detail: string): Found => ({ verdict: 'VACUOUS', detail });

export const refuted = (detail: string, counterexample?: Counterexample | null, configurations?: number): Found => ({
  verdict: 'REFUTED' satisfies Finding,
  detail,
  ...(configurations === undefined ? {} : { configurations }),
  ...(counterexample ? { counterexample } : {}),
});

/** What a watcher found: that it holds, unless it was broken or what it looks for was never seen. */
export function watched(
  { configurations, broken }: Watched,
  seen: boolean,
  says: { holds: string; broken: string; unseen: string },
): Found {
  if (broken) return refuted(says.broken, broken, configurations);
  return seen ? holds(configurations, says.holds) : vacuous(says.unseen);
}

export const NOTHING_TO_WALK = 'The chart alone does not prove it, and the machine has no cases to explore.';
