/** The chargebacks that the merchant may answer, whose statuses take a call each. */
import { TREATABLE } from '../../../contract/chargebacks/chargebackStatuses';
import { chargebacks } from '../../../contract/chargebacks/chargebacks';
import type { Chargeback } from '../../../machines/chargebacks/chargebacks/chargebacks.machine';
import type { Service } from '../../../machines/kit/flow/port';
import { call } from '../call';
import { timed } from '../providerClock';
import { withClock } from './withClock';

export const listAnswerable: Service<object, readonly Chargeback[]> = async (_, options) => {
  const pages = await Promise.all(
    TREATABLE.map((status) =>
      timed((onDate) => call(chargebacks.listChargebacks, { query: { status } }, { ...options, onDate })),
    ),
  );
  return pages.flatMap((page) => withClock(page).rows);
};
