/** What is lit on a chart after some step of a record: its active states, the transitions just taken, and everything before in its run. */
import type { Replayed } from '../../replay';
import type { ChartData } from '../../site/data';
import type { Marks } from '../chart';

const isAlways = (id: string) => id.includes(' | always | ');

/** Returns the transitions of the last event: its own, and those that followed by themselves. */
function takenLast(run: readonly Replayed[]): readonly string[] {
  const taken: string[] = [];
  for (const { entry } of run.toReversed()) {
    taken.unshift(...entry.taken);
    if (entry.taken.length === 0 || !entry.taken.every(isAlways)) break;
  }
  return taken;
}

/** Returns the steps of the run that moved last on this chart, up to a step. */
export function runAt(steps: readonly Replayed[], at: number, chart: string): readonly Replayed[] {
  const until = steps.slice(0, at + 1);
  const last = until.findLast((step) => step.chart === chart);
  return last ? until.filter(({ entry }) => entry.run === last.entry.run) : [];
}

/** Whether a run has ended with this step: it was stopped, or it is in a final state of the whole chart. */
function isOver({ entry }: Replayed, data: ChartData | undefined): boolean {
  if (entry.event === 'xstate.stop') return true;
  const { states = [] } = data?.model ?? {};
  const root = states.find(({ parent }) => parent === null)?.id;
  return states.some(({ id, kind, parent }) => kind === 'final' && parent === root && entry.states.includes(id));
}

/** Returns the marks of a chart after a step. Empty if the record has no step on it. A stopped run has no active states. */
export function litAt(steps: readonly Replayed[], at: number, chart: string): Marks {
  const run = runAt(steps, at, chart);
  const last = run.at(-1);
  const marks = new Map<string, string>();
  for (const { entry } of run) for (const id of [...entry.taken, ...entry.states]) marks.set(id, 'been');
  if (!last || last.entry.event === 'xstate.stop') return marks;
  for (const id of [...takenLast(run), ...last.entry.states]) marks.set(id, 'on');
  return marks;
}

export interface Standing {
  readonly chart: string;
  readonly states: readonly string[];
}

/** Returns the charts of all running machines after a step, with their states. The one that moved last is first. */
export function standingAt(steps: readonly Replayed[], at: number, charts: ReadonlyMap<string, ChartData>): readonly Standing[] {
  const page = pageOf(steps[at]);
  const runs = new Map<string, Replayed>();
  for (const step of steps.slice(0, at + 1).toReversed()) if (!runs.has(step.entry.run)) runs.set(step.entry.run, step);
  return [...runs.values()].flatMap((step) => {
    const { chart, entry } = step;
    // What ran on an earlier page of the tab has ended, even without an entry that says so.
    if (chart === null || pageOf(step) !== page || isOver(step, charts.get(chart))) return [];
    return [{ chart, states: entry.states }];
  });
}

const pageOf = (step: Replayed | undefined) => step?.entry.run.split(':')[0];
