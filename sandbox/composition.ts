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
import { emailRenewedKeys } from './emails/keyEmails';
import { emailApprovers, emailDecision, emailExpiredPayouts, emailFailedPayouts } from './emails/orderEmails';
import { emailRedirectedSettlements } from './emails/settlementEmails';
import { type Subscribers, subscribe } from './events/events';
import { fundingsSource } from './fundings/fundings.source';
import { notifyOfChargebackDecision, notifyOfDueChargeback, notifyOfOpenedChargeback } from './notifications/chargebacks';
import { notifyOfRenewedKeys } from './notifications/keys';
import { notifyOfReport } from './notifications/reports';
import { notifyOfRedirectedSettlements } from './notifications/settlements';
import { notifyOfDisabledWebhook } from './notifications/webhooks';
import { registerSources } from './reports/sources';
import { transactionsSource } from './transactions/transactions.source';
import {
  eventOfDecidedChargeback,
  eventOfFunding,
  eventOfOpenedChargeback,
  eventOfPayment,
  eventsOfPayouts,
  eventsOfRefunds,
  eventsOfSettlements,
  pushFundingAgain,
} from './webhooks/webhookEvents';

export const subscribers: Subscribers = {
  paymentStarted: [customerOfPayment],
  paymentCollected: [emailReceipt, eventOfPayment],
  refundsPaid: [emailPaidRefunds, eventsOfRefunds],
  refundsDeclined: [emailDeclinedRefunds, eventsOfRefunds],
  fundingReceived: [emailFunding, eventOfFunding],
  fundingPushedAgain: [pushFundingAgain],
  payoutsFailed: [emailFailedPayouts, eventsOfPayouts],
  payoutsExpired: [emailExpiredPayouts, eventsOfPayouts],
  receiptAsked: [emailAskedReceipt],
  payoutsAwaitApproval: [emailApprovers],
  payoutsDecided: [emailDecision, eventsOfPayouts],
  chargebackOpened: [emailOpenedChargeback, notifyOfOpenedChargeback, eventOfOpenedChargeback],
  chargebackDue: [emailDueChargeback, notifyOfDueChargeback],
  chargebackDecided: [emailChargebackDecision, notifyOfChargebackDecision, eventOfDecidedChargeback],
  invoiceSent: [emailInvoice],
  settlementsPaid: [eventsOfSettlements],
  webhookDisabled: [notifyOfDisabledWebhook],
  settlementsRedirected: [emailRedirectedSettlements, notifyOfRedirectedSettlements],
  keysRenewed: [emailRenewedKeys, notifyOfRenewedKeys],
  orderSent: [emailSentOrder],
  accessEmailDue: [sendAccessEmail],
  reportEnded: [notifyOfReport],
};

subscribe(subscribers);
registerSources({ transactions: transactionsSource, fundings: fundingsSource, auditTrails: auditTrailsSource });
