import type { SnapshotFrom } from 'xstate';
import type { accountLookupMachine } from './accountLookup.machine';

/** The state of the lookup, shown next to the name. */
export interface LookupView {
  readonly state: 'waiting' | 'loading' | 'resolved' | 'notFound' | 'failed';
  /** The provider's message when the name was not found or could not be requested. */
  readonly problem: string | null;
}

interface Lookup {
  getSnapshot(): SnapshotFrom<typeof accountLookupMachine>;
}

/** Returns the lookup's view. `name` is the one in the form, whatever its source. */
export function selectLookup(child: Lookup | undefined, name: string | null): LookupView {
  const lookup = child?.getSnapshot();
  const problem = lookup?.context.problem ?? null;
  if (name !== null) return { state: 'resolved', problem: null };
  if (!lookup || lookup.matches('idle')) return { state: 'waiting', problem };
  if (lookup.matches('notFound')) return { state: 'notFound', problem };
  return { state: lookup.matches('failed') ? 'failed' : 'loading', problem };
}
