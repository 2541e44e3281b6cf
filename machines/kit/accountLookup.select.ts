import type { SnapshotFrom } from 'xstate';
import type { accountLookupMachine } from './accountLookup.machine';

/** How far the looking is, for the line that the name is written on. */
export interface LookupView {
  readonly state: 'waiting' | 'asking' | 'found' | 'none' | 'silent';
  /** What was said, where it was not found or could not be asked for. */
  readonly problem: string | null;
}

interface Lookup {
  getSnapshot(): SnapshotFrom<typeof accountLookupMachine>;
}

/** `name`: the one that the form holds now, however it came by it. */
export function selectLookup(child: Lookup | undefined, name: string | null): LookupView {
  const lookup = child?.getSnapshot();
  const problem = lookup?.context.problem ?? null;
  if (name !== null) return { state: 'found', problem: null };
  if (!lookup || lookup.matches('idle')) return { state: 'waiting', problem };
  if (lookup.matches('none')) return { state: 'none', problem };
  return { state: lookup.matches('silent') ? 'silent' : 'asking', problem };
}
