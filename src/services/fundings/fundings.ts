/** Fundings: one page, one of them, its notification, and the request for a file (FND-01, FND-02). */
import { type Funding, type FundingInFull, fundings } from '../../../contract/fundings/fundings';
import type { Notified } from '../../../machines/fundings/fundingNotification/fundingNotification.machine';
import type { FundingFilter } from '../../../machines/fundings/fundings/fundings.machine';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Confirmed } from '../../../machines/kit/confirmation/confirmedAction.machine';
import type { Service } from '../../../machines/kit/flow/port';
import { currencyOf } from '../../../machines/kit/list/inCurrency';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { ReportOrder, ReportRequested } from '../../../machines/kit/report/reportRequest.types';
import { call } from '../call';
import { dayParams, given } from '../days';

const filterParams = (filter: FundingFilter) => ({
  ...given({ [filter.keyword.column]: filter.keyword.text, currency: currencyOf(filter) }),
  ...dayParams(filter.days, 'fromdate', 'todate'),
});

export const listFundings: Service<Query<FundingFilter>, Page<Funding>> = ({ filter, page, size }, options) =>
  call(fundings.listFundingHistory, { query: { page: `${page}`, size: `${size}`, ...filterParams(filter) } }, options);

export const getFunding: Service<{ readonly key: string }, FundingInFull> = ({ key }, options) =>
  call(fundings.getFundingDetails, { params: { id: key } }, options);

/** Each call is one delivery, so it is sent once for each confirmation. */
export const repushWebhook: Service<Confirmed<Notified>, Said> = ({ subject: { reference } }, options) =>
  call(fundings.repushWebhook, { body: { reference } }, options);

/** Requests one file for each key, however often it is sent. The documents send a page that holds everything. */
export const requestFundings: Service<ReportOrder<FundingFilter>, ReportRequested> = (order, options) =>
  call(
    fundings.exportFundingHistory,
    {
      headers: { 'idempotency-key': order.idempotencyKey },
      query: {
        page: '1',
        size: '50000',
        export: 'true',
        ...filterParams(order.filter),
        columns: order.columns.join(','),
        format: order.format,
      },
    },
    options,
  );
