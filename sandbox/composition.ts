/** Joins the areas: who follows which event, and which lists have files. Ground and areas never import this file. */
import { auditTrailsSource } from './audit/auditTrails.source';
import { customerOfPayment } from './customers/customers';
import { sendAccessEmail } from './emails/accessEmails';
import { emailChargebackDecision, emailDueChargeback, emailOpenedChargeback } from './emails/chargebackEmails';
import {
  emailAskedReceipt,
  emailDeclinedRefunds,
  emailFunding,
  emailPaidRefunds,
  emailReceipt,
  emailSentOrder,
} from './emails/customerEmails';
import { emailInvoice } from './emails/invoiceEmails';
import { emailApprovers, emailDecision, emailExpiredPayouts, emailFailedPayouts } from './emails/orderEmails';
import { emailRedirectedSettlements } from './emails/settlementEmails';
import { type Subscribers, subscribe } from './events/events';
import { fundingsSource } from './fundings/fundings.source';
import { notifyOfChargebackDecision, notifyOfDueChargeback, notifyOfOpenedChargeback } from './notifications/chargebacks';
import { notifyOfReport } from './notifications/reports';
import { notifyOfRedirectedSettlements } from './notifications/settlements';
import { registerSources } from './reports/sources';
import { transactionsSource } from './transactions/transactions.source';

export const subscribers: Subscribers = {
  paymentStarted: [customerOfPayment],
  paymentCollected: [emailReceipt],
  receiptAsked: [emailAskedReceipt],
  refundsPaid: [emailPaidRefunds],
  refundsDeclined: [emailDeclinedRefunds],
  fundingReceived: [emailFunding],
  payoutsFailed: [emailFailedPayouts],
  payoutsExpired: [emailExpiredPayouts],
  payoutsAwaitApproval: [emailApprovers],
  payoutsDecided: [emailDecision],
  chargebackOpened: [emailOpenedChargeback, notifyOfOpenedChargeback],
  chargebackDue: [emailDueChargeback, notifyOfDueChargeback],
  chargebackDecided: [emailChargebackDecision, notifyOfChargebackDecision],
  invoiceSent: [emailInvoice],
  settlementsRedirected: [emailRedirectedSettlements, notifyOfRedirectedSettlements],
  orderSent: [emailSentOrder],
  accessEmailDue: [sendAccessEmail],
  reportEnded: [notifyOfReport],
};

subscribe(subscribers);
registerSources({ transactions: transactionsSource, fundings: fundingsSource, auditTrails: auditTrailsSource });
