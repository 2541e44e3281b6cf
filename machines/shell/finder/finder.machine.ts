/**
 * Find anything: looks through what the role may see, a moment after the merchant stopped typing (NAV-14).
 *
 * What can never happen: what was found for one keyword stands under another; something is looked for that is too short to tell things apart, or that
 * the role may not see; a list that came whole is asked for again. What could not be looked through is named, and the rest shown.
 */
import { assign, emit, setup } from 'xstate';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../../kit/fault';
import { eventParams, outputOf } from '../../kit/params';
import { port } from '../../kit/port';
import { ALL_KINDS, KINDS } from './finder.kinds';
import { isSearchable, kindsToAsk, sifted } from './finder.rules';
import type { FinderContext, FinderEvent, FinderInput, FinderOutput, Looked, Wanted } from './finder.types';

interface Typed {
  readonly keyword: string;
}

export const finderMachine = setup({
  types: {
    context: {} as FinderContext,
    events: {} as FinderEvent,
    input: {} as FinderInput,
    output: {} as FinderOutput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy',
  },
  actors: { find: port<Looked, Wanted>('finder.find', { calls: ALL_KINDS.map((kind) => KINDS[kind].call), makes: 'one' }) },
  guards: {
    isSearchable: (_, { keyword }: Typed) => isSearchable(keyword),
    lacksSome: ({ context }) => context.missing.length > 0,
    ...faultGuards,
  },
  actions: {
    keepKeyword: assign({ keyword: (_, { keyword }: Typed) => keyword, found: null, missing: [], problem: null }),
    keepFound: assign(({ context }, { listed, missing }: Looked) => {
      const came = kindsToAsk(context).filter((kind) => KINDS[kind].isWhole && !missing.includes(kind));
      const whole = [...context.whole, ...listed.filter(({ kind }) => came.includes(kind))];
      const searched = listed.filter(({ kind }) => !KINDS[kind].isWhole);
      return {
        whole,
        gathered: [...context.gathered, ...came],
        found: [...searched, ...sifted(whole, context.keyword)],
        missing,
      };
    }),
    // What is at hand is still found.
    keepProblem: assign(({ context }, fault: Fault) => ({
      problem: sentence(fault, "We couldn't search your data."),
      found: sifted(context.whole, context.keyword),
    })),
    forgetProblem: assign({ problem: null }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
  delays: { typingPause: 250 },
}).createMachine({
  id: 'finder',
  description: 'Searches pages, actions and data of the business.',
  meta: { req: ['NAV-14'] },
  context: ({ input: { permissions } }) => ({
    keyword: '',
    permissions,
    whole: [],
    gathered: [],
    found: null,
    missing: [],
    problem: null,
  }),
  output: ({ event }) => event.output as FinderOutput,
  initial: 'idle',
  on: {
    'keyword.changed': [
      {
        guard: { type: 'isSearchable', params: eventParams },
        target: '.settling',
        actions: { type: 'keepKeyword', params: eventParams },
      },
      { target: '.idle', actions: { type: 'keepKeyword', params: eventParams } },
    ],
    dismissed: '.closed',
  },
  states: {
    idle: { description: 'The search term is too short. Pages and actions are still offered.' },
    settling: {
      description: 'The merchant may still be typing.',
      tags: 'busy',
      after: { typingPause: 'searching' },
    },
    searching: {
      description: 'The provider searches the data of the business.',
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => ({ keyword: context.keyword.trim(), kinds: kindsToAsk(context) }),
        onDone: { target: 'found', actions: { type: 'keepFound', params: outputOf } },
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'left' },
          { target: 'failed', actions: { type: 'keepProblem', params: faultIn } },
        ],
      },
    },
    found: {
      description: 'The results are shown. Sources that failed can be retried.',
      on: { 'search.retry': { guard: 'lacksSome', target: 'searching' } },
    },
    failed: { description: 'The search failed. The merchant can retry.', on: { 'search.retry': 'searching' } },
    closed: {
      type: 'final',
      description: 'The merchant chose a result or closed the search.',
      output: { result: 'closed' } satisfies FinderOutput,
    },
    left: {
      type: 'final',
      description: 'The session expired.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: { result: 'left' } satisfies FinderOutput,
    },
  },
});
