/** A small machine in which tests plant faults, with its cases. */
import { type AnyStateNodeConfig, assign, raise, setup } from 'xstate';
import type { EndpointName } from '../../contract/all';
import { everyFault } from '../../machines/kit/flow/cases';
import { port } from '../../machines/kit/flow/port';
import { machineOf } from '../fixtures';
import type { AnyCases } from '../paths';
import type { AnyProperty } from './property';
import { proofsOfOne } from './prove';

export interface Order {
  readonly me: string;
  readonly maker: string;
  readonly key: string;
  readonly amount: string;
  readonly count: number;
}

export const calling = (call: EndpointName) => port<void, object | undefined>(call, { calls: [call] });

/** A machine that only calls the endpoint that it is named after. */
const helper = (id: string, call: EndpointName) =>
  setup({ actors: { call: calling(call) } }).createMachine({
    id,
    initial: 'calling',
    states: {
      calling: { invoke: { id: 'call', src: 'call', input: undefined, onDone: 'done', onError: 'done' } },
      done: { type: 'final' },
    },
  });

const parts = setup({
  types: { context: {} as Order, events: {} as { type: 'go' | 'edit' | 'back' | 'again' } },
  actors: {
    pay: calling('initiatePayout'),
    payAnother: calling('initiatePayout'),
    look: calling('getPayoutStatus'),
    paying: helper('paying', 'initiatePayout'),
    looking: helper('looking', 'getPayoutStatus'),
  },
  guards: {
    isOther: ({ context }) => context.me !== context.maker,
    maybe: ({ context }) => context.count > 1,
    always: () => true,
    isFew: ({ context }) => context.count < 3,
    isSixth: ({ context }) => context.count > 5,
    isSeventieth: ({ context }) => context.count > 69,
  },
  actions: {
    renew: assign({ key: () => crypto.randomUUID() }),
    keyOfAmount: assign({ key: ({ context }) => `pay ${context.amount}` }),
    follow: assign({ key: ({ context }) => `${context.key}.2` }),
    takeMine: assign({ maker: ({ context }) => context.me }),
    takeOthers: assign({ maker: () => 'other' }),
    count: assign({ count: ({ context }) => context.count + 1 }),
    raiseGo: raise({ type: 'go' }),
  },
  delays: { forever: Number.POSITIVE_INFINITY, worksOutForever: () => Number.POSITIVE_INFINITY, second: 1000 },
}).createMachine({ id: 'parts', context: { me: '', maker: '', key: '', amount: '', count: 0 } });

export const answered = { answers: { done: undefined }, fails: everyFault };

export const cases: AnyCases = {
  inputs: { it: undefined },
  events: { go: { now: {} }, edit: { now: {} }, back: { now: {} }, again: { now: {} } },
  ports: { pay: answered, payAnother: answered, look: answered },
  children: { paying: { done: undefined }, looking: { done: undefined } },
  remember: ({ me, maker, count }: Order) => [me, maker, count],
} as AnyCases;

export type States = Record<string, AnyStateNodeConfig>;
const says = 'It is so';
export const declared = (property: object) => ({ says, req: [], ...property }) as never as AnyProperty;
export const end: AnyStateNodeConfig = { type: 'final' };

const order: Order = { me: 'me', maker: 'other', key: 'first', amount: '5', count: 0 };

export function verdict(states: States, asked: string | AnyProperty, more: Partial<AnyCases> = {}) {
  const properties = typeof asked === 'string' ? [] : [asked];
  const { inputs = cases.inputs } = more;
  const begins = ({ input }: { readonly input: object | undefined }) => ({ ...order, ...input });
  const config = { id: 'm', initial: Object.keys(states)[0], states, ...({ context: begins } as object) };
  const machine = machineOf(config, parts);
  return proofsOfOne(
    'm',
    machine,
    { cases: { ...cases, ...more, inputs }, properties },
    typeof asked === 'string' ? asked : says,
  )[0];
}

export const QUESTIONS = {
  reached: 'Every state is reachable',
  left: 'Every state that is not final can be left',
  hidden: 'No transition is shadowed by an earlier one',
  data: 'No state is entered without the data it needs',
};

export const pay = (more: object = {}) => ({
  invoke: { id: 'pay', src: 'pay', input: sent, onDone: 'end', onError: 'failed', ...more },
});
export const sent = ({ context: { maker, key, amount } }: { readonly context: Order }) => ({ maker, key, amount });
