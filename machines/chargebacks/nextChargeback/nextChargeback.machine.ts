import type { Chargeback } from '../../../contract/chargebacks/chargebacks';
import { resource } from '../../kit/resource/resource.machine';

/** CBK-03: after an answer, the chargebacks that still need one. Its key is the chargeback that was answered. */
export const nextChargebackMachine = resource<readonly Chargeback[], string>('nextChargeback', {
  calls: ['listChargebacks'],
  req: ['CBK-03'],
  description: 'Leads from an answered chargeback to the next one that needs an answer.',
});
