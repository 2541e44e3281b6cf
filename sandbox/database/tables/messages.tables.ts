/** The outbox: emails that would have been sent. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../columns';
import { chargebacks } from './chargebacks.tables';
import { fundings } from './incoming.tables';
import { invoiceSendings } from './invoices.tables';
import { payoutBatches } from './money.tables';
import { receiptSendings } from './receipts.tables';
import { refunds } from './refunds.tables';
import { settlementChanges } from './settlementChanges.tables';
import { transactions } from './transactions.tables';

/** What an email about money tells. */
export type MoneyKind =
  | 'paymentReceived'
  | 'receiptSent'
  | 'refundPaid'
  | 'refundDeclined'
  | 'fundingReceived'
  | 'payoutsFailed'
  | 'payoutsExpired'
  | 'payoutsAwaitApproval'
  | 'payoutsDecided'
  | 'chargebackOpened'
  | 'chargebackDueIn7Days'
  | 'chargebackDueIn3Days'
  | 'chargebackDueIn1Day'
  | 'chargebackDecided'
  | 'invoiceSent'
  | 'settlementsRedirected'
  | 'orderSent';

/**
 * A message has a code or a link, or says what happened with money. One about money has exactly one subject, and each person gets it once: the
 * database enforces both. An email about payouts is about their order, because an order can have thousands.
 */
export const messages = pgTable(
  'message',
  {
    id: id(),
    /** In lower case. */
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Empty unless the message carries a code. */
    otp: text().notNull(),
    /** A path of the app, with a token if the message carries a link. */
    link: text(),
    /** Null for codes and links. */
    kind: text().$type<MoneyKind>(),
    /** What happened with money, line by line. */
    text: text(),
    /** The same as a page. Null for an email of text alone. */
    html: text(),
    batchId: text('batch_id').references(() => payoutBatches.id),
    transactionId: integer('transaction_id').references(() => transactions.id),
    refundId: integer('refund_id').references(() => refunds.id),
    fundingId: integer('funding_id').references(() => fundings.id),
    chargebackId: integer('chargeback_id').references(() => chargebacks.id),
    invoiceSendingId: integer('invoice_sending_id').references(() => invoiceSendings.id),
    settlementChangeId: integer('settlement_change_id').references(() => settlementChanges.id),
    receiptSendingId: integer('receipt_sending_id').references(() => receiptSendings.id),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    uniqueIndex('message_of_batch').on(table.kind, table.batchId, table.recipient),
    uniqueIndex('message_of_transaction').on(table.kind, table.transactionId, table.recipient),
    uniqueIndex('message_of_refund').on(table.kind, table.refundId, table.recipient),
    uniqueIndex('message_of_funding').on(table.kind, table.fundingId, table.recipient),
    uniqueIndex('message_of_chargeback').on(table.kind, table.chargebackId, table.recipient),
    uniqueIndex('message_of_invoice').on(table.kind, table.invoiceSendingId, table.recipient),
    uniqueIndex('message_of_settlement_change').on(table.kind, table.settlementChangeId, table.recipient),
    uniqueIndex('message_of_receipt').on(table.kind, table.receiptSendingId, table.recipient),
    check(
      'message_of_one_subject',
      sql`num_nonnulls(${table.batchId}, ${table.transactionId}, ${table.refundId}, ${table.fundingId}, ${table.chargebackId}, ${table.invoiceSendingId}, ${table.settlementChangeId}, ${table.receiptSendingId}) = num_nonnulls(${table.kind})`,
    ),
    check('message_with_text', sql`num_nonnulls(${table.text}) = num_nonnulls(${table.kind})`),
  ],
);
