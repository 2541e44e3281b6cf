/** Walks through a chart with a memory, and the walk on which a rule breaks. */
import type { Microstep } from '../simulator';
import type { Counterexample, CounterStep } from '../verdict';
import { type AbstractMove, type AbstractNode, type AbstractStateSpace, keyOf } from './abstractStateSpace';

interface Visit<Memory> {
  readonly node: AbstractNode;
  readonly memory: Memory;
  readonly before: Visit<Memory> | null;
  readonly by: AbstractMove;
}

/** Returns the next memory, or null if the rule is broken here. */
export type Rule<Memory> = (memory: Memory, moment: Microstep) => Memory | null;

/** Returns the shortest walk on which a rule breaks, or null if there is none. */
export function brokenOn<Memory>(space: AbstractStateSpace, begin: Memory, rule: Rule<Memory>): Counterexample | null {
  const visits = new Map<string, Visit<Memory>>();
  let broken: Counterexample | null = null;
  const take = (before: Visit<Memory> | null, by: AbstractMove) => {
    let memory: Memory | null = before ? before.memory : begin;
    for (const moment of by.moments) memory = memory === null ? null : rule(memory, moment);
    if (memory === null) broken ??= walkOf(before, by);
    else if (by.to) {
      const key = `${keyOf(by.to)} ${JSON.stringify(memory)}`;
      if (!visits.has(key)) visits.set(key, { node: by.to, memory, before, by });
    }
  };
  for (const start of space.starts) take(null, start);
  for (const visit of visits.values()) {
    if (broken) return broken;
    for (const { moves } of space.choicesOf(visit.node)) for (const move of moves) take(visit, move);
  }
  return broken;
}

function walkOf<Memory>(before: Visit<Memory> | null, last: AbstractMove): Counterexample {
  const moves = [last];
  for (let at = before; at; at = at.before) moves.unshift(at.by);
  return counterexample(moves);
}

/** Returns the shortest walk to a configuration, followed by one more move. */
export function walkToNode(node: AbstractNode, last: AbstractMove | null = null): Counterexample {
  const moves = last ? [last] : [];
  for (let at: AbstractNode | null = node; at; at = at.from.node) moves.unshift(at.from.move);
  return counterexample(moves);
}

function counterexample([start, ...moves]: readonly AbstractMove[]): Counterexample {
  const { fired, states } = start ? stepOf(start) : { fired: [], states: [] };
  return { input: null, begins: { fired, states }, steps: moves.map(stepOf) };
}

function stepOf({ arrival, moments }: AbstractMove): CounterStep {
  const states = moments.at(-1)?.states ?? [];
  const leaves = states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)));
  const names = leaves.map((id) => id.slice(id.indexOf('.') + 1)).join(', ');
  return { text: `${arrival?.label ?? 'the flow starts'} -> ${names}`, fired: moments.flatMap(({ fired }) => fired), states };
}
