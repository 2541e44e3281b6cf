/** The ports of the list of refunds and of one of them (RFD-01, RFD-04). */
import { type Refund, refunds } from '../../../contract/refunds/refunds';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import { Failure } from '../../../machines/kit/flow/fault';
import type { Service } from '../../../machines/kit/flow/port';
import type { RefundFilter } from '../../../machines/refunds/refunds/refunds.machine';
import { call } from '../call';
import { dayParams, given } from '../days';
import { countedBy } from '../viewCounts';

export const listRefunds: Service<Query<RefundFilter>, Page<Refund>> = ({ filter, page, size }, options) => {
  const { keyword, status, days } = filter;
  const query = {
    page: `${page}`,
    size: `${size}`,
    ...given({ [keyword.column]: keyword.text, status }),
    ...dayParams(days, 'fromdate', 'todate'),
  };
  return call(refunds.listRefunds, { query }, options);
};

/** Returns how many refunds each view has. */
export const refundCounts = countedBy<RefundFilter>((days, options) =>
  call(refunds.countRefunds, { query: dayParams(days, 'fromdate', 'todate') }, options),
);

/** No documented call returns one refund, so it is found in the list by its reference. Ends in a 404 if it is not there. */
export const getRefund: Service<{ readonly key: string }, Refund> = async ({ key }, options) => {
  const { rows } = await call(refunds.listRefunds, { query: { page: '1', size: '5', reference: key } }, options);
  const found = rows.find(({ reference }) => reference.toLowerCase() === key.toLowerCase());
  if (!found) throw new Failure({ kind: 'server', status: 404, message: 'Refund not found' });
  return found;
};
