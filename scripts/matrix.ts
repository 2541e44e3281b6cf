/** Which states serve a requirement, which transitions leave them, and which tests show it. */
import { type AnyStateMachine, StateMachine, type StateNode } from 'xstate';
import { flows } from '../machines/flows';
import { type Requirement, register, titles } from './requirements';

interface Traced extends Requirement {
  readonly states: readonly string[];
  readonly tests: readonly string[];
}

type Node = StateNode<never, never>;

/** The machines of all flows and the machines they are made of, each once. */
function machines(): AnyStateMachine[] {
  const found = new Map<string, AnyStateMachine>();
  const add = (machine: AnyStateMachine) => {
    if (found.has(machine.id)) return;
    found.set(machine.id, machine);
    for (const logic of Object.values(machine.implementations.actors ?? {})) if (logic instanceof StateMachine) add(logic);
  };
  for (const { machine } of Object.values(flows)) add(machine as unknown as AnyStateMachine);
  return [...found.values()];
}

/** Event types of XState, in words. */
function eventText(type: string) {
  const [, kind, subject] = /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/.exec(type) ?? [];
  if (kind) return `${subject} ${kind === 'done' ? 'ends' : 'fails'}`;
  return type.startsWith('xstate.after.') ? 'time passes' : type;
}

function stateText(node: Node) {
  const leaving = [...node.transitions.values()]
    .flat()
    .map(({ eventType, target }) => `${eventText(eventType)} -> ${target?.map(({ key }) => key).join(', ') ?? 'stays'}`);
  return `${node.id}${leaving.length > 0 ? `: ${[...new Set(leaving)].join('; ')}` : ''}`;
}

/** A state without requirements of its own serves those of its parent. */
function walk(node: Node, inherited: readonly string[], states: Map<string, string[]>) {
  const own: readonly string[] = node.meta?.req ?? inherited;
  for (const id of own) states.set(id, [...(states.get(id) ?? []), stateText(node)]);
  for (const child of Object.values(node.states)) walk(child as Node, own, states);
}

export function matrix(): Traced[] {
  const states = new Map<string, string[]>();
  for (const machine of machines()) walk(machine.root as unknown as Node, [], states);
  const named = titles();
  return register().map(({ id, text }) => ({
    id,
    text,
    states: states.get(id) ?? [],
    tests: named.filter(({ ids }) => ids.includes(id)).map(({ file, title }) => `${file}: ${title}`),
  }));
}

export const print = (rows: readonly Traced[]) =>
  rows
    .filter(({ states, tests }) => states.length + tests.length > 0)
    .map(({ id, text, states, tests }) =>
      [`${id}  ${text}`, ...states.map((one) => `  state  ${one}`), ...tests.map((one) => `  test   ${one}`)].join('\n'),
    )
    .join('\n\n');

/** Those among `ids` that no test shows; an id that the register does not have is one of them. */
export const untested = (rows: readonly Traced[], ids: readonly string[]) =>
  ids.filter((id) => !rows.some((row) => row.id === id && row.tests.length > 0));
