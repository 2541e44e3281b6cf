import type { SnapshotFrom } from 'xstate';
import type { switchingMachine } from './switching.machine';
import { nameOf } from './switching.rules';

export interface SwitchingView {
  /** `away`: the provider may have switched already, so no earlier data is shown. */
  readonly step: 'settled' | 'confirming' | 'switching' | 'outcomeUnknown' | 'away';
  /** The name of the choice. Empty without one. */
  readonly to: string;
  /** The unsaved work by name. Empty while it is unknown. */
  readonly unsaved: readonly string[];
  readonly problem: string | null;
}

function stepOf(snapshot: SnapshotFrom<typeof switchingMachine>): SwitchingView['step'] {
  if (snapshot.matches('confirming')) return 'confirming';
  if (snapshot.matches('switching')) return 'switching';
  if (snapshot.matches('outcomeUnknown')) return 'outcomeUnknown';
  return snapshot.matches('leaving') || snapshot.matches('gone') ? 'away' : 'settled';
}

export function selectSwitching(snapshot: SnapshotFrom<typeof switchingMachine>): SwitchingView {
  const { wanted, unsaved, problem } = snapshot.context;
  return { step: stepOf(snapshot), to: wanted ? nameOf(wanted) : '', unsaved, problem };
}
