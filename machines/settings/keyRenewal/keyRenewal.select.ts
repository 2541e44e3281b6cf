import type { SnapshotFrom } from 'xstate';
import type { keyRenewalMachine } from './keyRenewal.machine';
import type { KeyRenewalContext } from './keyRenewal.types';

const STEPS = ['asking', 'renewing', 'revealed', 'hidden', 'comparing', 'changed', 'uncompared'] as const;

export interface KeyRenewalView extends KeyRenewalContext {
  readonly step: (typeof STEPS)[number] | 'ended';
}

export const selectKeyRenewal = (snapshot: SnapshotFrom<typeof keyRenewalMachine>): KeyRenewalView => ({
  step: STEPS.find((step) => snapshot.matches(step)) ?? 'ended',
  ...snapshot.context,
});
