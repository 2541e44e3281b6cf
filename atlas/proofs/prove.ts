/** Every property of every chart, with its verdict. */
import type { AnyStateMachine } from 'xstate';
import { withMachineOnly } from '../anything';
import { type Chart as Charted, chartsOf, type Flow, type PartsOf, partOf } from '../charts';
import { explore, type Graph } from '../explore';
import type { AnyCases } from '../paths';
import { bounded } from '../simulator';
import type { Verdict } from '../verdict';
import { type AbstractStateSpace, abstractStateSpaceOf } from './abstractStateSpace';
import { Chart } from './chart';
import { proveDeclared } from './declared';
import type { AnyProperty } from './property';
import { type StateSpace, stateSpaceOf } from './stateSpace';
import type { Subject } from './subject';
import { UnknownNameError } from './targets';
import { proveUniversal } from './universal';

export interface ProvedFlow extends Flow {
  readonly properties: readonly AnyProperty[];
}

export type Parts = PartsOf<Pick<ProvedFlow, 'cases' | 'properties'>>;

/** Returns the properties that are declared for a chart. */
export const declaredFor = (flows: Readonly<Record<string, ProvedFlow>>, parts: Parts, chart: Charted) =>
  flows[chart.name]?.properties ?? partOf(parts, chart)?.properties ?? [];

/**
 * Returns the verdicts on all charts, or on the named one.
 * @throws UnknownNameError if a property names something that its chart does not have, and for an unknown chart
 */
export function proofsOf(flows: Readonly<Record<string, ProvedFlow>>, parts: Parts = {}, only: string | null = null): Verdict[] {
  const { charts, of } = prover(flows, parts);
  const wanted = charts.filter(({ name }) => only === null || name === only);
  if (wanted.length === 0)
    throw new UnknownNameError(`There is no chart called ${only}. The charts are: ${charts.map(({ name }) => name).join(', ')}.`);
  return wanted.flatMap(of);
}

/** Returns the charts, and what proves one of them. */
export function prover(flows: Readonly<Record<string, ProvedFlow>>, parts: Parts) {
  const charts = chartsOf(flows, parts);
  const others = othersOf(charts);
  const of = (charted: Charted): Verdict[] => {
    const subject = subjectOf(charted, others);
    return [
      ...proveUniversal(subject),
      ...declaredFor(flows, parts, charted).map((property) => proveDeclared(subject, property)),
    ];
  };
  return { charts, of };
}

const othersOf = (charts: readonly Charted[]) => new Map(charts.map(({ name, model }) => [name, model]));

/** Returns what is proved about each chart. */
export const subjectsOf = (charts: readonly Charted[]): Subject[] =>
  charts.map((charted) => subjectOf(charted, othersOf(charts)));

function subjectOf({ model, machine, isPart, cases: shown }: Charted, others: Subject['others']): Subject {
  const cases = shown && withMachineOnly(shown);
  const chart = new Chart(model, others);
  let free: AbstractStateSpace | null = null;
  let space: StateSpace | null = null;
  let paths: Graph | null = null;
  return {
    model,
    chart,
    others,
    isPart,
    cases,
    get free() {
      free ??= abstractStateSpaceOf(machine, chart);
      return free;
    },
    get stateSpace() {
      space ??= cases && stateSpaceOf(machine, cases);
      return space;
    },
    get paths() {
      paths ??= shown && explore(bounded(machine), withoutOwn(shown, chart.raised), undefined, 'is left out');
      return paths;
    },
  };
}

/** The cases without the events that the machine sends to itself: no path can press them. */
const withoutOwn = (cases: AnyCases, raised: ReadonlySet<string>): AnyCases => ({
  ...cases,
  events: Object.fromEntries(Object.entries(cases.events).filter(([type]) => !raised.has(type))),
});

/** Returns the verdicts on one machine that replaces a flow: all its properties, or the one with the given words. */
export function proofsOfOne(
  name: string,
  machine: AnyStateMachine,
  { cases, properties }: Pick<ProvedFlow, 'cases' | 'properties'>,
  only?: string,
): Verdict[] {
  const charts = chartsOf({ [name]: { area: '', machine, cases } });
  const [charted] = charts;
  if (!charted) return [];
  const subject = subjectOf(charted, othersOf(charts));
  const declared = properties.filter(({ says }) => only === undefined || says === only);
  return [...proveUniversal(subject, only), ...declared.map((property) => proveDeclared(subject, property))];
}
