/**
 * A machine without its data: guards return the given results, actions only raise events, and no port runs. XState moves it, so history,
 * wildcards, regions and eventless transitions behave as in the browser.
 */
import { type AnyStateMachine, type AnyStateNode, and, not, or, raise, StateMachine, stateIn } from 'xstate';
import { statesOf } from '../chart';
import type { GuardModel } from '../model';
import { guardOf, raisedBy } from '../names';
import { mark } from './marked';

export type NamedGuard = Extract<GuardModel, { kind: 'named' }>;

/** Answers for a guard. */
export type Ask = (guard: NamedGuard) => boolean;

/** More microsteps than any chart takes for one event. */
const LONGEST = 400;

/** An actor that does nothing. */
const still = {
  transition: (snapshot: object) => snapshot,
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot: object) => snapshot,
};

export function abstractOf(machine: AnyStateMachine, ask: Ask): AnyStateMachine {
  const actors = Object.keys(machine.implementations.actors ?? {}).map((name) => [name, still]);
  const config = { ...machine.config, context: {}, output: undefined, options: { maxIterations: LONGEST } };
  const copy: AnyStateMachine = new StateMachine(config, { actors: Object.fromEntries(actors) } as never);
  for (const node of statesOf(copy)) strip(machine, node, ask);
  return copy;
}

function strip(machine: AnyStateMachine, node: AnyStateNode, ask: Ask): void {
  const raised = (actions: readonly unknown[], event: string) =>
    actions.flatMap((action) => {
      const type = raisedBy(action, { machine, state: node.id, event });
      return type === null ? [] : [raise({ type })];
    });
  for (const [event, transitions] of [...node.transitions, ['always', node.always ?? []] as const])
    for (const transition of transitions) {
      const guard = guardOf(transition.guard, { machine, state: node.id, event });
      Object.assign(transition, { guard: guard ? askedFor(guard, ask) : undefined, actions: raised(transition.actions, event) });
    }
  for (const invoked of node.invoke) Object.assign(invoked, { input: undefined });
  const initial = node.type === 'compound' ? node.initial : null;
  if (initial) Object.assign(initial, { actions: raised(initial.actions, 'initial') });
  Object.assign(node, { entry: raised(node.entry, 'entry'), exit: raised(node.exit, 'exit'), output: undefined });
  mark(node);
}

/** Combined guards and `stateIn` keep their meaning. Only named guards are asked for. */
function askedFor(guard: GuardModel, ask: Ask): object {
  switch (guard.kind) {
    case 'named':
      return () => ask(guard);
    case 'in':
      return stateIn(`#${guard.state}` as never);
    case 'not':
      return not(askedFor(guard.of[0], ask) as never);
    case 'and':
      return and(guard.of.map((part) => askedFor(part, ask)) as never);
    case 'or':
      return or(guard.of.map((part) => askedFor(part, ask)) as never);
  }
}
