/**
 * What happens in an area, for others that follow it: emails, notifications, customers. An area publishes in the transaction of its change and
 * doesn't know who follows, so a subscriber's rows are stored with the change or not at all.
 */
import type { Actor, Scope } from '../context';
import type { Db } from '../database/database';

export interface Events {
  /** A customer is about to pay. A subscriber can refuse it. */
  readonly paymentStarted: { readonly scope: Scope; readonly payer: Payer };
  readonly paymentCollected: { readonly transactionId: number };
  /** A merchant had the receipt of a payment emailed to its customer. */
  readonly receiptAsked: { readonly transactionId: number; readonly sendingId: number };
  readonly refundsPaid: { readonly ids: readonly number[] };
  readonly refundsDeclined: { readonly requester: Actor; readonly ids: readonly number[] };
  readonly fundingReceived: { readonly fundingId: number };
  /** A person sends the notification about a funding again. */
  readonly fundingPushedAgain: { readonly fundingId: number; readonly requesterId: number };
  /** Some payouts of an order failed when it was made. */
  readonly payoutsFailed: { readonly batchId: string };
  /** An order was not verified in time. */
  readonly payoutsExpired: { readonly batchId: string };
  readonly payoutsAwaitApproval: { readonly batchId: string };
  /** A payout of an order was approved or declined. */
  readonly payoutsDecided: { readonly batchId: string };
  readonly chargebackOpened: { readonly chargebackId: number };
  /** An unanswered chargeback is due in so many days, or fewer. */
  readonly chargebackDue: { readonly chargebackId: number; readonly days: ReminderDays };
  /** The provider decided on a chargeback: it was won or lost. */
  readonly chargebackDecided: { readonly chargebackId: number };
  /** An invoice goes to its customer, for the first time or again. */
  readonly invoiceSent: InvoiceEmail;
  readonly settlementsPaid: { readonly ids: readonly number[] };
  /** The webhook of a business was turned off after too many failures. */
  readonly webhookDisabled: { readonly scope: Scope; readonly url: string };
  /** The settlements of a business go to another account, or to the wallet instead of the bank, or the other way round. */
  readonly settlementsRedirected: { readonly changeId: number };
  /** The API keys of a business were replaced in one environment. */
  readonly keysRenewed: { readonly actor: Actor };
  /** An order of a shop was sent to its customer. */
  readonly orderSent: { readonly transactionId: number; readonly order: string; readonly note: string };
  /** Someone needs an email with a code or a link, or about failed attempts. */
  readonly accessEmailDue: AccessEmail;
  readonly reportEnded: { readonly scope: Scope; readonly fileName: string; readonly isReady: boolean };
}

/** How long before its due moment a chargeback is brought to mind. */
export type ReminderDays = 1 | 3 | 7;

export interface Payer {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
}

/** An invoice as its customer gets it. */
export interface InvoiceEmail {
  readonly sendingId: number;
  readonly environment: number;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The path of the customer’s page. */
  readonly link: string;
}

export interface AccessEmail {
  readonly to: string;
  readonly subject: string;
  /** Missing without a code. */
  readonly otp?: string;
  /** A path of the app. */
  readonly link?: string;
}

export type Subscriber<Kind extends keyof Events> = (tx: Db, now: Temporal.Instant, event: Events[Kind]) => Promise<void>;

/** Every kind is named, so that an event without a subscriber is a decision. */
export type Subscribers = { readonly [Kind in keyof Events]: readonly Subscriber<Kind>[] };

let subscribers: Subscribers | null = null;

/** Called once, by `composition.ts`. */
export function subscribe(all: Subscribers): void {
  subscribers = all;
}

/** Runs the subscribers one after another. An error of one of them ends the transaction. */
export async function publish<Kind extends keyof Events>(
  tx: Db,
  now: Temporal.Instant,
  kind: Kind,
  event: Events[Kind],
): Promise<void> {
  if (subscribers === null) throw new Error('Events have no subscribers: import sandbox/composition.ts');
  const following: readonly Subscriber<Kind>[] = subscribers[kind];
  for (const subscriber of following) await subscriber(tx, now, event);
}
