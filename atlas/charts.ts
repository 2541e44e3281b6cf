/** Every chart there is: one for each flow, and one for each machine that a flow is made of. */
import { type AnyStateMachine, StateMachine } from 'xstate';
import { modelOf, type NameOfChild } from './graph';
import type { Model } from './model';
import type { AnyCases } from './paths';

export interface Flow {
  readonly area: string;
  readonly machine: AnyStateMachine;
  readonly cases: AnyCases;
}

export interface Chart {
  /** Of the flow, or of the flow and the machine it invokes: "payout.otp". */
  readonly name: string;
  readonly area: string;
  readonly machine: AnyStateMachine;
  /** A machine that is only ever invoked has none: its parents say how it may end. */
  readonly cases: AnyCases | null;
  readonly model: Model;
}

export function chartsOf(flows: Readonly<Record<string, Flow>>): Chart[] {
  const names = new Map(Object.entries(flows).map(([name, { machine }]) => [machine, name]));
  const chart = (name: string, area: string, machine: AnyStateMachine, cases: AnyCases | null): Chart[] => {
    // A child that is a flow itself has that flow's chart.
    const nameOf: NameOfChild = (child, src) => names.get(child) ?? `${name}.${src}`;
    const children = Object.entries(machine.implementations.actors ?? {}).flatMap(([src, logic]) =>
      logic instanceof StateMachine && !names.has(logic) ? chart(nameOf(logic, src), area, logic, null) : [],
    );
    return [{ name, area, machine, cases, model: modelOf(machine, name, nameOf) }, ...children];
  };
  return Object.entries(flows).flatMap(([name, { area, machine, cases }]) => chart(name, area, machine, cases));
}
