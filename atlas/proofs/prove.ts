/** Every property of every chart, with its verdict. */
import type { AnyStateMachine } from 'xstate';
import { type Chart as Charted, chartsOf, type Flow } from '../charts';
import type { Verdict } from '../verdict';
import { type AnyProperty, proveDeclared } from './declared';
import { proveEvery } from './every';
import { Chart } from './reach';
import type { Subject } from './subject';
import { worldOf } from './world';

export interface ProvedFlow extends Flow {
  readonly properties: readonly AnyProperty[];
}

/** Properties of machines that are only ever invoked, by the machine's id: they hold wherever it is. */
export type PartProperties = Readonly<Record<string, readonly AnyProperty[]>>;

const declaredFor = (flows: Readonly<Record<string, ProvedFlow>>, parts: PartProperties, { name, machine }: Charted) =>
  flows[name]?.properties ?? parts[machine.id] ?? [];

/** @throws Misnamed where a property names what its chart does not have */
export function proofsOf(flows: Readonly<Record<string, ProvedFlow>>, parts: PartProperties = {}): Verdict[] {
  const charts = chartsOf(flows);
  const others = new Map(charts.map(({ name, model }) => [name, model]));
  return charts.flatMap((charted) => {
    const { model, machine, cases } = charted;
    const subject: Subject = { model, chart: new Chart(model), world: cases && worldOf(machine, cases), others };
    return [...proveEvery(subject), ...declaredFor(flows, parts, charted).map((property) => proveDeclared(subject, property))];
  });
}

/** Of one machine, for a test. */
export function proofsOfOne(name: string, machine: AnyStateMachine, rest: Pick<ProvedFlow, 'cases' | 'properties'>): Verdict[] {
  return proofsOf({ [name]: { area: '', machine, ...rest } }).filter(({ flow }) => flow === name);
}
