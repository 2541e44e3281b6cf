/** The check of a settlement, as its page shows it. */
import type { Wired } from '../../../machines/kit/flow/port';
import type { reconciliationMachine } from '../../../machines/settlements/reconciliation/reconciliation.machine';
import { type CheckView, selectCheck } from '../../../machines/settlements/reconciliation/reconciliation.select';
import { type Flow, useFlow } from '../../flow/useFlow';

export type Check = Flow<typeof reconciliationMachine, CheckView>;

/** It starts with the page. Another settlement has a check of its own. */
export const useCheck = (machine: Wired<typeof reconciliationMachine>, settlementId: string): Check =>
  useFlow(machine, { input: { settlementId }, select: selectCheck });
