import type { SnapshotFrom } from 'xstate';
import { toDecimal } from '../../kit/money';
import type { splitAccountMachine } from './splitAccount.machine';
import { blockers, draftOf, fieldErrors, isAlone, remaining, takesAll, termsBlockers, WORDS } from './splitAccount.rules';
import type { Choices, Draft } from './splitAccount.types';

type Snapshot = SnapshotFrom<typeof splitAccountMachine>;

/** Everything the account dialog shows, and nothing it has to work out. */
export interface SplitAccountView {
  readonly step: 'loading' | 'unloaded' | 'terms' | 'account' | 'saving' | 'saved' | 'ended';
  readonly draft: Draft;
  readonly choices: Choices | null;
  readonly isEditing: boolean;
  /** Whether money and way of the shares can still be chosen. */
  readonly mayChooseRate: boolean;
  /** The code of the currency that is chosen. */
  readonly currency: string;
  readonly lookup: 'waiting' | 'asking' | 'none' | 'silent' | 'found';
  readonly name: string | null;
  /** What is said of the look-up: that it was done, or what went wrong. */
  readonly said: string | null;
  /** SPL-06: what stands below the share; null where shares are amounts. */
  readonly shares: { readonly fits: boolean; readonly text: string } | null;
  /** Why the text of a field cannot be used as it is. */
  readonly errors: ReturnType<typeof fieldErrors>;
  readonly problem: string | null;
  /** Why the step cannot be left yet. */
  readonly blocker: string | null;
  /** What is said once it was saved. */
  readonly done: string;
  /** Whether anything was typed that would be lost. */
  readonly changed: boolean;
}

function stepOf(snapshot: Snapshot): SplitAccountView['step'] {
  if (snapshot.matches({ filling: 'terms' })) return 'terms';
  if (snapshot.matches({ filling: 'account' })) return 'account';
  if (snapshot.matches('storing')) return 'saving';
  return (['loading', 'unloaded', 'saving', 'saved'] as const).find((step) => snapshot.matches(step)) ?? 'ended';
}

function lookupOf({ context, children }: Snapshot): Pick<SplitAccountView, 'lookup' | 'said'> {
  if (context.name !== null) return { lookup: 'found', said: context.said || null };
  const lookup = children.resolution?.getSnapshot();
  if (lookup?.hasTag('busy')) return { lookup: 'asking', said: null };
  const state = (['none', 'silent'] as const).find((one) => lookup?.matches(one));
  return { lookup: state ?? 'waiting', said: lookup?.context.problem ?? null };
}

function sharesOf(context: Snapshot['context']): SplitAccountView['shares'] {
  if (context.draft.rateType === 'flat') return null;
  if (takesAll(context)) return { fits: false, text: WORDS.nothingLeft };
  return { fits: true, text: `Remaining Percentage: ${toDecimal(remaining(context)) ?? '0'}%. ${WORDS.rest}` };
}

export function selectSplitAccount(snapshot: Snapshot): SplitAccountView {
  const { context } = snapshot;
  const { draft, choices, editing, name, problem } = context;
  const step = stepOf(snapshot);
  const missing = step === 'terms' ? termsBlockers(context) : blockers(context);
  const before = draftOf(context);
  const isTyped = (['name', 'merchantId', 'bankCode', 'accountNumber', 'amount'] as const).some(
    (field) => draft[field] !== before[field],
  );
  return {
    step,
    draft,
    choices,
    isEditing: editing !== null,
    mayChooseRate: isAlone(context),
    currency: choices?.currencies.find(({ id }) => id === draft.currencyId)?.code ?? '',
    ...lookupOf(snapshot),
    name,
    shares: sharesOf(context),
    errors: fieldErrors(context),
    problem,
    blocker: missing[0] ?? null,
    done: editing ? WORDS.updated : WORDS.created,
    changed: isTyped,
  };
}
