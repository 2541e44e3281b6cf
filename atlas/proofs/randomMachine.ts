/** Random machines with every construct that a chart may have, and some that it may not. */
import fc from 'fast-check';
import { type AnyStateMachine, type AnyStateNodeConfig, and, assign, not, or, raise, setup, spawnChild } from 'xstate';
import { port } from '../../machines/kit/flow/port';
import { machineOf } from '../fixtures';
import { answers } from './runs';

/** Events that are sent to them. No chart names the last one, so only wildcards match it. */
export const EVENTS = ['e0', 'e1', 'a.b', 'other'];
const HEARD = ['e0', 'e1', 'a.b', '*', 'a.*'];

const parts = setup({
  types: { events: {} as { type: 'e0' | 'e1' | 'a.b' | 'other' } },
  actors: { p: port<void>('p', { calls: [] }) },
  guards: { g0: () => (answers.bits & 1) === 1, g1: () => (answers.bits & 2) === 2 },
  actions: {
    flip: assign(() => {
      answers.bits ^= 3;
      return {};
    }),
    raiseE1: raise({ type: 'e1' }),
    start: spawnChild('p', { id: 'started' }),
  },
}).createMachine({ id: 'parts' });

const GUARDS: readonly object[] = [
  {},
  {},
  { guard: 'g0' },
  { guard: 'g1' },
  { guard: not('g0') },
  { guard: or(['g0', 'g1']) },
  { guard: and(['g0', not('g1')]) },
];
const ACTIONS: readonly object[] = [{}, {}, {}, {}, { actions: 'flip' }, { actions: 'raiseE1' }];

const SHAPES = ['atomic', 'compound', 'parallel', 'shallow', 'deep', 'defaulting', 'nested', 'final'] as const;
type Shape = (typeof SHAPES)[number];

const atoms = (...names: string[]) => Object.fromEntries(names.map((name) => [name, {}]));
const done = { type: 'final' } as const;

function inside(shape: Shape): AnyStateNodeConfig {
  const compound = { initial: 'x', states: { ...atoms('x', 'y'), z: done } };
  const nested = { initial: 'x', states: { ...atoms('x'), y: { initial: 'v', states: { ...atoms('v'), w: done } }, z: {} } };
  const withPast = (past: AnyStateNodeConfig) => ({
    ...nested,
    states: { ...nested.states, past: { type: 'history', ...past } },
  });
  switch (shape) {
    case 'compound':
      return compound;
    case 'nested':
      return nested;
    case 'shallow':
      return withPast({ history: 'shallow' }) as AnyStateNodeConfig;
    case 'deep':
      return withPast({ history: 'deep' }) as AnyStateNodeConfig;
    case 'defaulting':
      return withPast({ target: 'z' }) as AnyStateNodeConfig;
    case 'parallel': {
      const region = { initial: 'x', states: { ...atoms('x', 'y'), z: done } };
      return { type: 'parallel', states: { l: region, r: { ...region, states: { ...region.states } } } };
    }
    case 'final':
      return done;
    case 'atomic':
      return {};
  }
}

const copyOf = (config: AnyStateNodeConfig): AnyStateNodeConfig => ({
  ...config,
  ...(config.states
    ? { states: Object.fromEntries(Object.entries(config.states).map(([key, state]) => [key, copyOf(Object(state))])) }
    : {}),
});

const within = (config: AnyStateNodeConfig, path: string): [string, AnyStateNodeConfig][] =>
  Object.entries(config.states ?? {}).flatMap(([key, state]) => {
    const name = path === '' ? key : `${path}.${key}`;
    return [[name, state], ...within(state, name)];
  });

const way = fc.record({
  how: fc.constantFrom('on', 'on', 'on', 'on', 'always', 'after', 'invoke', 'onDone', 'entry', 'start'),
  from: fc.nat(40),
  to: fc.nat(40),
  event: fc.nat(HEARD.length - 1),
  guard: fc.nat(GUARDS.length - 1),
  action: fc.nat(ACTIONS.length - 1),
  isRare: fc.nat(9).map((n) => n === 0),
});
type Way = typeof way extends fc.Arbitrary<infer W> ? W : never;

function add(source: AnyStateNodeConfig, made: Way, target: string, isFirst: boolean): void {
  const config: Record<string, never> = Object(source);
  const put = (key: string, value: unknown) => Object.assign(config, { [key]: value });
  const taken = { target: `#m.${target}`, ...GUARDS[made.guard], ...ACTIONS[made.action] };
  const more = (key: string, event: string) => {
    const there: Record<string, object[]> = Object(config[key]);
    put(key, { ...there, [event]: [...(there[event] ?? []), taken] });
  };
  const isPassing = source.type === 'history';
  if (isPassing) return;
  if (made.how === 'entry') put('entry', made.isRare ? 'raiseE1' : 'flip');
  if (made.how === 'start' && made.isRare) put('entry', 'start');
  if (source.type === 'final') return;
  if (made.how === 'on') more('on', HEARD[made.event] ?? 'e0');
  // A run starts in one state, so that nothing is passed before it is checked.
  if (made.how === 'always' && !isFirst) put('always', [...((config.always as object[] | undefined) ?? []), taken]);
  if (made.how === 'after') more('after', '1000');
  if (made.how === 'onDone' && source.states) put('onDone', taken);
  if (made.how === 'invoke')
    put('invoke', {
      id: `p-${made.from}-${made.to}`,
      src: 'p',
      onDone: taken,
      ...(made.isRare ? {} : { onError: { target: `#m.${target}` } }),
    });
}

function assembled(shapes: readonly Shape[], ways: readonly Way[]): AnyStateMachine {
  const states = Object.fromEntries(shapes.map((shape, n) => [`s${n}`, copyOf(inside(shape))]));
  const all = within({ states }, '');
  for (const made of ways) {
    const [name, source] = all[made.from % all.length] ?? ['', {}];
    add(source, made, all[made.to % all.length]?.[0] ?? 's0', name === 's0');
  }
  return machineOf({ id: 'm', initial: 's0', states, ...({ options: { maxIterations: 60 } } as object) }, parts);
}

export const randomMachine: fc.Arbitrary<AnyStateMachine> = fc
  .record({
    shapes: fc.array(fc.constantFrom(...SHAPES), { minLength: 2, maxLength: 4 }),
    ways: fc.array(way, { minLength: 3, maxLength: 14 }),
  })
  .map(({ shapes, ways }) => assembled(['atomic', ...shapes], ways));
