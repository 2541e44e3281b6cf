import type { SnapshotFrom } from 'xstate';
import type { switchingMachine } from './switching.machine';
import { nameOf } from './switching.rules';

export interface SwitchingView {
  /** `away`: the provider may have switched already, and nothing of what was open is shown any more. */
  readonly step: 'settled' | 'asking' | 'switching' | 'unknown' | 'away';
  /** Where it leads; empty while nothing was chosen. */
  readonly to: string;
  /** What would be lost, by name; empty where it is not known. */
  readonly unsaved: readonly string[];
  readonly problem: string | null;
}

function stepOf(snapshot: SnapshotFrom<typeof switchingMachine>): SwitchingView['step'] {
  if (snapshot.matches('asking')) return 'asking';
  if (snapshot.matches('switching')) return 'switching';
  if (snapshot.matches('unknown')) return 'unknown';
  return snapshot.matches('leaving') || snapshot.matches('gone') ? 'away' : 'settled';
}

export function selectSwitching(snapshot: SnapshotFrom<typeof switchingMachine>): SwitchingView {
  const { wanted, unsaved, problem } = snapshot.context;
  return { step: stepOf(snapshot), to: wanted ? nameOf(wanted) : '', unsaved, problem };
}
