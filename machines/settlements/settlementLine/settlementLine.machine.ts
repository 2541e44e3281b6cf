import type { SettlementItemPage } from '../../../contract/settlements/settlementItems';
import { resource } from '../../kit/resource/resource.machine';

/** STL-01: the first items of one line of a statement. Its key is that of `keyOfLine`. */
export const settlementLineMachine = resource<SettlementItemPage, string>('settlementLine', {
  calls: ['listSettlementItems'],
  req: ['STL-01'],
  description: 'Shows the first items that one line of a settlement is the sum of.',
});
