/** Ports, child machine, guards and actions of the account dialog's chart. The chart itself is `splitAccount.machine.ts`. */
import { assign, emit, sendTo, setup } from 'xstate';
import { accountLookupMachine } from '../../kit/accountLookup/accountLookup.machine';
import { canBeLookedUp } from '../../kit/accountLookup/accountLookup.rules';
import type { AccountLookupEvent } from '../../kit/accountLookup/accountLookup.types';
import type { Emitted } from '../../kit/flow/emitted';
import { port } from '../../kit/flow/port';
import { blockers, isFilled, lookedUp, splitWith, WORDS } from './splitAccount.rules';
import type {
  Draft,
  Split,
  SplitAccountContext,
  SplitAccountEvent,
  SplitAccountInput,
  SplitAccountOutput,
} from './splitAccount.types';

/** What this tab stores of a split, and for whom. Null removes it. */
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
    keepAccounts: port<void, Kept>('splitAccount.keep', { calls: [] }),
    resolution: accountLookupMachine,
  },
  guards: {
    isFilled: ({ context }) => isFilled(context),
    isComplete: ({ context }) => blockers(context).length === 0,
    isUnresolved: ({ context }) => context.name === null,
    canBeLookedUp: ({ context }) => canBeLookedUp(lookedUp(context)),
  },
  actions: {
    setDraft: assign({
      draft: ({ context }, change: Partial<Draft>) => ({ ...context.draft, ...change }),
      problem: null,
    }),
    clearName: assign({ name: null, said: '' }),
    setName: assign({
      name: (_, { name }: { name: string; said?: string }) => name,
      said: (_, { said }) => said || WORDS.resolved,
      problem: null,
    }),
    lookUp: sendTo('resolution', ({ context }): AccountLookupEvent => ({ type: 'account.set', account: lookedUp(context) })),
    lookUpNow: sendTo('resolution', (): AccountLookupEvent => ({ type: 'account.blurred' })),
    makeSplit: assign({ pendingSplit: ({ context }) => splitWith(context, crypto.randomUUID()) }),
    clearSplit: assign({ pendingSplit: null }),
    setUnresolved: assign({ problem: WORDS.unresolved }),
    setUnsavedProblem: assign({ problem: WORDS.unsaved }),
    clearProblem: assign({ problem: null }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
});
