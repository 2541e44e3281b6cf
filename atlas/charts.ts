/** All charts: one for each flow, and one for each machine that a flow invokes. */
import { type AnyStateMachine, StateMachine } from 'xstate';
import { modelOf, type NameOfChild } from './graph';
import type { Model } from './model';
import type { AnyCases } from './paths';

export interface Flow {
  readonly area: string;
  readonly machine: AnyStateMachine;
  readonly cases: AnyCases;
}

/** What is declared of machines that only others run, by the machine's id or by the name of its chart. */
export type PartsOf<Part> = Readonly<Record<string, Part>>;

/** A chart of its own comes before what holds wherever the machine is. */
export const partOf = <Part>(parts: PartsOf<Part>, { name, machine }: Pick<Chart, 'name' | 'machine'>): Part | undefined =>
  parts[name] ?? parts[machine.id];

export interface Chart {
  /** The name of the flow, or of the flow and the machine it invokes: "payout.otp". */
  readonly name: string;
  readonly area: string;
  readonly machine: AnyStateMachine;
  /** Whether only other machines run it. */
  readonly isPart: boolean;
  /** Null where none are declared. */
  readonly cases: AnyCases | null;
  readonly model: Model;
}

export function chartsOf(flows: Readonly<Record<string, Flow>>, parts: PartsOf<{ readonly cases: AnyCases }> = {}): Chart[] {
  const names = new Map(Object.entries(flows).map(([name, { machine }]) => [machine, name]));
  const chart = (name: string, area: string, machine: AnyStateMachine, own: AnyCases | null): Chart[] => {
    // A child that is a flow itself uses that flow's chart.
    const nameOf: NameOfChild = (child, src) => names.get(child) ?? `${name}.${src}`;
    const children = Object.entries(machine.implementations.actors ?? {}).flatMap(([src, logic]) =>
      logic instanceof StateMachine && !names.has(logic) ? chart(nameOf(logic, src), area, logic, null) : [],
    );
    const cases = own ?? partOf(parts, { name, machine })?.cases ?? null;
    return [{ name, area, machine, isPart: own === null, cases, model: modelOf(machine, name, nameOf) }, ...children];
  };
  return Object.entries(flows).flatMap(([name, { area, machine, cases }]) => chart(name, area, machine, cases));
}
