/** Reads the names of guards and actions in a chart, and what the named ones do. A guard or action without a name is rejected. */
import { type AnyStateMachine, and, not, or, stateIn } from 'xstate';
import { faultIn } from '../machines/kit/flow/fault';
import { eventParams, eventPatch, outputOf } from '../machines/kit/flow/params';
import { alone, looksOutside } from './alone';
import { statesOf } from './chart';
import type { ActionModel, GuardModel, Params } from './model';

/** A part of a chart without a name, or a name without an implementation. The message is one line: machine, state, event. */
export class UnreadableChartError extends Error {
  override name = 'UnreadableChartError';
}

/** A position in a chart, for the message of an error. */
export interface Place {
  readonly machine: AnyStateMachine;
  readonly state: string;
  /** The event in words, or "entry" or "exit". */
  readonly event: string;
}

const refuse = ({ machine, state, event }: Place, what: string): never => {
  throw new UnreadableChartError(`${machine.id}: ${what} in state ${state}, at "${event}"`);
};

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  (typeof value === 'object' || typeof value === 'function') && value !== null;
const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** A stand-in for any context or event: every field exists, and each field is a stand-in too. What is written to it is forgotten: all charts share it. */
const anything: object = new Proxy(() => {}, {
  set: () => true,
  defineProperty: () => true,
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === Symbol.iterator ? () => [].values() : anything),
  apply: () => anything,
});

/** Returns what a function returns for stand-ins, or null if it cannot be called with them. */
function said(made: unknown, ...given: readonly object[]): Fields {
  if (typeof made !== 'function') return fieldsOf(made);
  try {
    return fieldsOf(alone(() => made(...given)));
  } catch {
    return {};
  }
}

const isPlain = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';

/** The kit's own functions only pass on the contents of the event. */
const HAND_ON: readonly unknown[] = [outputOf, eventPatch, eventParams, faultIn];

function paramsOf(params: unknown): Params {
  if (HAND_ON.includes(params)) return {};
  const entries = Object.entries(said(params, { context: anything, event: anything }));
  return Object.fromEntries(entries.flatMap(([name, value]) => (isPlain(value) ? [[name, value]] : [])));
}

/** The combinators have no name that survives minification. Only their check function identifies them. */
const checkOf = (guard: unknown) => fieldsOf(guard).check;
const CHECKS = { and: checkOf(and([])), or: checkOf(or([])), not: checkOf(not('any')), in: checkOf(stateIn('any')) };

export function guardOf(guard: unknown, place: Place): GuardModel | null {
  return guard === undefined || guard === null ? null : named(guard, place);
}

function named(guard: unknown, place: Place): GuardModel {
  const { type, params, guards, stateValue } = fieldsOf(typeof guard === 'string' ? { type: guard } : guard);
  const parts = () => (Array.isArray(guards) ? guards : []).map((part) => named(part, place));
  const check = checkOf(guard);
  if (check === undefined) {
    if (typeof type !== 'string') return refuse(place, 'an unnamed guard');
    if (!(type in (place.machine.implementations.guards ?? {})))
      return refuse(place, `the guard "${type}", which is not implemented,`);
    if (looksOutside(place.machine.implementations.guards?.[type as never]))
      return refuse(place, `the guard "${type}" reaches outside by itself (call a port in a state instead),`);
    return { kind: 'named', name: type, params: paramsOf(params) };
  }
  if (check === CHECKS.and) return { kind: 'and', of: parts() };
  if (check === CHECKS.or) return { kind: 'or', of: parts() };
  if (check === CHECKS.in) return { kind: 'in', state: stateIdOf(stateValue, place) };
  const [only] = parts();
  return check === CHECKS.not && only ? { kind: 'not', of: [only] } : refuse(place, 'a guard of an unknown kind');
}

/** Returns the id of a state from `{ open: { code: 'verifying' } }` or `#otp.open.code.verifying`. */
function stateIdOf(value: unknown, place: Place): string {
  if (typeof value === 'string') return value.startsWith('#') ? value.slice(1) : `${place.machine.id}.${value}`;
  const path: string[] = [];
  for (let rest = value; rest !== undefined; ) {
    const [key, below] = typeof rest === 'string' ? [rest] : (Object.entries(fieldsOf(rest))[0] ?? []);
    if (key === undefined) return refuse(place, 'an unreadable state');
    path.push(key);
    rest = below;
  }
  return [place.machine.id, ...path].join('.');
}

export function actionOf(action: unknown, place: Place): ActionModel {
  const { type, params } = fieldsOf(typeof action === 'string' ? { type: action } : action);
  if (typeof action === 'function' || typeof type !== 'string') return refuse(place, 'an unnamed action');
  if (!(type in (place.machine.implementations.actions ?? {})))
    return refuse(place, `the action "${type}", which is not implemented,`);
  const hidden = hiddenIn(place.machine.implementations.actions?.[type as never], place.machine);
  if (hidden) return refuse(place, `the action "${type}" ${hidden},`);
  return { name: type, params: paramsOf(params) };
}

/** Actions whose effect a chart cannot show, and what to write instead. */
const HIDDEN: Readonly<Record<string, string>> = {
  'xstate.spawnChild': 'starts a port or a machine (invoke it in a state instead)',
  'xstate.stopChild': 'stops a machine (leave the state that invokes it instead)',
  'xstate.enqueueActions': 'decides by itself what to run (name each action on a guarded transition instead)',
  'xstate.cancel': 'cancels a delayed event (leave the state that waits instead)',
};

function hiddenIn(action: unknown, machine: AnyStateMachine): string | null {
  const { type, assignment, delay } = fieldsOf(action);
  if (type === 'xstate.assign' && uses('spawn', assignment)) return HIDDEN['xstate.spawnChild'] ?? null;
  // A plain function has no type of its own. It can reach its machine, and every other one, by these two.
  if ([typeof action === 'function' ? action : assignment].some((made) => uses('self', made) || uses('system', made)))
    return 'reaches a machine by itself (raise an event, or send one to a named machine instead)';
  // What it does is seen neither on the chart nor in a walk, which runs no such function: it may even make a call.
  if (typeof action === 'function' && type === undefined)
    return 'runs code that no chart shows (call a port in a state, or set or emit something instead)';
  if ([action, assignment].flatMap((made) => Object.values(fieldsOf(made))).some(looksOutside))
    return 'reaches outside by itself (call a port in a state instead)';
  if (type === 'xstate.raise' && delay !== undefined)
    return 'raises an event after a delay (wait in a state with `after` instead)';
  if (type === 'xstate.raise' && raisedType(action) === null)
    return 'raises an event that is only known when it runs (raise one of a fixed type instead)';
  if (type === 'xstate.sendTo') return hiddenSending(fieldsOf(action), machine);
  return HIDDEN[String(type)] ?? null;
}

/** A chart shows what is sent to a parent or to an invoked machine, at once. */
function hiddenSending({ to, delay }: Fields, machine: AnyStateMachine): string | null {
  if (delay !== undefined) return 'sends an event after a delay (wait in a state with `after` instead)';
  if (to === '#_parent' || statesOf(machine).some(({ invoke }) => invoke.some(({ id }) => id === to))) return null;
  return 'sends an event to itself, or to a machine that is only known when it runs (raise it, or name an invoked machine instead)';
}

/** Whether an action uses one of its arguments, as far as a run with stand-ins and its source can tell. */
function uses(name: string, made: unknown): boolean {
  const parts = typeof made === 'function' ? [made] : Object.values(fieldsOf(made));
  return parts.some((part) => {
    let asks = false;
    const args = new Proxy(
      {},
      {
        get: (_, key) => {
          asks ||= key === name;
          return anything;
        },
      },
    );
    said(part, args, anything);
    return asks || (typeof part === 'function' && new RegExp(`\\b${name}\\b`).test(String(part)));
  });
}

function raisedType(action: unknown): string | null {
  const { event } = fieldsOf(action);
  const { type } = said(event, anything, anything);
  return typeof type === 'string' ? type : null;
}

/** Returns the type of the event that a named action raises at once, or null if it raises none. */
export function raisedBy(action: unknown, place: Place): string | null {
  if (typeof action === 'function') return null;
  const { name } = actionOf(action, place);
  const raised = place.machine.implementations.actions?.[name as never];
  const { type, delay } = fieldsOf(raised);
  return type === 'xstate.raise' && delay === undefined ? raisedType(raised) : null;
}

const valueText = (value: unknown) => (value === null || value === '' || isPlain(value) ? ` to ${JSON.stringify(value)}` : '');
const typeOf = (event: unknown) => String(said(event, anything, anything).type ?? 'its input');

/** Of a function only the names of the fields are known, because their values depend on the context. */
const fieldsSetBy = (assignment: unknown): readonly string[] =>
  typeof assignment === 'function'
    ? Object.keys(said(assignment, { context: anything, event: anything }, anything))
    : Object.entries(fieldsOf(assignment)).map(([field, value]) => `${field}${valueText(value)}`);

/** Describes what a named action does: which part of the context it sets, or what it emits or sends. */
export function effectOf(action: unknown): string {
  const { type, assignment, event, to } = fieldsOf(action);
  switch (type) {
    case 'xstate.assign': {
      return `sets ${fieldsSetBy(assignment).join(', ') || 'the context'}`;
    }
    case 'xstate.emit':
      return `emits ${typeOf(event)}`;
    case 'xstate.sendTo':
      return `sends ${to === '#_parent' ? 'its parent' : isPlain(to) ? to : 'another machine'} ${typeOf(event)}`;
    case 'xstate.raise':
      return `raises ${typeOf(event)}`;
    default:
      return 'runs as named';
  }
}
