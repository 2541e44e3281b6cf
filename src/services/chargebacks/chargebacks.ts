/** The ports of the lists of chargebacks and of one of them (CBK-01, CBK-02). */
import { type ChargebackOverview, chargebacks } from '../../../contract/chargebacks/chargebacks';
import type { Disputed } from '../../../machines/chargebacks/chargebackDetails/chargebackDetails.machine';
import type { Chargeback, ChargebackFilter } from '../../../machines/chargebacks/chargebacks/chargebacks.machine';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import { call } from '../call';
import { dayParams, given } from '../days';
import { timed } from '../providerClock';
import { withClock } from './withClock';

/** Returns all that match, because the call has no pages. */
export const listChargebacks: Service<Query<ChargebackFilter>, Page<Chargeback>> = async ({ filter }, options) => {
  const { keyword, status, days } = filter;
  const query = { ...given({ [keyword.column]: keyword.text, status }), ...dayParams(days, 'fromdate', 'todate') };
  return withClock(await timed((onDate) => call(chargebacks.listChargebacks, { query }, { ...options, onDate })));
};

export const getChargebackOverview: Service<{ readonly key: string }, ChargebackOverview> = async ({ key }, options) =>
  call(chargebacks.getChargebackOverview, { query: given({ currency: key }) }, options);

export const getChargeback: Service<{ readonly key: string }, Disputed> = async ({ key }, options) => {
  const { answer, ahead } = await timed((onDate) =>
    call(chargebacks.getChargeback, { params: { id: key } }, { ...options, onDate }),
  );
  return { ...answer, ahead };
};
