import type { SnapshotFrom } from 'xstate';
import type { webhookMachine } from './webhook.machine';
import { addressError, addressOf, blocker, warningsOf } from './webhook.rules';
import type { TestResult } from './webhook.types';

export interface WebhookView {
  readonly step:
    | 'editing'
    | 'reviewing'
    | 'saving'
    | 'comparing'
    | 'uncertain'
    | 'testing'
    | 'arrived'
    | 'failed'
    | 'untested'
    | 'ended';
  readonly current: string;
  readonly typed: string;
  /** The new address, as it is sent. */
  readonly address: string;
  readonly onlyTests: boolean;
  readonly blocker: string | null;
  readonly error: string | null;
  readonly warnings: readonly string[];
  readonly result: TestResult | null;
  readonly problem: string | null;
}

const STEPS = ['editing', 'reviewing', 'saving', 'comparing', 'uncertain', 'testing', 'arrived', 'failed', 'untested'] as const;

export function selectWebhook(snapshot: SnapshotFrom<typeof webhookMachine>): WebhookView {
  const { current, typed, mode, result, problem } = snapshot.context;
  return {
    step: STEPS.find((step) => snapshot.matches(step)) ?? 'ended',
    current,
    typed,
    address: addressOf({ typed }),
    onlyTests: mode === 'test',
    blocker: blocker({ current, typed }),
    error: addressError({ current, typed }),
    warnings: warningsOf({ typed }),
    result,
    problem,
  };
}
