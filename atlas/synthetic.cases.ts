/** Machines of any size, the same for the same seed: a chain with jumps, a counter that guards read, and a form that no guard reads. */
import { assign, setup } from 'xstate';
import type { AnyCases } from './paths';
import { dice } from './strategies/random';

const COUNTED = 3;
const FIELDS = ['name', 'account', 'amount'] as const;
const TYPED = ['one', 'two'] as const;

type Field = (typeof FIELDS)[number];
type Context = Readonly<Record<Field, string>> & { readonly count: number };
type Event =
  | { readonly type: 'next' | 'jump' | 'back' | 'count' | 'only' }
  | { readonly type: 'typed'; readonly field: Field; readonly text: string };

const parts = setup({
  types: { context: {} as Context, events: {} as Event },
  guards: {
    isCounted: ({ context }, { most }: { most: number }) => context.count >= most,
    mayCount: ({ context }) => context.count < COUNTED,
  },
  actions: {
    count: assign({ count: ({ context }) => context.count + 1 }),
    keep: assign(({ event }) => (event.type === 'typed' ? { [event.field]: event.text } : {})),
  },
});

/** @param size number of states, the final one included */
export function syntheticMachine(size: number, seed = size) {
  const roll = dice(seed);
  const anywhere = () => `s${Math.floor(roll() * (size - 1))}`;
  const state = (n: number) => ({
    on: {
      next: `s${n + 1}`,
      typed: { actions: 'keep' as const },
      ...(roll() < 0.5 ? { jump: anywhere() } : {}),
      ...(n > 0 && roll() < 0.5 ? { back: `s${n - 1}` } : {}),
      ...(roll() < 0.3 ? { count: { guard: 'mayCount' as const, actions: 'count' as const } } : {}),
      ...(roll() < 0.3
        ? {
            only: [
              { guard: { type: 'isCounted' as const, params: { most: COUNTED } }, target: anywhere() },
              { target: anywhere() },
            ],
          }
        : {}),
    },
  });
  const states = Object.fromEntries(Array.from({ length: size - 1 }, (_, n) => [`s${n}`, state(n)]));
  return parts.createMachine({
    id: `synthetic${size}`,
    context: { count: 0, name: '', account: '', amount: '' },
    initial: 's0',
    states: { ...states, [`s${size - 1}`]: { type: 'final' } },
  });
}

export const syntheticCases = (): AnyCases => ({
  inputs: { empty: undefined },
  events: {
    next: { now: {} },
    jump: { now: {} },
    back: { now: {} },
    count: { now: {} },
    only: { now: {} },
    typed: Object.fromEntries(FIELDS.flatMap((field) => TYPED.map((text) => [`${field} ${text}`, { field, text }]))),
  },
  ports: {},
  children: {},
  remember: ({ count }: Context) => count,
});
