/** Copies of a machine in which each state reports when it is entered and exited. States, transitions and ids stay the same. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { statesOf } from '../chart';
import { bounded, MARKS } from '../simulator';

/** Adds the marks before all other actions of a state. */
export function mark(node: AnyStateNode): void {
  node.entry.unshift({ type: MARKS.entered, params: { state: node.id } });
  node.exit.unshift({ type: MARKS.exited, params: { state: node.id } });
}

const known = new WeakMap<AnyStateMachine, AnyStateMachine>();

export function marked(machine: AnyStateMachine): AnyStateMachine {
  const copy = known.get(machine) ?? bounded(machine);
  if (!known.has(machine)) for (const node of statesOf(copy)) mark(node);
  known.set(machine, copy);
  return copy;
}
