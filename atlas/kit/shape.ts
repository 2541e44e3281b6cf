/**
 * The shape of a chart: its states and transitions without what differs between flows. Charts of one shape belong to the same kit machine.
 */

import { MONEY } from '../format';
import type { GuardModel, InvokeModel, Model, StateModel, TransitionModel } from '../model';

/** Events that contain the name of a state: the end of a delay and the completion of a region. */
const OF_STATE = /^(xstate\.(?:after\.[^.]+|done\.state)\.)(.+)$/;

/** Returns the same chart with another machine id. */
export function renamed(model: Model, machine: string): Model {
  const id = (was: string) =>
    was === model.machine || was.startsWith(`${model.machine}.`) ? machine + was.slice(model.machine.length) : was;
  const event = (was: string) => was.replace(OF_STATE, (_, kind: string, state: string) => kind + id(state));
  const state = (one: StateModel): StateModel => ({
    ...one,
    id: id(one.id),
    key: one.parent === null ? machine : one.key,
    parent: one.parent && id(one.parent),
    initial: one.initial && id(one.initial),
  });
  const transition = (one: TransitionModel): TransitionModel => ({
    ...one,
    id: `${id(one.source)} | ${event(one.event) || 'always'} | ${one.order}`,
    source: id(one.source),
    event: event(one.event),
    guard: one.guard && renamedGuard(one.guard, id),
    targets: one.targets.map(id),
  });
  return { ...model, machine, states: model.states.map(state), transitions: model.transitions.map(transition) };
}

function renamedGuard(guard: GuardModel, id: (was: string) => string): GuardModel {
  switch (guard.kind) {
    case 'named':
      return guard;
    case 'in':
      return { kind: 'in', state: id(guard.state) };
    case 'not':
      return { kind: 'not', of: [renamedGuard(guard.of[0], id)] };
    default:
      return { ...guard, of: guard.of.map((part) => renamedGuard(part, id)) };
  }
}

const callShape = (call: InvokeModel) => [call.kind, call.id, call.src, call.kind === 'machine' ? call.machine : ''];

const stateShape = ({ id, parent, kind, history, initial, tags, result, invokes }: StateModel) => [
  // Whether money moves follows from the calls, which are a flow's own.
  ...[id, parent, kind, history, initial, tags.filter((tag) => tag !== MONEY), result],
  ...invokes.map(callShape),
];

const transitionShape = ({ id, kind, delay, invoke, alternatives, guard, targets, reenter }: TransitionModel) => [
  ...[id, kind, delay, invoke, alternatives, guard, targets, reenter],
];

/** Leaves out what differs between flows: name, descriptions, requirements, calls, and which actions run. */
function shapeOf(model: Model): string {
  const { isLongRunning, states, transitions } = renamed(model, 'machine');
  return JSON.stringify([isLongRunning, states.map(stateShape), transitions.map(transitionShape)]);
}

/** Returns a function that finds the kit chart with the same shape. */
export function kitFinder(kits: readonly Model[]): (model: Model) => Model | null {
  const byShape = new Map(kits.map((kit) => [shapeOf(kit), kit]));
  return (model) => byShape.get(shapeOf(model)) ?? null;
}
