import type { SnapshotFrom } from 'xstate';
import type { accountLookupMachine } from './accountLookup.machine';

/** The state of the lookup, shown next to the name. */
export interface LookupView {
  readonly state: 'waiting' | 'loading' | 'resolved' | 'notFound' | 'failed';
  /** Why the name was not found or could not be requested. Empty in all other states. */
  readonly problem: string;
}

interface Lookup {
  getSnapshot(): SnapshotFrom<typeof accountLookupMachine>;
}

/** Returns the lookup's view. `name` is the one in the form, whatever its source. */
export function selectLookup(child: Lookup | undefined, name: string | null): LookupView {
  const lookup = child?.getSnapshot();
  const problem = lookup?.context.problem ?? '';
  if (name !== null) return { state: 'resolved', problem: '' };
  if (!lookup || lookup.matches('idle')) return { state: 'waiting', problem };
  if (lookup.matches('notFound')) return { state: 'notFound', problem };
  return { state: lookup.matches('failed') ? 'failed' : 'loading', problem };
}
