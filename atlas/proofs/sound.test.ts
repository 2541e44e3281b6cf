/**
 * Whether PROVED may be believed: on machines put together by chance, with states in states, regions, histories and guards that say what they
 * like, nothing that the chart alone is said to prove is broken by any walk.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNodeConfig, setup } from 'xstate';
import { modelOf } from '../graph';
import type { AnyCases } from '../paths';
import { planted } from '../planted';
import { proofsOfOne } from './prove';
import { Chart, reached } from './reach';
import { activeIn, type Node, type World, worldOf } from './world';

const EVENTS = ['e0', 'e1', 'e2'];
const parts = setup({
  types: { events: {} as { type: 'e0' | 'e1' | 'e2'; yes: boolean } },
  guards: { maybe: ({ event }) => event.yes },
}).createMachine({ id: 'parts' });

const cases: AnyCases = {
  inputs: { it: undefined },
  events: Object.fromEntries(EVENTS.map((event) => [event, { yes: { yes: true }, no: { yes: false } }])),
  ports: {},
  children: {},
  remember: () => null,
};

/** What lies in a state at the top. */
const SHAPES = ['atomic', 'compound', 'parallel', 'remembers', 'final'] as const;
type Shape = (typeof SHAPES)[number];

const atoms = (...names: string[]) => Object.fromEntries(names.map((name) => [name, {}]));

function inside(shape: Shape): AnyStateNodeConfig {
  const compound = { initial: 'x', states: atoms('x', 'y', 'z') };
  switch (shape) {
    case 'compound':
      return compound;
    case 'remembers':
      return { ...compound, states: { ...compound.states, past: { type: 'history', history: 'deep' } } };
    case 'parallel':
      return {
        type: 'parallel',
        states: { l: { initial: 'x', states: atoms('x', 'y') }, r: { initial: 'x', states: atoms('x', 'y') } },
      };
    case 'final':
      return { type: 'final' };
    default:
      return {};
  }
}

const namesIn = (shape: Shape, name: string): string[] => {
  const within = {
    atomic: [],
    final: [],
    compound: ['x', 'y', 'z'],
    remembers: ['x', 'y', 'z', 'past'],
    parallel: ['l', 'l.x', 'l.y', 'r', 'r.x', 'r.y'],
  };
  return [name, ...within[shape].map((inner) => `${name}.${inner}`)];
};

interface Way {
  readonly from: number;
  readonly event: number;
  readonly to: number;
  readonly isGuarded: boolean;
}

function machineOf(shapes: readonly Shape[], ways: readonly Way[]): AnyStateMachine {
  const states: Record<string, AnyStateNodeConfig> = Object.fromEntries(shapes.map((shape, n) => [`s${n}`, inside(shape)]));
  const all = shapes.flatMap((shape, n) => namesIn(shape, `s${n}`));
  const place = (name: string) =>
    name.split('.').reduce<AnyStateNodeConfig>((config, key) => Object(config.states)[key], { states });
  for (const { from, event, to, isGuarded } of ways) {
    const source = place(all[from % all.length] ?? 's0');
    if (source.type === 'final' || source.type === 'history') continue;
    const type = EVENTS[event % EVENTS.length] ?? 'e0';
    const way = { target: `#m.${all[to % all.length]}`, ...(isGuarded ? { guard: 'maybe' } : {}) };
    const on: Record<string, object[]> = Object(source.on);
    Object.assign(source, { on: { ...on, [type]: [...(on[type] ?? []), way] } });
  }
  return planted({ id: 'm', initial: 's0', states }, parts);
}

const machines = fc
  .record({
    shapes: fc.array(fc.constantFrom(...SHAPES), { minLength: 2, maxLength: 5 }),
    ways: fc.array(fc.record({ from: fc.nat(30), event: fc.nat(2), to: fc.nat(30), isGuarded: fc.boolean() }), {
      minLength: 2,
      maxLength: 14,
    }),
    picks: fc.tuple(fc.nat(30), fc.nat(30)),
  })
  .map(({ shapes, ways, picks }) => {
    const machine = machineOf(['atomic', ...shapes], ways);
    const ids = modelOf(machine)
      .states.filter(({ kind, parent }) => kind !== 'history' && parent !== null)
      .map(({ id }) => id);
    const [one, other] = picks.map((pick) => (ids[pick % ids.length] ?? '').slice(2));
    return { machine, one: one ?? '', other: other ?? '' };
  });

const isIn = (name: string) => (node: Node) => activeIn(node.by.after).includes(`m.${name}`);

/** Everything that walks lead to from these configurations, without going through some. */
function walkedFrom(world: World, start: readonly Node[], isClosed: (node: Node) => boolean = () => false): Set<Node> {
  const found = new Set(start.filter((node) => !isClosed(node)));
  for (const node of found)
    for (const { after } of world.movesOf(node)) {
      const next = world.nodes.get(world.keyOf(node.input, after));
      if (next && !isClosed(next)) found.add(next);
    }
  return found;
}

const verdictOf = (machine: AnyStateMachine, property: object) => {
  const says = 'It is so';
  const properties = [{ says, req: [], ...property }] as never;
  return proofsOfOne('m', machine, { cases, properties }, says)[0]?.verdict;
};

const reachedOf = (machine: AnyStateMachine) => reached(new Chart(modelOf(machine)));

/** Counts verdicts, so that a run in which nothing was proved is not taken for one in which everything was right. */
function counting() {
  const counts = new Map<string, number>();
  const seen = (verdict: string | undefined) => {
    if (verdict !== undefined) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    return verdict;
  };
  return Object.assign(seen, { each: (...verdicts: string[]) => verdicts.map((verdict) => counts.get(verdict) ?? 0) });
}

const RUNS = { numRuns: 500, seed: 7 };

describe('[FLW-03] what the chart alone proves, no walk breaks', () => {
  it('where a walk leads, the chart leads too', () =>
    fc.assert(
      fc.property(machines, ({ machine }) => {
        const { states } = reachedOf(machine);
        for (const node of worldOf(machine, cases).nodes.values())
          for (const id of activeIn(node.by.after)) expect(states.has(id), id).toBe(true);
      }),
      RUNS,
    ));
  it('mustPass', () => {
    const seen = counting();
    fc.assert(
      fc.property(machines, ({ machine, one, other }) => {
        const verdict = seen(verdictOf(machine, { kind: 'mustPass', to: { state: one }, through: [{ state: other }] }));
        const world = worldOf(machine, cases);
        const around = [...walkedFrom(world, world.starts, isIn(other))].some(isIn(one));
        if (verdict === 'PROVED' || verdict === 'HOLDS') expect(around).toBe(false);
        if (verdict === 'REFUTED') expect(around).toBe(true);
      }),
      RUNS,
    );
    expect(Math.min(...seen.each('PROVED', 'REFUTED'))).toBeGreaterThan(10);
  });
  it('never', () => {
    const seen = counting();
    fc.assert(
      fc.property(machines, ({ machine, one, other }) => {
        const verdict = seen(verdictOf(machine, { kind: 'never', reach: { state: one }, after: { state: other } }));
        const world = worldOf(machine, cases);
        const after = [...world.nodes.values()].filter(isIn(other));
        const next = after.flatMap((node) =>
          world.movesOf(node).flatMap((move) => world.nodes.get(world.keyOf(node.input, move.after)) ?? []),
        );
        const isLater = [...walkedFrom(world, next)].some(isIn(one));
        if (verdict === 'PROVED' || verdict === 'HOLDS') expect(isLater).toBe(false);
        if (verdict === 'REFUTED') expect(isLater).toBe(true);
      }),
      RUNS,
    );
    expect(Math.min(...seen.each('PROVED', 'REFUTED'))).toBeGreaterThan(10);
  });
  it('alwaysExits', () => {
    const seen = counting();
    fc.assert(
      fc.property(machines, ({ machine, one, other }) => {
        const world = worldOf(machine, cases);
        const there = [...world.nodes.values()].filter(isIn(one));
        if (there.length === 0 || there.some(({ by }) => by.after.status !== 'active')) return;
        const hears = modelOf(machine).transitions.some(({ event }) => event === 'e0');
        const verdict = hears
          ? seen(verdictOf(machine, { kind: 'alwaysExits', from: one, on: { event: 'e0' }, to: [other] }))
          : undefined;
        const happened = world.allHappenings.filter(({ subject }) => subject === 'e0');
        const leads = there.every(({ by }) =>
          happened.every((one) => activeIn(world.take(by.after, one).after).includes(`m.${other}`)),
        );
        if (verdict !== undefined) expect(verdict === 'PROVED' || verdict === 'HOLDS').toBe(leads);
      }),
      RUNS,
    );
    expect(Math.min(...seen.each('PROVED', 'REFUTED'))).toBeGreaterThan(3);
  });
  it('that every state can come to an end', () => {
    const seen = counting();
    const says = 'From every state the flow can reach a final state, or its initial state if it never ends';
    fc.assert(
      fc.property(machines, ({ machine }) => {
        const verdict = seen(proofsOfOne('m', machine, { cases, properties: [] }, says)[0]?.verdict);
        const world = worldOf(machine, cases);
        const ends = [...world.nodes.values()].every((node) =>
          [...walkedFrom(world, [node])].some(({ by }) => by.after.status === 'done'),
        );
        if (verdict === 'PROVED' || verdict === 'HOLDS') expect(ends).toBe(true);
      }),
      { ...RUNS, numRuns: 1000 },
    );
    expect(Math.min(...seen.each('PROVED', 'REFUTED'))).toBeGreaterThan(10);
  });
});
