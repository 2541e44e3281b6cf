/** Looks up the names of a declared property on the chart and in the cases. An unknown name is an error, never a proof. */
import type { GuardModel, Model, TransitionModel } from '../model';
import type { AnyCases } from '../paths';
import type { Microstep } from '../simulator';
import type { Chart } from './chart';
import type { Move } from './stateSpace';

/** A name in a property that the chart does not have. The message is one line. */
export class UnknownNameError extends Error {
  override name = 'UnknownNameError';
}

/** The type-erased shape of what a property names. */
export type AnyTarget =
  | { readonly state: string }
  | { readonly calls: string }
  | { readonly guard: string; readonly as?: string }
  | AnyTrigger;

export type AnyTrigger =
  | { readonly port: string; readonly answers: string }
  | { readonly port: string; readonly fails: string }
  | { readonly child: string; readonly ends: string }
  | { readonly event: string };

/** Where the names are looked up. */
export interface Names {
  readonly chart: Chart;
  readonly cases: AnyCases | null;
  /** The property's words, for the message. */
  readonly says: string;
}

/** A target on the chart: states to be in, or transitions to take. */
export interface Target {
  readonly states: ReadonlySet<string>;
  /** Whether the chart alone identifies it. Only a walk can identify the payload of a case. */
  readonly isOnChart: boolean;
  readonly isAt: (moment: Microstep) => boolean;
  /** Whether it is reached here: a state is entered, also again, or the transition is taken. */
  readonly isMet: (moment: Microstep) => boolean;
  /** Whether it is the trigger of a move. */
  readonly isBroughtBy: (move: Move) => boolean;
  readonly text: string;
}

const none: ReadonlySet<string> = new Set();

function unknownName({ chart, says }: Names, kind: string, name: string): never {
  throw new UnknownNameError(`${chart.model.chart}: "${says}" refers to the ${kind} "${name}", which is not on the chart.`);
}

export function stateNamed(names: Names, name: string): string {
  const id = `${names.chart.root}.${name}`;
  return names.chart.states.has(id) ? id : unknownName(names, 'state', name);
}

/** Returns the states in which a port is called. */
export function callersOf(names: Names, src: string): readonly string[] {
  const callers = names.chart.model.states.filter(({ invokes }) =>
    invokes.some((call) => call.kind === 'port' && call.src === src),
  );
  return callers.length > 0 ? callers.map(({ id }) => id) : unknownName(names, 'port', src);
}

/** Whether a guard requires another by its name. */
export function asks(guard: GuardModel | null, name: string, as: string | undefined): boolean {
  if (guard?.kind === 'and') return guard.of.some((part) => asks(part, name, as));
  return guard?.kind === 'named' && guard.name === name && (as === undefined || guard.params.as === as);
}

const eventsIn = ({ transitions }: Model) => transitions.filter(({ kind }) => kind === 'event').map(({ event }) => event);

/** Returns the text of a trigger, and checks it against the cases. */
export function triggerText(names: Names, trigger: AnyTrigger): string {
  const { cases, chart } = names;
  if ('event' in trigger) {
    return eventsIn(chart.model).includes(trigger.event) ? trigger.event : unknownName(names, 'event', trigger.event);
  }
  if ('child' in trigger) {
    const endings = cases?.children[trigger.child] ?? unknownName(names, 'machine', trigger.child);
    return trigger.ends in endings ? `${trigger.child} ends ${trigger.ends}` : unknownName(names, 'ending', trigger.ends);
  }
  const port = cases?.ports[trigger.port] ?? unknownName(names, 'port', trigger.port);
  if ('fails' in trigger) {
    return trigger.fails in port.fails ? `${trigger.port} fails ${trigger.fails}` : unknownName(names, 'fault', trigger.fails);
  }
  return trigger.answers in port.answers
    ? `${trigger.port} answers ${trigger.answers}`
    : unknownName(names, 'answer', trigger.answers);
}

export const isTriggeredBy = (trigger: AnyTrigger, { happened }: Move): boolean => {
  if (!happened) return false;
  const { kind, subject, name } = happened;
  if ('event' in trigger) return kind === 'event' && subject === trigger.event;
  if ('child' in trigger) return kind === 'ends' && subject === trigger.child && name === trigger.ends;
  if (subject !== trigger.port) return false;
  return 'fails' in trigger ? kind === 'fails' && name === trigger.fails : kind === 'answers' && name === trigger.answers;
};

const idsOf = (transitions: readonly TransitionModel[]) => new Set(transitions.map(({ id }) => id));

/** Looks up a target. */
export function findTarget(names: Names, target: AnyTarget): Target {
  const { model } = names.chart;
  const onChart = { states: none, isOnChart: true, isBroughtBy: () => false };
  if ('state' in target || 'calls' in target) {
    const states = new Set('state' in target ? [stateNamed(names, target.state)] : callersOf(names, target.calls));
    const text = 'state' in target ? target.state : `a call of ${target.calls}`;
    return {
      ...onChart,
      states,
      isAt: (moment) => moment.states.some((id) => states.has(id)),
      isMet: ({ entered }) => entered.some((id) => states.has(id)),
      text,
    };
  }
  if ('guard' in target) {
    const transitions = idsOf(model.transitions.filter(({ guard }) => asks(guard, target.guard, target.as)));
    const text = `${target.guard}${target.as === undefined ? '' : `(${target.as})`}`;
    if (transitions.size === 0) return unknownName(names, 'guard', text);
    return taken(onChart, ({ fired }) => fired.some((id) => transitions.has(id)), text);
  }
  const text = triggerText(names, target);
  // What the machine sends to itself is not the merchant's event.
  if ('event' in target)
    return taken(onChart, ({ event, fired, isFromOutside }) => isFromOutside && event === target.event && fired.length > 0, text);
  const isBroughtBy = (move: Move) => isTriggeredBy(target, move);
  return { ...taken(onChart, () => false, text), isOnChart: false, isBroughtBy };
}

const taken = (onChart: Pick<Target, 'states' | 'isOnChart' | 'isBroughtBy'>, isAt: Target['isAt'], text: string): Target => ({
  ...onChart,
  isAt,
  isMet: isAt,
  text,
});

/** Returns whether a target is passed at each microstep of a move. A trigger belongs to the first. */
export const passedOn = (target: Target, move: Move) => eachMoment(target, move, target.isAt);

/** Returns whether a target is reached at each microstep of a move. */
export const metOn = (target: Target, move: Move) => eachMoment(target, move, target.isMet);

const eachMoment = ({ isBroughtBy }: Target, move: Move, is: (moment: Microstep) => boolean): readonly boolean[] =>
  move.moments.length === 0 ? [isBroughtBy(move)] : move.moments.map((moment, n) => is(moment) || (n === 0 && isBroughtBy(move)));
