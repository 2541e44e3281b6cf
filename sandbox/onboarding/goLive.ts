/** The request to go live, and its conditions: the type, the terms, the provider's decision. */
import { eq } from 'drizzle-orm';
import { goLiveCode, verification } from '../../contract/onboarding/onboarding';
import { sandboxAt } from '../access/actors';
import type { OperationContext, Scope } from '../context';
import { businesses } from '../database/schema';
import { Refusal } from '../refusal';
import { answersOf, keepAnswers, lockedBusiness, sectionsOf, withEditableBusiness } from './onboarding';
import { type Answers, isOpen, missingFor } from './onboarding.rules';

const incomplete = '02';
const alreadySubmitted = '03';

/** Of two concurrent requests one is accepted, and the other learns that it was already submitted. */
export function requestGoLive(
  context: OperationContext,
  scope: Scope,
): Promise<{ readonly statusCode: string; readonly message: string }> {
  return context.db.transaction(async (tx) => {
    const { id, type, verificationStatus } = await lockedBusiness(tx, scope);
    if (!isOpen(verificationStatus)) {
      return {
        statusCode: alreadySubmitted,
        message:
          verificationStatus === verification.active ? 'This business is already live' : 'Your documents were already submitted',
      };
    }
    const missing = missingFor(type, await sectionsOf(tx, id));
    if (missing.length > 0) return { statusCode: incomplete, message: `Please complete first: ${missing.join(', ')}` };
    await tx
      .update(businesses)
      .set({ verificationStatus: verification.submitted, declineReason: null })
      .where(eq(businesses.id, id));
    return { statusCode: goLiveCode.done, message: 'Your documents were submitted and will be reviewed' };
  });
}

/** Switches the type. The saved details stay. @returns the type before and after */
export function switchType(
  context: OperationContext,
  scope: Scope,
): Promise<{ readonly before: string; readonly after: string }> {
  return context.db.transaction(async (tx) => {
    const { id, type, verificationStatus } = await lockedBusiness(tx, scope);
    if (!isOpen(verificationStatus)) throw new Refusal(409, 'The business type can no longer be changed');
    const other = type === 'Company' ? 'Individual' : 'Company';
    await tx.update(businesses).set({ type: other }).where(eq(businesses.id, id));
    return { before: type, after: other };
  });
}

/** @returns the answer before */
export function answerTerms(context: OperationContext, scope: Scope, accepted: boolean): Promise<Answers> {
  return withEditableBusiness(context, scope, async (tx) => {
    const before = await answersOf(tx, scope, 'terms');
    if (before.accepted === 'true' && !accepted) throw new Refusal(409, 'The terms were already accepted');
    return keepAnswers(tx, context, scope, 'terms', { accepted: String(accepted) });
  });
}

export interface Decision {
  readonly decision: 'approve' | 'decline';
  /** The reason for declining, as shown to the merchant. */
  readonly reason?: string | undefined;
}

/** The provider's decision about a business. @returns why not, or `null` if it was done */
export function decide(context: OperationContext, businessId: number, { decision, reason }: Decision): Promise<string | null> {
  return context.db.transaction(async (tx) => {
    const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('no key update');
    if (business?.verificationStatus !== verification.submitted) return 'businessId does not await approval';
    const outcome =
      decision === 'approve'
        ? { verificationStatus: verification.active, declineReason: null }
        : { verificationStatus: verification.declined, declineReason: reason ?? null };
    await tx.update(businesses).set(outcome).where(eq(businesses.id, businessId));
    const details = { before: { verificationStatus: verification.submitted }, after: outcome };
    await context.audit?.write(tx, sandboxAt(businessId), { outcome: 'done', answer: { businessId }, details });
    return null;
  });
}
