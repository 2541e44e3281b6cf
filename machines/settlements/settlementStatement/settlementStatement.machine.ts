import type { SettlementInFull } from '../../../contract/settlements/settlements';
import { resource } from '../../kit/resource/resource.machine';

export type { SettlementInFull } from '../../../contract/settlements/settlements';

/** STL-01: one settlement with its lines, by its id. */
export const settlementStatementMachine = resource<SettlementInFull, string>('settlementStatement', {
  calls: ['getSettlement'],
  req: ['STL-01'],
  description: 'Shows one settlement of the active business, with the lines that its amount is the sum of.',
});
