/** Asking to be let into Live, and what decides whether one may: the type, the terms, the provider's own word. */
import { eq } from 'drizzle-orm';
import { goLiveCode, verification } from '../../contract/onboarding/onboarding';
import { businesses } from '../database/schema';
import { Refusal } from '../refusal';
import type { Scope, World } from '../world';
import { answersOf, changing, keepAnswers, lockedBusiness, sectionsOf } from './onboarding';
import { isOpen, missingFor } from './onboarding.rules';

const incomplete = '02';
const alreadySubmitted = '03';

/** Of two that ask at the same time one is taken, and the other told that it was. */
export function requestGoLive(world: World, scope: Scope): Promise<{ readonly statusCode: string; readonly message: string }> {
  return world.db.transaction(async (tx) => {
    const { id, type, verificationStatus } = await lockedBusiness(tx, scope);
    if (!isOpen(verificationStatus)) {
      return {
        statusCode: alreadySubmitted,
        message:
          verificationStatus === verification.active ? 'This business is live already' : 'Your documents were submitted already',
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

/** The other type of the two; what was filled in stays. @returns the type from now on */
export function switchType(world: World, scope: Scope): Promise<string> {
  return world.db.transaction(async (tx) => {
    const { id, type, verificationStatus } = await lockedBusiness(tx, scope);
    if (!isOpen(verificationStatus)) throw new Refusal(409, 'The type of a business cannot be changed any more');
    const other = type === 'Company' ? 'Individual' : 'Company';
    await tx.update(businesses).set({ type: other }).where(eq(businesses.id, id));
    return other;
  });
}

export function answerTerms(world: World, scope: Scope, accepted: boolean): Promise<void> {
  return changing(world, scope, async (tx) => {
    const before = await answersOf(tx, scope, 'terms');
    if (before.accepted === 'true' && !accepted) throw new Refusal(409, 'The terms were accepted already');
    await keepAnswers(tx, world, scope, 'terms', { accepted: String(accepted) });
  });
}

export interface Decision {
  readonly decision: 'approve' | 'decline';
  /** Why it was declined, as the merchant reads it. */
  readonly reason?: string | undefined;
}

/** What the provider's people decide of a business that asked. @returns why not, or `null` when it was done */
export function decide(world: World, businessId: number, { decision, reason }: Decision): Promise<string | null> {
  return world.db.transaction(async (tx) => {
    const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('no key update');
    if (business?.verificationStatus !== verification.submitted) return 'businessId is none that awaits approval';
    const outcome =
      decision === 'approve'
        ? { verificationStatus: verification.active, declineReason: null }
        : { verificationStatus: verification.declined, declineReason: reason ?? null };
    await tx.update(businesses).set(outcome).where(eq(businesses.id, businessId));
    return null;
  });
}
