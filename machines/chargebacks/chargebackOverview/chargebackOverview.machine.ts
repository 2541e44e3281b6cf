import type { ChargebackOverview } from '../../../contract/chargebacks/chargebacks';
import { resource } from '../../kit/resource/resource.machine';

export type { ChargebackOverview } from '../../../contract/chargebacks/chargebacks';

/** CBK-01: the threshold, and value and number of the chargebacks that are open. Its key is a currency. */
export const chargebackOverviewMachine = resource<ChargebackOverview, string>('chargebackOverview', {
  calls: ['getChargebackOverview'],
  req: ['CBK-01'],
  description: 'Shows how much of the threshold is used, and value and number of the open chargebacks.',
});
