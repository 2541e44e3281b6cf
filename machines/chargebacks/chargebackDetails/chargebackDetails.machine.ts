import type { ChargebackInFull, ChargebackOrder } from '../../../contract/chargebacks/chargebacks';
import { resource } from '../../kit/resource/resource.machine';

export type { ChargebackInFull, ChargebackOrder } from '../../../contract/chargebacks/chargebacks';

/** A chargeback with its thread, and the order that is disputed, if the provider knows it. */
export interface Disputed {
  readonly chargeback: ChargebackInFull;
  readonly order: ChargebackOrder | null;
  /** By how many milliseconds the clock of this computer runs ahead of the provider’s. Null if the provider doesn’t say its time. */
  readonly ahead: number | null;
}

/** CBK-02: one chargeback, by its id. */
export const chargebackDetailsMachine = resource<Disputed, string>('chargebackDetails', {
  calls: ['getChargeback'],
  req: ['CBK-02'],
  description: 'Shows one chargeback of the active business with its thread.',
});
