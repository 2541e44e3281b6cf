/** The steps of one tab on the charts. Charts load when the first step of their flow arrives. */
import type { Entry } from '../../../machines/kit/flow/recording';
import { type Replayed, replayer } from '../../replay';
import type { ChartData, IndexData } from '../../site/data';
import { machinesIn, readChartsOf } from '../load';
import { noteSeen } from '../overlay';

export interface LiveRecord {
  readonly steps: readonly Replayed[];
  readonly charts: ReadonlyMap<string, ChartData>;
}

export function liveRecord(index: IndexData, onChange: (record: LiveRecord) => void, onProblem: (error: unknown) => void) {
  let charts = new Map<string, ChartData>();
  let known = new Set<string>();
  let entries: readonly Entry[] = [];
  let steps: Replayed[] = [];
  let replayOne = replayer([]);
  /** Flows whose charts are shown, even without a step. */
  const needed = new Set<string>();
  let isLoading = false;

  const restart = () => {
    steps = [];
    replayOne = replayer([...charts.values()].map(({ model }) => model));
  };
  async function load(machines: ReadonlySet<string>) {
    isLoading = true;
    try {
      charts = new Map([...charts, ...(await readChartsOf(index, machines))]);
      restart();
    } catch (error) {
      onProblem(error);
    }
    known = new Set([...known, ...machines]);
    isLoading = false;
    follow();
  }
  function follow() {
    if (isLoading) return;
    // Other entries: of another tab, or with the oldest dropped.
    if (steps[0]?.entry !== entries[0] || steps.at(-1)?.entry !== entries[steps.length - 1]) restart();
    const fresh = entries.slice(steps.length);
    const machines = new Set([...needed, ...machinesIn(fresh)].filter((name) => !known.has(name)));
    if (machines.size > 0) return void load(machines);
    const next = fresh.map(replayOne);
    noteSeen(next);
    steps = [...steps, ...next];
    onChange({ steps, charts });
  }
  return {
    show(all: readonly Entry[]) {
      entries = all;
      follow();
    },
    /** Loads the chart of a flow that has no step yet. */
    need(chart: string) {
      needed.add(chart.split('.')[0] ?? chart);
      follow();
    },
  };
}
