/**
 * Searches everything that the role can view, shortly after the merchant stops typing (NAV-14).
 *
 * What can never happen: results of one keyword show under another; a keyword is searched that is too short, or a kind that the role cannot
 * view; a completely loaded list is loaded again; something that is not listed counts as opened. Lists that failed are named, and the other
 * results show.
 */
import { assign, emit, setup } from 'xstate';
import type { Emitted } from '../../kit/flow/emitted';
import { type Fault, faultGuards, faultIn, onExpiry, sentence } from '../../kit/flow/fault';
import { eventParams, outputOf } from '../../kit/flow/params';
import { port } from '../../kit/flow/port';
import { ALL_KINDS, KINDS } from './finder.kinds';
import { isListed, isSearchable, kindsToAsk, recentIn, sifted, withOpened } from './finder.rules';
import type { FinderContext, FinderEvent, FinderInput, FinderOutput, Found, Looked, Wanted } from './finder.types';

interface Typed {
  readonly keyword: string;
}

interface Opened {
  readonly opened: Found;
}

/** Where something is listed that can be opened. While the merchant types, nothing of the data is. */
const opens = {
  'result.opened': {
    guard: { type: 'isListed', params: eventParams },
    target: 'closed',
    actions: { type: 'rememberOpened', params: eventParams },
  },
} as const;

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
  actors: { find: port<Looked, Wanted>('finder.find', { calls: ALL_KINDS.map((kind) => KINDS[kind].call), callsOneOf: true }) },
  guards: {
    isSearchable: (_, { keyword }: Typed) => isSearchable(keyword),
    isListed: ({ context }, { opened }: Opened) => isListed(context, opened),
    lacksSome: ({ context }) => context.missing.length > 0,
    ...faultGuards,
  },
  actions: {
    setKeyword: assign({ keyword: (_, { keyword }: Typed) => keyword, found: null, missing: [], problem: null }),
    setFound: assign(({ context }, { listed, missing }: Looked) => {
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
    // Local results still show.
    setProblem: assign(({ context }, fault: Fault) => ({
      problem: sentence(fault, 'We couldn’t search your data.'),
      found: sifted(context.whole, context.keyword),
    })),
    clearProblem: assign({ problem: null }),
    rememberOpened: assign({ recent: ({ context }, { opened }: Opened) => withOpened(context.recent, opened).opened }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
  delays: { typingPause: 250 },
}).createMachine({
  id: 'finder',
  description: 'Searches pages, actions and data of the business.',
  meta: { req: ['NAV-14'] },
  context: ({ input: { permissions, kept } }) => ({
    keyword: '',
    permissions,
    recent: recentIn(kept, permissions),
    whole: [],
    gathered: [],
    found: null,
    missing: [],
    problem: null,
  }),
  output: ({ event }) => event.output as FinderOutput,
  initial: 'tooShort',
  on: {
    'keyword.changed': [
      {
        guard: { type: 'isSearchable', params: eventParams },
        target: '.debouncing',
        actions: { type: 'setKeyword', params: eventParams },
      },
      { target: '.tooShort', actions: { type: 'setKeyword', params: eventParams } },
    ],
    dismissed: '.closed',
  },
  states: {
    tooShort: {
      description: 'The search term is too short. Pages and actions are still offered, and what was opened last.',
      on: opens,
    },
    debouncing: {
      description: 'The merchant may still be typing.',
      tags: 'busy',
      after: { typingPause: 'searching' },
    },
    searching: {
      description: 'The provider searches the data of the business.',
      tags: 'busy',
      entry: 'clearProblem',
      // Results of the search before stay while what failed is loaded again.
      on: opens,
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => ({ keyword: context.keyword.trim(), kinds: kindsToAsk(context) }),
        onDone: { target: 'found', actions: { type: 'setFound', params: outputOf } },
        onError: [onExpiry, { target: 'failed', actions: { type: 'setProblem', params: faultIn } }],
      },
    },
    found: {
      description: 'The results are shown. Sources that failed can be retried.',
      on: { ...opens, 'search.retry': { guard: 'lacksSome', target: 'searching' } },
    },
    failed: {
      description: 'The search failed. The merchant can retry. Results of complete lists still show.',
      on: { ...opens, 'search.retry': 'searching' },
    },
    closed: {
      type: 'final',
      description: 'The merchant chose a result or closed the search.',
      output: { result: 'closed' } satisfies FinderOutput,
    },
    sessionExpired: {
      type: 'final',
      description: 'The session expired.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: { result: 'sessionExpired' } satisfies FinderOutput,
    },
  },
});
