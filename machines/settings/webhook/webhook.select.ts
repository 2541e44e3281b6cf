import type { SnapshotFrom } from 'xstate';
import type { webhookMachine } from './webhook.machine';
import { addressError, addressOf, blocker, warningsOf } from './webhook.rules';
import type { TestResult } from './webhook.types';

type Snapshot = SnapshotFrom<typeof webhookMachine>;

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
  /** Whether the merchant is asked before the filled form closes, which stays on screen. */
  readonly leaving: boolean;
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

function stepOf(snapshot: Snapshot): WebhookView['step'] {
  if (snapshot.matches('leaving')) return 'editing';
  if (snapshot.matches('leavingReview')) return 'reviewing';
  return STEPS.find((step) => snapshot.matches(step)) ?? 'ended';
}

export function selectWebhook(snapshot: Snapshot): WebhookView {
  const { current, typed, mode, result, problem } = snapshot.context;
  return {
    step: stepOf(snapshot),
    leaving: snapshot.matches('leaving') || snapshot.matches('leavingReview'),
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
