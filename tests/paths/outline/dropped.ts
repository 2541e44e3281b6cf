/** What a machine drops of what the merchant enters and the provider answers: read from its graph, by values that no case has. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { withAnything } from '../../../atlas/anything';
import { graphOf } from '../../../atlas/explore';
import { type AnyCases, type Step, stepName } from '../../../atlas/paths';
import { simulator } from '../../../atlas/simulator';
import { nameOf } from '../../models/model';

/** Values that no case has. */
const TEXT = 'A value of this test';
const NUMBER = 907_060_504;

/** Words that only say which way an answer leads. */
const LEADS = ['result', 'status', 'statusCode'];

/** As many moments of one kind as show every way that it is handled. */
const MOST_MOMENTS = 15;
/** Answers with long lists have many values of one kind. */
const MOST_VALUES = 12;

type Place = readonly string[];

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Where the texts and numbers of an answer are. */
function placesIn(value: unknown, at: Place = []): readonly Place[] {
  if (isRecord(value)) return Object.entries<unknown>({ ...value }).flatMap(([key, inner]) => placesIn(inner, [...at, key]));
  return typeof value === 'string' || typeof value === 'number' ? [at] : [];
}

/** The answer with another value in one place. */
function withOther(value: unknown, [key, ...rest]: Place): unknown {
  if (key === undefined)
    return typeof value === 'number' ? NUMBER : /^-?[\d.]+$/.test(`${value}`) ? `${NUMBER}` : `${value}${TEXT}`;
  if (Array.isArray(value)) return value.map((inner, at) => (String(at) === key ? withOther(inner, rest) : inner));
  return isRecord(value) ? { ...value, [key]: withOther(Reflect.get(value, key), rest) } : value;
}

/** What an event or an answer carries. */
function bodyOf({ kind, event }: Step): object {
  if (kind === 'answers' || kind === 'ends') return { output: event.output };
  const { type: _, ...entered } = event;
  return kind === 'event' ? entered : {};
}

type Take = ReturnType<typeof simulator>['take'];

/** Whether the value is nowhere afterwards: neither kept, nor told, nor passed on. Null if another value leads elsewhere. */
function isDropped(take: Take, before: AnyMachineSnapshot, step: Step, place: Place): boolean | null {
  const event: AnyEventObject = Object.assign({}, step.event, withOther(bodyOf(step), place));
  try {
    const { snapshot, emitted, called, fired } = take(before, event);
    if (`${fired}` !== `${step.fired}`) return null;
    const after = JSON.stringify([snapshot.context, snapshot.output ?? null, emitted, called]);
    return !after.includes(TEXT) && !after.includes(`${NUMBER}`);
  } catch {
    // Some values are of a few, such as a currency, and no other one is read.
    return null;
  }
}

/** The answer of a child is known by its own parts. */
function keyOf(place: Place): string {
  const [first = 'all', second] = place.filter((key) => !/^\d+$/.test(key) && key !== 'output');
  return first === 'answer' ? (second ?? first) : first;
}

interface Seen {
  moments: number;
  readonly all: Set<string>;
  readonly lost: Set<string>;
}

/** The parts that are lost. Where all of them are, the answer as a whole. */
const partsLost = ({ all, lost }: Seen): readonly string[] => (lost.size > 0 && lost.size === all.size ? [''] : [...lost].sort());

/** By answer and part of it: `login answers complete: message`. With the state that it comes in, where it is kept in others. */
function rowsOf(label: string, states: ReadonlyMap<string, Seen>): readonly string[] {
  const parts = [...new Set([...states.values()].flatMap(partsLost))];
  const isLostIn = (part: string) => [...states].flatMap(([state, seen]) => (partsLost(seen).includes(part) ? state : []));
  return parts.flatMap((part) => {
    const row = part === '' ? label : `${label}: ${part}`;
    const droppedIn = isLostIn(part);
    return droppedIn.length === states.size ? row : droppedIn.map((state) => `${row} in ${state}`);
  });
}

export function droppedBy(machine: AnyStateMachine, cases: AnyCases): readonly string[] {
  const { configurations, out } = graphOf(machine, withAnything(cases));
  const { take } = simulator(machine);
  const answers = new Map<string, Map<string, Seen>>();
  for (const { from, step } of out.flat()) {
    const before = configurations[from]?.snapshot;
    if (!before) continue;
    const label = stepName(step);
    const states = answers.get(label) ?? new Map<string, Seen>();
    const seen = states.get(nameOf(before.value)) ?? { moments: 0, all: new Set(), lost: new Set() };
    answers.set(label, states.set(nameOf(before.value), seen));
    seen.moments += 1;
    if (seen.moments > MOST_MOMENTS) continue;
    for (const place of placesIn(bodyOf(step)).slice(0, MOST_VALUES)) {
      const key = keyOf(place);
      if (LEADS.includes(key)) continue;
      seen.all.add(key);
      if (isDropped(take, before, step, place)) seen.lost.add(key);
    }
  }
  return [...answers].flatMap(([label, states]) => rowsOf(label, states)).sort();
}
