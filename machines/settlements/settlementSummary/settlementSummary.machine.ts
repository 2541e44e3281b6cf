import type { SettlementSummary } from '../../../contract/settlements/settlements';
import { resource } from '../../kit/resource/resource.machine';

export type { SettlementSummary } from '../../../contract/settlements/settlements';

/** STL-02: what was received and is not paid to the business yet. Its key is a currency. */
export const settlementSummaryMachine = resource<SettlementSummary, string>('settlementSummary', {
  calls: ['getSettlementSummary'],
  req: ['STL-01', 'STL-02'],
  description:
    'Shows what one currency of the active business still waits for: what is in no settlement yet, pending or flagged.',
});
