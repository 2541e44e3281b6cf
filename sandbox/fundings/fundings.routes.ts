/** Serves the money that was added to the wallets of a business. */
import { fundings as endpoints } from '../../contract/fundings/fundings';
import { pagingOf } from '../http/paging.routes';
import { period } from '../http/period.routes';
import { serve, serveChange } from '../http/serve';
import { eventIdOf } from '../ledger/fundingEvents';
import { toMajor } from '../rules/money';
import { toWallClock } from '../rules/wallclock';
import { type FundingRow, findFunding, listFundings, pushAgain } from './fundings';

const inList = (row: FundingRow) => ({
  id: row.id,
  currency: row.currency,
  amount: toMajor(row.amount),
  accountAlias: row.alias,
  accountNumber: row.accountNumber,
  method: row.method,
  transactionReference: row.reference,
  fee: toMajor(row.fee),
  dateCreated: toWallClock(row.createdAt),
  sessionId: row.sessionId,
});

export const fundingsRoutes = [
  serve(endpoints.listFundingHistory, async ({ query }, { context, session }) => {
    const { page, size, fromdate, todate, currency, sessionId, accountNumber } = query;
    const paging = pagingOf('size', page, size);
    const filter = { currency, sessionId, accountNumber, ...period('fromdate', fromdate, 'todate', todate) };
    const { rows, total } = await listFundings(context, session, filter, paging);
    return { data: { items: rows.map(inList), page: { total, totalPage: Math.ceil(total / paging.size) } } };
  }),
  serve(endpoints.getFundingDetails, async ({ params }, { context, session }) => {
    const { funding, business, webhookUrl, wallet, deliveries, after } = await findFunding(context, session, params.id);
    return {
      data: {
        transactionAmount: toMajor(funding.amount),
        fee: toMajor(funding.fee),
        dateCreated: toWallClock(funding.createdAt),
        transactionReference: funding.reference,
        productCode: funding.alias === null ? 'WALLET' : 'VIRTUAL_ACCOUNT',
        senderName: funding.senderName,
        senderAccountNumber: funding.senderAccount,
        bankName: funding.senderBank,
        merchantName: business,
        accountNumber: funding.accountNumber,
        subsidiaryId: funding.businessId,
        currency: funding.currency,
        accountAlias: funding.alias,
        accountName: wallet?.accountName ?? null,
        destinationBankName: wallet?.bankName ?? null,
        method: funding.method,
        sessionId: funding.sessionId,
        balanceBefore: after === null ? null : toMajor(after - funding.amount),
        balanceAfter: after === null ? null : toMajor(after),
        eventId: eventIdOf(funding),
        webhookUrl,
        deliveries: deliveries.map(({ delivery, by }) => ({
          id: delivery.id,
          dateSent: toWallClock(delivery.sentAt),
          status: 'Delivered',
          requestedBy: by,
        })),
      },
    };
  }),
  serveChange(
    endpoints.repushWebhook,
    { type: 'Funding history', action: 'Send notification again', subject: ['funding', 'body.reference'] },
    async ({ body }, { context, session }) => {
      await pushAgain(context, session, body.reference);
      return { status: true, message: 'The notification was sent again.' };
    },
  ),
];
