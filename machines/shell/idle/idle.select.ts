import type { SnapshotFrom } from 'xstate';
import type { idleMachine } from './idle.machine';

export interface IdleView {
  /** In how many milliseconds the session ends; null while nothing is asked. */
  readonly endsInMs: number | null;
}

export const selectIdle = (snapshot: SnapshotFrom<typeof idleMachine>): IdleView => {
  const { limitMs, quietMs } = snapshot.context;
  return { endsInMs: snapshot.matches('warned') ? Math.max(0, limitMs - quietMs) : null };
};
