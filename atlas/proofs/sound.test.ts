/**
 * Whether PROVED may be believed: on machines put together by chance, nothing that the chart is said to prove is broken by any run of an
 * actor. `KONTOR_MACHINES` tries more of them.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { chartsOf } from '../charts';
import { UnreadableChartError } from '../names';
import { proveDeclared } from './declared';
import type { AnyProperty } from './property';
import { subjectsOf } from './prove';
import { EVENTS, randomMachine } from './randomMachine';
import { ALL_BITS, type Place, runsOf } from './runs';
import type { Subject } from './subject';
import { proveUniversal } from './universal';

const RUNS = { numRuns: Number(process.env.KONTOR_MACHINES ?? 150), seed: Number(process.env.KONTOR_SEED ?? 7) };
const MOST = 45;

const says = 'It is so';
const leavesOf = (states: readonly string[]) => states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)));

/** Every state on the runs with a memory, until a rule breaks. */
function breaks<Memory>(
  [start]: readonly Place[],
  begin: Memory,
  rule: (memory: Memory, states: readonly string[]) => Memory | null,
): boolean {
  if (!start) return false;
  const first = rule(begin, start.states);
  if (first === null) return true;
  const seen = new Map<Place, Set<string>>();
  const waiting: [Place, Memory][] = [[start, first]];
  for (const [place, memory] of waiting) {
    const known = seen.get(place) ?? new Set();
    seen.set(place, known);
    if (known.has(String(memory))) continue;
    known.add(String(memory));
    for (const { to, moments } of place.taken) {
      let after: Memory | null = memory;
      for (const states of moments) after = after === null ? null : rule(after, states);
      if (after === null) return true;
      waiting.push([to, after]);
    }
  }
  return false;
}

/** The places from which others are reachable while guards keep their answers. */
function leadingTo(places: readonly Place[], bits: number, isGoal: (place: Place) => boolean): ReadonlySet<Place> {
  const good = new Set(places.filter(isGoal));
  for (let before = -1; before !== good.size; ) {
    before = good.size;
    for (const place of places) if (place.taken.some(({ turn, to }) => turn.bits === bits && good.has(to))) good.add(place);
  }
  return good;
}

const active = (places: readonly Place[]) => places.filter(({ status }) => status === 'active');

/** Which properties a run breaks, judged by the runs alone. */
const broken: Readonly<Record<string, (places: readonly Place[]) => boolean>> = {
  'Every state is reachable': () => true,
  'Every state that is not final can be left': (places) =>
    active(places).some((place) =>
      leavesOf(place.states).some(
        (leaf) =>
          !isFinal.has(leaf) &&
          ALL_BITS.some((bits) => !leadingTo(places, bits, ({ states }) => !states.includes(leaf)).has(place)),
      ),
    ),
  'From every state the flow can reach a final state, or its initial state if it never ends': (places) =>
    ALL_BITS.some((bits) => {
      const good = leadingTo(places, bits, ({ status }) => status === 'done');
      return active(places).some((place) => !good.has(place));
    }),
  'Every event, response, fault and child result is handled': (places) =>
    active(places).some(({ taken }) =>
      taken.some(({ turn: { kind }, moments }) => (kind === 'done' || kind === 'fails') && moments.length === 0),
    ),
};

let isFinal: ReadonlySet<string> = new Set();

const has = (name: string) => (states: readonly string[]) => states.includes(`m.${name}`);

/** Properties of two states of a machine, and the runs that would break them. */
function declaredOf(one: string, other: string): [AnyProperty, (places: readonly Place[]) => boolean][] {
  const [isOne, isOther] = [has(one), has(other)];
  const declared = (property: object): AnyProperty => ({ says, req: [], ...property }) as never;
  const isWrong = (place: Place, ofKind?: string) =>
    place.taken.some(
      ({ turn, to, moments }) =>
        (ofKind === undefined || turn.of === ofKind) &&
        (moments.length > 0 ? !isOther(to.states) : ofKind !== undefined || ['done', 'fails'].includes(turn.kind)),
    );
  const exits = { kind: 'alwaysExits', from: one, to: [other] };
  return [
    [
      declared({ kind: 'mustPass', to: { state: one }, through: [{ state: other }] }),
      (places) => breaks(places, false, (passed, at) => (isOne(at) && !passed && !isOther(at) ? null : passed || isOther(at))),
    ],
    [
      declared({ kind: 'never', reach: { state: one }, after: { state: other } }),
      (places) => breaks(places, false, (after, at) => (after && isOne(at) ? null : after || isOther(at))),
    ],
    [
      declared(exits),
      (places) =>
        active(places).some(
          (place) =>
            isOne(place.states) &&
            (isWrong(place) ||
              ALL_BITS.some((bits) => !place.taken.some((taken) => taken.turn.bits === bits && taken.moments.length > 0))),
        ),
    ],
    [
      declared({ ...exits, on: { event: 'e0' } }),
      (places) => active(places).some((place) => isOne(place.states) && isWrong(place, 'e0')),
    ],
  ];
}

function subjectOf(machine: AnyStateMachine): Subject {
  const [subject] = subjectsOf(chartsOf({ m: { area: '', machine, cases: null } as never }));
  if (!subject) throw new Error('no chart');
  return subject;
}

/** Counts each verdict, so that a run that proves nothing does not pass. */
const counts = new Map<string, number>();
const count = (what: string) => {
  counts.set(what, (counts.get(what) ?? 0) + 1);
};

/** Null if the machine is rejected. */
function readable(machine: AnyStateMachine): Subject | null {
  try {
    const subject = subjectOf(machine);
    return subject.free.nodes.length > 0 ? subject : null;
  } catch (error) {
    if (!(error instanceof UnreadableChartError)) throw error;
    count('refused');
    return null;
  }
}

/** Whether every run stays within what the chart allows. */
function allowsAll({ free }: Subject, places: readonly Place[]) {
  const textOf = (states: readonly string[]) => [...states].sort().join();
  const allowed = new Set(free.nodes.map(({ states }) => textOf(states)));
  for (const { states, status } of places)
    if (status !== 'error') expect(allowed.has(textOf(states)), `the chart leads to ${states}`).toBe(true);
}

function holdsEvery(subject: Subject, places: readonly Place[]) {
  isFinal = new Set(subject.model.states.filter(({ kind }) => kind === 'final').map(({ id }) => id));
  for (const { property, verdict } of proveUniversal(subject)) {
    count(`${property} ${verdict}`);
    if (verdict === 'PROVED' && broken[property]) expect(broken[property](places), property).toBe(false);
  }
}

function holdsDeclared(subject: Subject, places: readonly Place[], picks: readonly (readonly [number, number])[]) {
  const { states, transitions } = subject.model;
  const names = states.filter(({ kind, parent }) => kind !== 'history' && parent !== null).map(({ id }) => id.slice(2));
  const nameOf = (pick: number) => names[pick % names.length] ?? '';
  const hears = transitions.some(({ event }) => event === 'e0');
  const all = picks.flatMap(([one, other]) => declaredOf(nameOf(one), nameOf(other)));
  for (const [property, isBroken] of all.filter(([property]) => hears || !('on' in property))) {
    const { verdict } = proveDeclared(subject, property);
    count(`${property.kind} ${verdict}`);
    if (verdict === 'PROVED') expect(isBroken(places), JSON.stringify(property)).toBe(false);
  }
}

describe('[FLW-03] no run breaks a proof on the chart', () => {
  it('of machines with every construct', { timeout: 600_000 }, () => {
    const pairs = fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(randomMachine, pairs, (machine, picks) => {
        const places = runsOf(machine, EVENTS, MOST);
        const subject = places && readable(machine);
        if (!subject) return;
        allowsAll(subject, places);
        holdsEvery(subject, places);
        holdsDeclared(subject, places, picks);
      }),
      RUNS,
    );
    if (process.env.KONTOR_MACHINES)
      console.log(
        [...counts]
          .sort()
          .map(([what, n]) => `${n} ${what}`)
          .join('\n'),
      );
    for (const kind of ['mustPass', 'never', 'alwaysExits']) expect(counts.get(`${kind} PROVED`), kind).toBeGreaterThan(3);
  });
});
