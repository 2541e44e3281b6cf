/** Serves the invoices of a business. */

import { VOID } from '../../contract/invoices/invoiceStatuses';
import { invoices as endpoints } from '../../contract/invoices/invoices';
import { period } from '../http/period.routes';
import { serve, serveChange } from '../http/serve';
import { settleRefundsFor } from '../ledger/waitingRefunds';
import { toMajor } from '../rules/money';
import { toWallClock } from '../rules/wallclock';
import { pathOf } from './bill';
import { billBusinessOf } from './billBusiness';
import { markInvoicePaid, resendInvoice, toldOf, voidInvoice } from './changes';
import { createInvoice, invoiceOfKey, listInvoices, SENT } from './invoices';
import { type ItemRow, itemsOf } from './items';
import { lastSending } from './sendings';
import { findInvoice, type InvoiceRow, moneyOf, paymentsOf, type WithMoney } from './standing';
import { type InvoiceEvent, timelineOf } from './timeline';

const SUBJECT = ['invoice', 'params.id'] as const;

const onWire = ({ invoice, paid, refunded, chargedBack }: WithMoney, origin: string) => ({
  id: invoice.id,
  title: invoice.title,
  reference: invoice.reference,
  description: invoice.note,
  customerName: invoice.customerName,
  customerEmail: invoice.customerEmail,
  companyName: invoice.companyName,
  companyEmail: invoice.companyEmail,
  customerAddress: invoice.customerAddress,
  amount: toMajor(invoice.amount),
  currency: invoice.currency,
  dueDate: invoice.dueOn,
  discount: invoice.discount,
  tax: invoice.tax,
  status: invoice.status,
  paymentLinkUrl: `${origin}${pathOf(invoice)}`,
  amountPaid: toMajor(paid),
  amountRefunded: toMajor(refunded),
  amountChargedBack: toMajor(chargedBack),
  dateCreated: toWallClock(invoice.createdAt),
  partPayments: invoice.partPayments,
});

const itemOnWire = ({ item, quantity, rate }: ItemRow) => ({ item, quantity, amount: toMajor(rate) });

const eventOnWire = ({ event, at, amount, by, orderReference, note }: InvoiceEvent) => ({
  ...{ event, by, orderReference, note },
  date: toWallClock(at),
  amount: amount === null ? null : toMajor(amount),
});

const created = (invoice: InvoiceRow, origin: string) => ({
  id: invoice.id,
  reference: invoice.reference,
  paymentLinkUrl: `${origin}${pathOf(invoice)}`,
  dateSent: toWallClock(invoice.createdAt),
});

export const invoicesRoutes = [
  serve(endpoints.listInvoices, async ({ query }, { context, session, origin }) => {
    await settleRefundsFor(context, session);
    const { status, reference, customerName, title, customerEmail: email, fromdate, todate } = query;
    const filter = { status, reference, customerName, title, email, ...period('fromdate', fromdate, 'todate', todate) };
    const items = (await listInvoices(context, session, filter)).map((row) => onWire(row, origin));
    return { items, totalItems: items.length };
  }),
  serve(endpoints.getInvoice, async ({ params }, { context, session, origin }) => {
    await settleRefundsFor(context, session);
    const { db } = context;
    const invoice = await findInvoice(db, session, params.id);
    const money = moneyOf(await paymentsOf(db, [invoice.id]));
    const last = await lastSending(db, invoice.id);
    return {
      data: {
        ...onWire({ invoice, ...money }, origin),
        dateSent: last && toWallClock(last.sentAt),
        invoiceItems: (await itemsOf(db, invoice.id)).map(itemOnWire),
        business: await billBusinessOf(db, invoice.businessId),
        timeline: (await timelineOf(db, invoice)).map(eventOnWire),
      },
    };
  }),
  serve(endpoints.getBillBusiness, async (_, { context: { db }, session }) => ({
    data: await billBusinessOf(db, session.businessId),
  })),
  serveChange(
    endpoints.createInvoice,
    { type: 'Invoices', action: 'Send invoice', subject: ['invoice', 'answer.data.reference'] },
    async ({ headers, body }, { context, session, origin }) => {
      const invoice = await createInvoice(context, session, headers['idempotency-key'], body, origin);
      return { status: true, message: SENT, data: created(invoice, origin) };
    },
  ),
  serveChange(
    endpoints.getInvoiceStatus,
    { type: 'Invoices', action: 'Close invoice that was not received', mayChangeNothing: true },
    async ({ query }, { context, session, origin, audit }) => {
      const invoice = await invoiceOfKey(context, session, query.idempotencyKey);
      if (!invoice) return { status: 'Not Received' as const, data: null };
      audit.unchanged();
      return { status: 'Successful' as const, data: created(invoice, origin) };
    },
  ),
  serveChange(
    endpoints.resendInvoice,
    { type: 'Invoices', action: 'Resend invoice', subject: SUBJECT },
    async ({ params, body }, { context, session, origin, audit }) => {
      audit.about({ after: toldOf(await resendInvoice(context, session, params.id, body, origin)) });
      return { status: true, message: SENT };
    },
  ),
  serveChange(
    endpoints.voidInvoice,
    { type: 'Invoices', action: 'Void invoice', subject: SUBJECT, mayChangeNothing: true },
    async ({ params }, { context, session, audit }) => {
      const before = await voidInvoice(context, session, params.id);
      if (before.status === VOID) audit.unchanged();
      else audit.about({ before: toldOf(before), after: { ...toldOf(before), status: VOID } });
      return { status: true, message: 'Invoice voided' };
    },
  ),
  serveChange(
    endpoints.markInvoicePaid,
    { type: 'Invoices', action: 'Mark invoice as paid', subject: SUBJECT },
    async ({ params, body }, { context, session, audit }) => {
      const before = await markInvoicePaid(context, session, params.id, body);
      audit.about({ before: toldOf(before), after: { ...toldOf(before), status: 'Successful', ...body } });
      return { status: true, message: 'Invoice marked as paid' };
    },
  ),
];
