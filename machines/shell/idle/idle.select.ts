import type { SnapshotFrom } from 'xstate';
import type { idleMachine } from './idle.machine';

export interface IdleView {
  /** Milliseconds until the session ends. Null without a warning. */
  readonly endsInMs: number | null;
}

export const selectIdle = (snapshot: SnapshotFrom<typeof idleMachine>): IdleView => {
  const { timeoutMs, idleMs } = snapshot.context;
  return { endsInMs: snapshot.matches('warning') ? Math.max(0, timeoutMs - idleMs) : null };
};
