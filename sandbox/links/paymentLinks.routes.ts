import { paymentLinks as endpoints } from '../../contract/links/paymentLinks';
import { period } from '../http/period.routes';
import { serve, serveChange } from '../http/serve';
import { toMajor } from '../rules/money';
import { toWallClock } from '../rules/wallclock';
import { createLink, type LinkRow, listLinks, listSubscribers, setLinkActive } from './paymentLinks';
import { linkTypeOf, linkTypes } from './paymentLinks.rules';
import { addressOfLink } from './paymentPage';

const onWire = (link: LinkRow, origin: string) => ({
  id: link.id,
  reference: link.reference,
  name: link.name,
  description: link.description,
  amount: link.amount === null ? null : toMajor(link.amount),
  limit: link.mostPayments,
  currency: link.currency,
  paymentType: linkTypeOf(link.typeCode)?.name ?? link.typeCode,
  authOption: link.authOption,
  redirectUrl: link.redirectUrl,
  splitSettlementId: link.splitSettlementId,
  isActive: link.isActive,
  paymentLinkUrl: addressOfLink(origin, link.reference),
});

export const paymentLinksRoutes = [
  serve(endpoints.listPaymentLinks, async ({ query }, { context, session, origin }) => {
    const isActive = query.status === undefined ? null : query.status === 'active';
    const filter = { isActive, ...period('fromdate', query.fromdate, 'todate', query.todate) };
    const items = (await listLinks(context, session, filter)).map((link) => onWire(link, origin));
    return { items, totalItems: items.length };
  }),
  serveChange(
    endpoints.createPaymentLink,
    { type: 'Payment links', action: 'Create payment link', subject: ['payment link', 'body.name'] },
    async ({ headers, body }, { context, session }) => ({
      status: true,
      message: await createLink(context, session, headers['idempotency-key'], body),
    }),
  ),
  serveChange(
    endpoints.updatePaymentLinkStatus,
    { type: 'Payment links', action: 'Change status of payment link', subject: ['payment link', 'body.reference'] },
    async ({ body: { action, reference } }, { context, session, audit }) => {
      const isActive = action === 'activate';
      audit.about({ before: { isActive: await setLinkActive(context, session, reference, isActive) }, after: { isActive } });
      return { status: true, message: `Payment link ${action === 'activate' ? 'activated' : 'deactivated'} successfully` };
    },
  ),
  serve(endpoints.listPaymentLinkTypes, async () => ({
    paymentLinkTypes: linkTypes.map(({ code, name }) => ({ code, paymentLinkName: name })),
  })),
  serve(endpoints.listSubscribers, async ({ params, query }, { context, session }) => {
    const filter = {
      keyword: query.Keyword ?? '',
      column: query.SelectedSearchableColumn ?? 'customerName',
      ...period('StartDate', query.StartDate, 'EndDate', query.EndDate),
    } as const;
    const rows = await listSubscribers(context, session, params.id, filter);
    const items = rows.map(({ customerName, email, phoneNumber, paymentType, currency, amount, frequency, ...rest }) => ({
      customerName,
      amount: toMajor(amount),
      currency,
      phoneNumber,
      paymentType,
      emailAddress: email,
      frequency,
      numberOfPayments: rest.payments,
      status: rest.status,
      dateCreated: toWallClock(rest.createdAt),
    }));
    return { items, totalCount: items.length };
  }),
];
