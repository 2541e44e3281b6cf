/** Every property of every chart, with its verdict. */
import type { AnyStateMachine } from 'xstate';
import { type Chart as Charted, chartsOf, type Flow } from '../charts';
import type { Verdict } from '../verdict';
import { type AnyProperty, proveDeclared } from './declared';
import { proveEvery } from './every';
import { Chart } from './reach';
import { Misnamed } from './spots';
import type { Subject } from './subject';
import { type World, worldOf } from './world';

export interface ProvedFlow extends Flow {
  readonly properties: readonly AnyProperty[];
}

/** Properties of machines that are only ever invoked, by the machine's id: they hold wherever it is. */
export type PartProperties = Readonly<Record<string, readonly AnyProperty[]>>;

const declaredFor = (flows: Readonly<Record<string, ProvedFlow>>, parts: PartProperties, { name, machine }: Charted) =>
  flows[name]?.properties ?? parts[machine.id] ?? [];

/**
 * Of all charts, or of the one that is named.
 * @throws Misnamed where a property names what its chart does not have, and for a chart that is not there
 */
export function proofsOf(
  flows: Readonly<Record<string, ProvedFlow>>,
  parts: PartProperties = {},
  only: string | null = null,
): Verdict[] {
  const charts = chartsOf(flows);
  const others = othersOf(charts);
  const wanted = charts.filter(({ name }) => only === null || name === only);
  if (wanted.length === 0)
    throw new Misnamed(`There is no chart called ${only}. The charts are: ${charts.map(({ name }) => name).join(', ')}.`);
  return wanted.flatMap((charted) => {
    const subject = subjectOf(charted, others);
    return [...proveEvery(subject), ...declaredFor(flows, parts, charted).map((property) => proveDeclared(subject, property))];
  });
}

const othersOf = (charts: readonly Charted[]) => new Map(charts.map(({ name, model }) => [name, model]));

function subjectOf({ model, machine, cases }: Charted, others: Subject['others']): Subject {
  let world: World | null = null;
  return {
    model,
    chart: new Chart(model, others),
    others,
    cases,
    get world() {
      world ??= cases && worldOf(machine, cases);
      return world;
    },
  };
}

/** Of one machine that stands for a flow: all its properties, or the one that is asked for by its words. */
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
  return [...proveEvery(subject, only), ...declared.map((property) => proveDeclared(subject, property))];
}
