/** Paths of our flows, and of synthetic machines of growing size, compared with the shortest paths of XState's search. */
import type { AnyMachineSnapshot } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { transitionsOf } from '../atlas/chart';
import { explore } from '../atlas/explore';
import { generate } from '../atlas/generate';
import { simulator } from '../atlas/simulator';
import { DEFAULT_OPTIONS } from '../atlas/strategies/strategy';
import { transition } from '../atlas/strategies/transition';
import { flows } from '../machines/flows';
import { interleaved, median } from './kit/numbers';
import { count, type Goal, ms, printGoals, printTable } from './kit/print';
import { EVENTS, syntheticCases, syntheticMachine } from './kit/synthetic';

const SIZES = [10, 25, 50, 100, 250, 500];
/** Maximum steps of the other search, which would otherwise take minutes and all memory. */
const PATIENCE = 50_000;

interface Figures {
  readonly ms: number;
  readonly paths: number;
  readonly steps: number;
  readonly covered: number;
}

type Contender = 'ours' | 'plain' | 'told';
const CONTENDERS: readonly Contender[] = ['ours', 'plain', 'told'];
const NAMES = { ours: 'ours', plain: 'getShortestPaths', told: 'the same, told what to remember' };

function timed(find: () => Omit<Figures, 'ms'>): Figures | null {
  const since = performance.now();
  try {
    const found = find();
    return { ...found, ms: performance.now() - since };
  } catch (error) {
    if (error instanceof Error && /limit exceeded/i.test(error.message)) return null;
    throw error;
  }
}

const ours = (size: number) =>
  timed(() => {
    const machine = syntheticMachine(size);
    const { trails, met } = transition(explore(machine, syntheticCases()), DEFAULT_OPTIONS);
    const steps = trails.reduce((sum, { edges }) => sum + edges.length, 0);
    return { paths: trails.length, steps, covered: new Set(trails.flatMap(met)).size };
  });

const theirs = (size: number, isTold: boolean) =>
  timed(() => {
    const machine = syntheticMachine(size);
    const serializeState = ({ value, context }: { value: unknown; context: { count: number } }) =>
      JSON.stringify([value, context.count]);
    const paths = getShortestPaths(machine, {
      events: [...EVENTS],
      limit: isTold ? Number.POSITIVE_INFINITY : PATIENCE,
      ...(isTold ? { serializeState } : {}),
    });
    // The transitions of these steps, as an actor reports them.
    const { start, take } = simulator(machine);
    const covered = new Set<string>();
    for (const { steps } of paths) {
      let at: AnyMachineSnapshot = start(undefined).snapshot;
      for (const { event } of steps.filter((step) => String(step.event.type) !== 'xstate.init')) {
        const next = take(at, event);
        for (const fired of next.fired) covered.add(fired);
        at = next.snapshot;
      }
    }
    return { paths: paths.length, steps: paths.reduce((sum, { steps }) => sum + steps.length, 0), covered: covered.size };
  });

const contend = (size: number, who: Contender) => (who === 'ours' ? ours(size) : theirs(size, who === 'told'));

async function synthetic(runs: number): Promise<readonly Goal[]> {
  const rows: string[][] = [];
  const goals: Goal[] = [];
  for (const size of SIZES) {
    const all = transitionsOf(syntheticMachine(size)).length;
    const results = await interleaved(runs, CONTENDERS, async (who) => contend(size, who));
    for (const who of CONTENDERS) {
      const [first] = results(who);
      const time = median(results(who).map((one) => one?.ms ?? Number.NaN));
      const figures = first
        ? [`${first.covered} of ${all}`, count(first.paths), count(first.steps), ms(time)]
        : [`stopped at ${PATIENCE} steps`, '', '', ''];
      rows.push([`${size} states, ${NAMES[who]}`, ...figures]);
    }
    const most = Math.max(...CONTENDERS.map((who) => results(who)[0]?.covered ?? 0));
    goals.push({
      name: `${size} states: transitions missed`,
      value: most - (results('ours')[0]?.covered ?? 0),
      most: 0,
      say: count,
    });
  }
  printTable(`Synthetic machines, medians of ${runs}`, ['', 'transitions', 'paths', 'steps', 'time'], rows);
  return goals;
}

async function ofFlows(runs: number): Promise<readonly Goal[]> {
  const names = Object.keys(flows) as (keyof typeof flows)[];
  const results = await interleaved(runs, names, async (name) => {
    const { machine, cases } = flows[name];
    const since = performance.now();
    // New cases each time, because results are cached.
    const found = generate(name, machine, { ...cases });
    return { found, ms: performance.now() - since };
  });
  const timeOf = (name: keyof typeof flows) => median(results(name).map((one) => one.ms));
  const rows = names.flatMap((name) => {
    const [first] = results(name);
    if (!first) return [];
    const { paths, graph, met, reachable, bound } = first.found;
    const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
    const far = [`${paths.length}, at least ${bound?.walks}`, `${steps}, at least ${bound?.steps}`];
    return [[name, `${met.size} of ${reachable.length}`, count(graph.configurations.length), ...far, ms(timeOf(name))]];
  });
  printTable(`Our flows, medians of ${runs}`, ['', 'transitions', 'configurations', 'paths', 'steps', 'time'], rows);
  const times = names.map(timeOf);
  return [
    { name: 'largest flow', value: Math.max(...times), most: 2000, say: ms },
    { name: 'all flows', value: times.reduce((sum, time) => sum + time, 0), most: 10_000, say: ms },
  ];
}

export async function paths(runs: number): Promise<void> {
  const goals = await ofFlows(runs);
  printGoals([...goals, ...(await synthetic(Math.min(runs, 3)))]);
}
