/** What the chart of the account dialog names: its ports and its child, guards and actions. The chart itself is `splitAccount.machine.ts`. */
import { assign, emit, sendTo, setup } from 'xstate';
import { accountLookupMachine } from '../../kit/accountLookup.machine';
import type { ResolutionEvent } from '../../kit/accountLookup.types';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, sentence } from '../../kit/fault';
import { port } from '../../kit/port';
import { blockers, isAlone, lookedUp, opensOnAccount, splitWith, termsBlockers, WORDS } from './splitAccount.rules';
import type {
  Choices,
  Draft,
  Split,
  SplitAccountContext,
  SplitAccountEvent,
  SplitAccountInput,
  SplitAccountOutput,
} from './splitAccount.types';

/** What is kept of a split in this tab, and in whose name; null: nothing any more. */
export interface Kept {
  readonly owner: string;
  readonly split: Split | null;
}

export const splitAccountParts = setup({
  types: {
    context: {} as SplitAccountContext,
    events: {} as SplitAccountEvent,
    input: {} as SplitAccountInput,
    output: {} as SplitAccountOutput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy',
    children: {} as { resolution: 'resolution' },
  },
  actors: {
    load: port<Choices>('splitAccount.load', { calls: ['listBanks', 'listCurrencies'] }),
    keepAccounts: port<void, Kept>('splitAccount.keep', { calls: [] }),
    resolution: accountLookupMachine,
  },
  guards: {
    opensOnAccount: ({ context }) => opensOnAccount(context),
    hasTerms: ({ context }) => termsBlockers(context).length === 0,
    isAlone: ({ context }) => isAlone(context),
    isComplete: ({ context }) => blockers(context).length === 0,
    isUnresolved: ({ context }) => context.name === null,
    ...faultGuards,
  },
  actions: {
    /** NGN, the first of them, unless another one is chosen already. */
    keepChoices: assign({
      choices: (_, choices: Choices) => choices,
      draft: ({ context: { draft } }, { currencies }) => ({
        ...draft,
        currencyId: draft.currencyId || (currencies[0]?.id ?? ''),
      }),
    }),
    keepDraft: assign({
      draft: ({ context }, change: Partial<Draft>) => ({ ...context.draft, ...change }),
      problem: null,
    }),
    forgetName: assign({ name: null, said: '' }),
    keepName: assign({
      name: (_, { name }: { name: string; said?: string }) => name,
      said: (_, { said }) => said || WORDS.resolved,
      problem: null,
    }),
    lookUp: sendTo('resolution', ({ context }): ResolutionEvent => ({ type: 'account.set', account: lookedUp(context) })),
    lookUpNow: sendTo('resolution', (): ResolutionEvent => ({ type: 'account.blurred' })),
    makeSplit: assign({ next: ({ context }) => splitWith(context, crypto.randomUUID()) }),
    forgetSplit: assign({ next: null }),
    sayUnresolved: assign({ problem: WORDS.unresolved }),
    sayUnsaved: assign({ problem: WORDS.unsaved }),
    keepProblem: assign({ problem: (_, fault: Fault) => sentence(fault, WORDS.failed) }),
    forgetProblem: assign({ problem: null }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
  delays: {
    /** SPL-07, in milliseconds: as long as saving is made to take. */
    savePause: 1_000,
    /** SPL-07, in milliseconds: as long as it is said that it was saved. */
    closePause: 1_500,
  },
});
