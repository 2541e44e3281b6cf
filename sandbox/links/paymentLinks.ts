/** Payment links of a business: listing, creating, closing and opening. */
import { and, eq } from 'drizzle-orm';
import type { ServeInput } from '../../contract/endpoint';
import type { paymentLinks as endpoints } from '../../contract/links/paymentLinks';
import type { Actor, OperationContext, Scope } from '../context';
import { newestFirst } from '../database/columns';
import type { Db } from '../database/database';
import { containingText, idIn, ofScope, type Period, within } from '../database/listing';
import { paymentLinks, splitSettlements, subscribers } from '../database/schema';
import { bodyHash, claimKey, keyOf, replayResponse, storeResponse } from '../ledger/idempotencyKeys';
import { Refusal } from '../refusal';
import { isCurrency, toMinor } from '../rules/money';
import { newReference } from '../rules/secrets';
import { linkTypeOf } from './paymentLinks.rules';

const ENDPOINT = 'createPaymentLink';
const CREATED = 'Payment link created successfully';

type NewLink = ServeInput<typeof endpoints.createPaymentLink>['body'];

export type LinkRow = typeof paymentLinks.$inferSelect;

/** Returns all links, newest first. `isActive` null: both. */
export const listLinks = (
  { db }: OperationContext,
  scope: Scope,
  { isActive, ...days }: Period & { readonly isActive: boolean | null },
): Promise<LinkRow[]> =>
  db
    .select()
    .from(paymentLinks)
    .where(
      and(
        ofScope(paymentLinks, scope),
        isActive === null ? undefined : eq(paymentLinks.isActive, isActive),
        within(paymentLinks.createdAt, days),
      ),
    )
    .orderBy(...newestFirst(paymentLinks.createdAt, paymentLinks.id));

/** Returns the chosen split settlement, which must be an active one of the business. */
async function splitFor(tx: Db, scope: Scope, currency: string, asked: string | undefined): Promise<number | null> {
  if (asked === undefined) return null;
  const [split] = await tx
    .select()
    .from(splitSettlements)
    .where(and(ofScope(splitSettlements, scope), eq(splitSettlements.id, idIn(asked))));
  if (!split?.isActive) throw new Refusal(400, 'Unknown split settlement');
  if (split.currency !== currency) throw new Refusal(400, 'The currency does not match the split settlement');
  return split.id;
}

/** Decimal text above zero, if there is any. */
function amountOf(asked: string | undefined): bigint | null {
  if (asked === undefined) return null;
  const amount = toMinor(asked);
  if (amount === null || amount <= 0n) throw new Refusal(400, 'Amount must be greater than 0');
  return amount;
}

/**
 * Creates a link, once for each key. A refusal leaves the key open, so that a corrected link can be tried.
 * @returns the message for the merchant
 */
export const createLink = (context: OperationContext, actor: Actor, key: string, body: NewLink): Promise<string> =>
  context.db.transaction(async (tx) => {
    const { businessId, environment } = actor;
    const name = body.name.trim();
    if (name === '') throw new Refusal(400, 'Name is required');
    if (!isCurrency(body.currency)) throw new Refusal(400, 'Unknown currency');
    const type = linkTypeOf(body.paymentType);
    if (!type) throw new Refusal(400, 'Unknown payment type');
    const named = keyOf(actor, ENDPOINT, key);
    const first = await claimKey(tx, context.clock.now(), named, bodyHash(body));
    if (first) return replayResponse(first, bodyHash(body), 'payment link').message;
    await tx.insert(paymentLinks).values({
      businessId,
      environment,
      reference: newReference('KPL'),
      name,
      description: body.description?.trim() ?? '',
      amount: amountOf(body.amount),
      currency: body.currency,
      mostPayments: body.limit ?? null,
      typeCode: type.code,
      authOption: body.authOption,
      redirectUrl: body.redirectUrl ?? '',
      splitSettlementId: await splitFor(tx, actor, body.currency, body.splitSettlementId),
      isActive: true,
      createdAt: context.clock.now(),
    });
    await storeResponse(tx, named, { statusCode: '00', message: CREATED, batchId: null });
    return CREATED;
  });

/** A link of another business is reported as not found. @returns whether it was active before */
export const setLinkActive = (context: OperationContext, scope: Scope, reference: string, isActive: boolean): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const own = and(ofScope(paymentLinks, scope), eq(paymentLinks.reference, reference));
    const [before] = await tx.select({ isActive: paymentLinks.isActive }).from(paymentLinks).where(own).for('no key update');
    if (!before) throw new Refusal(404, 'Payment link not found');
    await tx.update(paymentLinks).set({ isActive }).where(own);
    return before.isActive;
  });

const columns = {
  customerName: subscribers.customerName,
  emailAddress: subscribers.email,
  phoneNumber: subscribers.phoneNumber,
  frequency: subscribers.frequency,
};

export interface SubscriberFilter extends Period {
  readonly keyword: string;
  readonly column: keyof typeof columns;
}

/** Returns all subscribers of a link, newest first. */
export async function listSubscribers(context: OperationContext, scope: Scope, asked: string, filter: SubscriberFilter) {
  const [link] = await context.db
    .select({ id: paymentLinks.id })
    .from(paymentLinks)
    .where(and(ofScope(paymentLinks, scope), eq(paymentLinks.id, idIn(asked))));
  if (!link) throw new Refusal(404, 'Payment link not found');
  const { keyword, column, ...days } = filter;
  return context.db
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.linkId, link.id), containingText(columns[column], keyword), within(subscribers.createdAt, days)))
    .orderBy(...newestFirst(subscribers.createdAt, subscribers.id));
}
