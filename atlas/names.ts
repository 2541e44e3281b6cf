/** What a chart calls its guards and actions, and what the named ones do. One without a name cannot be read, and is refused. */
import { type AnyStateMachine, and, not, or, stateIn } from 'xstate';
import { faultIn } from '../machines/kit/fault';
import { eventParams, eventPatch, outputOf } from '../machines/kit/params';
import type { ActionModel, GuardModel, Params } from './model';

/** A part of a chart that has no name, or a name that nothing stands behind. Its message is one line: machine, state, event. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** Where in a chart something stands, for the message of a refusal. */
export interface Place {
  readonly machine: AnyStateMachine;
  readonly state: string;
  /** The event in words; entry and exit are called so. */
  readonly event: string;
}

const refuse = ({ machine, state, event }: Place, what: string): never => {
  throw new Unreadable(`${machine.id}: ${what} in state ${state}, at "${event}"`);
};

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  (typeof value === 'object' || typeof value === 'function') && value !== null;
const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** Stands for whatever a context or an event holds: it has every field, and each is itself again. */
const anything: object = new Proxy(() => {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === Symbol.iterator ? () => [].values() : anything),
  apply: () => anything,
});

/** What is called with stand-ins says what it says whatever they are; where it cannot be called so, it says nothing. */
function said(made: unknown, ...given: readonly object[]): Fields {
  if (typeof made !== 'function') return fieldsOf(made);
  try {
    return fieldsOf(made(...given));
  } catch {
    return {};
  }
}

const isPlain = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';

/** The kit's own functions only hand on what came with the event. */
const HAND_ON: readonly unknown[] = [outputOf, eventPatch, eventParams, faultIn];

function paramsOf(params: unknown): Params {
  if (HAND_ON.includes(params)) return {};
  const entries = Object.entries(said(params, { context: anything, event: anything }));
  return Object.fromEntries(entries.flatMap(([name, value]) => (isPlain(value) ? [[name, value]] : [])));
}

/** The combinators have no name that survives minifying; what they check with is theirs alone. */
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
    return { kind: 'named', name: type, params: paramsOf(params) };
  }
  if (check === CHECKS.and) return { kind: 'and', of: parts() };
  if (check === CHECKS.or) return { kind: 'or', of: parts() };
  if (check === CHECKS.in) return { kind: 'in', state: stateIdOf(stateValue, place) };
  const [only] = parts();
  return check === CHECKS.not && only ? { kind: 'not', of: [only] } : refuse(place, 'a guard of an unknown kind');
}

/** `{ open: { code: 'verifying' } }` or `#otp.open.code.verifying`, as the id of the state. */
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
  return { name: type, params: paramsOf(params) };
}

const valueText = (value: unknown) => (value === null || value === '' || isPlain(value) ? ` to ${JSON.stringify(value)}` : '');
const typeOf = (event: unknown) => String(said(event, anything, anything).type ?? 'its input');

/** What a named action does: which part of the context it sets, whom it tells what. */
export function effectOf(action: unknown): string {
  const { type, assignment, event, to } = fieldsOf(action);
  switch (type) {
    case 'xstate.assign': {
      const parts = Object.entries(typeof assignment === 'function' ? {} : fieldsOf(assignment));
      return `sets ${parts.map(([field, value]) => `${field}${valueText(value)}`).join(', ') || 'the context'}`;
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
