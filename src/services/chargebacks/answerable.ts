/** The chargebacks that the merchant may answer, whose statuses take a call each. */
import { TREATABLE } from '../../../contract/chargebacks/chargebackStatuses';
import { type Chargeback, chargebacks } from '../../../contract/chargebacks/chargebacks';
import type { Service } from '../../../machines/kit/flow/port';
import { call } from '../call';

export const listAnswerable: Service<object, readonly Chargeback[]> = async (_, options) => {
  const pages = await Promise.all(TREATABLE.map((status) => call(chargebacks.listChargebacks, { query: { status } }, options)));
  return pages.flatMap(({ rows }) => rows);
};
