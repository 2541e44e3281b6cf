/** What paths take of each chart: every transition, from every innermost state in which it is drawn. */
import { type FlowName, flows, parts } from '../../machines/flows';
import { withAnything } from '../anything';
import { transitionsOf } from '../chart';
import { type Chart, chartsOf } from '../charts';
import { generate } from '../generate';
import { executedOf, unwalkedOf } from '../run/executed';
import { PLACES } from '../run/result';
import { metBy } from '../strategies/goalDirected';
import { byLeaf } from '../strategies/leaf';

interface Row {
  readonly chart: string;
  readonly transitions: number;
  /** Pairs of a transition and an innermost state. */
  readonly pairs: number;
  readonly onMachine: number;
  /** Null for a child machine: on screen its parent's model walks it. */
  readonly onScreen: number | null;
  /** The drawn transitions that runs of the tests took, as text. */
  readonly walked: readonly string[];
  readonly missing: readonly string[];
}

function rowOf({ name, area, machine, cases, isPart }: Chart): Row {
  if (cases === null) throw new Error(`${name} has no cases.`);
  const { met, reachable, unmet } = generate(name, machine, withAnything(cases), 'leaf');
  const shown = isPart ? null : generate(name, machine, cases);
  const taken = shown && new Set([...shown.trails.values()].flatMap(metBy(byLeaf(shown.graph))));
  return {
    chart: name,
    transitions: transitionsOf(machine).length,
    pairs: reachable.length + unmet.length,
    onMachine: met.size,
    onScreen: taken && reachable.filter((goal) => taken.has(goal)).length,
    walked: executedOf(area, name).map(({ walks, taken: some }) => (walks > 0 ? String(some.length) : '–')),
    missing: [
      ...unmet.map(({ goal, why }) => `  not taken: ${goal}: ${why}`),
      ...(isPart ? [] : unwalkedOf({ area, name, transitions: transitionsOf(machine) })).map(
        ({ transition, why }) => `  not walked in the browser: ${transition}: ${why}`,
      ),
    ],
  };
}

const HEADINGS = [
  'chart',
  'transitions',
  'from every state',
  'taken on the machine',
  'taken on screen',
  ...PLACES.map((place) => `walked: ${place}`),
];
const sum = (rows: readonly Row[], of: (row: Row) => number | null) => rows.reduce((all, row) => all + (of(row) ?? 0), 0);

const cellsOf = ({ chart, transitions, pairs, onMachine, onScreen, walked }: Row) => [
  chart,
  ...[transitions, pairs, onMachine, onScreen ?? '–'].map(String),
  ...walked,
];

export function coverageTable(names: readonly FlowName[]): string {
  const rows = chartsOf(flows, parts)
    .filter(({ name }) => names.some((flow) => name === flow || name.startsWith(`${flow}.`)))
    .map(rowOf);
  const total = {
    chart: `${rows.length} charts`,
    transitions: sum(rows, ({ transitions }) => transitions),
    pairs: sum(rows, ({ pairs }) => pairs),
    onMachine: sum(rows, ({ onMachine }) => onMachine),
    onScreen: sum(rows, ({ onScreen }) => onScreen),
    walked: PLACES.map((_, n) => String(sum(rows, ({ walked }) => Number(walked[n]) || 0))),
  };
  const lines = [HEADINGS, ...rows.map(cellsOf), cellsOf({ ...total, missing: [] })];
  const widths = HEADINGS.map((_, n) => Math.max(...lines.map((cells) => cells[n]?.length ?? 0)));
  const text = (cells: readonly string[]) =>
    cells.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))).join('  ');
  const [head = '', ...body] = lines.map(text);
  const charted = body.slice(0, -1).flatMap((line, n) => [line, ...(rows[n]?.missing ?? [])]);
  return [head, ...charted, body.at(-1)].join('\n');
}
