/** What a path is: a walk from the start of a flow, by the names of its cases. Ids, words and lists are made of this; strategies find them. */
import { createHash } from 'node:crypto';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Happened } from '../machines/kit/cases';
import { idsOf, statesOf } from './chart';

/** The type-erased shape of `Cases<M>`. */
export interface AnyCases {
  readonly inputs: Record<string, unknown>;
  readonly builtOtherwise?: readonly string[];
  readonly events: Record<string, Record<string, object>>;
  readonly ports: Record<string, { readonly answers: Record<string, unknown>; readonly fails: object }>;
  readonly children: Record<string, object>;
  readonly possible?: (snapshot: never, step: Happened) => boolean;
  readonly remember: (context: never) => unknown;
}

/** One thing that happens: an event, a port's answer or fault, a child's ending, a delay that passes; by the name of its case. */
export interface Happening extends Happened {
  readonly payload: unknown;
  readonly event: AnyEventObject;
}

export interface Step extends Happening {
  readonly fired: readonly string[];
  /** The configuration it leads to. */
  readonly value: unknown;
}

export interface Path {
  /** Stable for as long as the walk is the same: the flow, and eight digits made of its input and steps. */
  readonly id: string;
  /** The name of the input it begins with. */
  readonly input: string;
  /** What fires before anything happens. */
  readonly begins: readonly string[];
  readonly steps: readonly Step[];
}

/** Everything that can happen to a machine, by its cases. */
export function happenings(machine: AnyStateMachine, cases: AnyCases): Happening[] {
  const of = (kind: Happening['kind'], subject: string, named: object, toEvent: (payload: unknown) => AnyEventObject) =>
    Object.entries(named).map(([name, payload]) => ({ kind, subject, name, payload, event: toEvent(payload) }));
  const done = (src: string, kind: 'answers' | 'ends', named: object) =>
    idsOf(machine, src).flatMap((id) =>
      of(kind, src, named, (output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    );
  const failed = (src: string, named: object) =>
    idsOf(machine, src).flatMap((id) =>
      of('fails', src, named, (error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
    );
  const delays = statesOf(machine).flatMap(({ after }) =>
    after.map(({ delay, eventType }) => ({ delay: String(delay), eventType })),
  );
  return [
    ...Object.entries(cases.events).flatMap(([type, named]) =>
      of('event', type, named, (payload) => ({ type, ...Object(payload) })),
    ),
    ...Object.entries(cases.ports).flatMap(([src, { answers, fails }]) => [
      ...done(src, 'answers', answers),
      ...failed(src, fails),
    ]),
    ...Object.entries(cases.children).flatMap(([src, endings]) => done(src, 'ends', endings)),
    ...delays.flatMap(({ delay, eventType }) => of('passes', delay, { now: undefined }, () => ({ type: eventType }))),
  ];
}

const HOW = { event: '', answers: ' answers', fails: ' fails', ends: ' ends', passes: ' passes' };

/** A step as it is named on a command line: `account.changed known`, `loadChoices fails network`, `dismissed`. */
export const stepName = ({ kind, subject, name }: Happened) => `${subject}${HOW[kind]}${name === 'now' ? '' : ` ${name}`}`;

export const stepText = (step: Step) =>
  `${stepName(step)} -> ${typeof step.value === 'string' ? step.value : JSON.stringify(step.value)}`;

/** A whole path as it is named on a command line. */
export const walkText = ({ input, steps }: Pick<Path, 'input' | 'steps'>) => [input, ...steps.map(stepName)].join(', ');

export function pathOf(flow: string, walk: Omit<Path, 'id'>): Path {
  const digits = createHash('sha256').update(walkText(walk)).digest('hex').slice(0, 8);
  return { id: `${flow}-${digits}`, ...walk };
}
