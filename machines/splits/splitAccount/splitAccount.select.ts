import type { SnapshotFrom } from 'xstate';
import { toDecimal } from '../../kit/values/money';
import type { splitAccountMachine } from './splitAccount.machine';
import { blockers, fieldErrors, isFilled, remaining, takesAll, unitOf, WORDS } from './splitAccount.rules';
import type { Draft, SplitAccountInput } from './splitAccount.types';

type Snapshot = SnapshotFrom<typeof splitAccountMachine>;

/** Everything that the account dialog shows, already computed. */
export interface SplitAccountView {
  readonly step: 'editing' | 'saving' | 'ended';
  /** Whether the merchant is asked before the filled form closes, which stays on screen. */
  readonly leaving: boolean;
  readonly draft: Draft;
  readonly banks: SplitAccountInput['banks'];
  readonly isEditing: boolean;
  /** The unit of the share: percent, or the code of the split’s currency. */
  readonly unit: string;
  readonly lookup: 'waiting' | 'loading' | 'notFound' | 'failed' | 'resolved';
  readonly name: string | null;
  /** The message about the lookup: its success, or its error. Empty if there is none. */
  readonly said: string;
  /** SPL-06: the text below the share. Null if shares are amounts. */
  readonly shares: { readonly fits: boolean; readonly text: string } | null;
  /** The errors by field. */
  readonly errors: ReturnType<typeof fieldErrors>;
  readonly problem: string | null;
  /** Why the step cannot be left yet. */
  readonly blocker: string | null;
  /** Whether there are unsaved changes. */
  readonly changed: boolean;
}

function stepOf(snapshot: Snapshot): SplitAccountView['step'] {
  if (snapshot.matches('persisting')) return 'saving';
  return snapshot.matches('editing') || snapshot.matches('leaving') ? 'editing' : 'ended';
}

function lookupOf({ context, children }: Snapshot): Pick<SplitAccountView, 'lookup' | 'said'> {
  if (context.name !== null) return { lookup: 'resolved', said: context.said };
  const lookup = children.resolution?.getSnapshot();
  if (lookup?.hasTag('busy')) return { lookup: 'loading', said: '' };
  const state = (['notFound', 'failed'] as const).find((one) => lookup?.matches(one));
  return { lookup: state ?? 'waiting', said: lookup?.context.problem ?? '' };
}

function sharesOf(context: Snapshot['context']): SplitAccountView['shares'] {
  if (context.split.rateType === 'flat') return null;
  if (takesAll(context)) return { fits: false, text: WORDS.nothingLeft };
  return { fits: true, text: `Remaining Percentage: ${toDecimal(remaining(context)) ?? '0'}%. ${WORDS.rest}` };
}

export function selectSplitAccount(snapshot: Snapshot): SplitAccountView {
  const { context } = snapshot;
  const { draft, banks, split, editing, name, problem } = context;
  return {
    step: stepOf(snapshot),
    leaving: snapshot.matches('leaving'),
    draft,
    banks,
    isEditing: editing !== null,
    unit: unitOf(split),
    ...lookupOf(snapshot),
    name,
    shares: sharesOf(context),
    errors: fieldErrors(context),
    problem,
    blocker: blockers(context)[0] ?? null,
    changed: isFilled(context),
  };
}
