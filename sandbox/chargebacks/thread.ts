/** The thread of a chargeback: comments with their files. */
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { chargebackComments, chargebackProofs } from '../database/schema';
import { newReference, newToken } from '../rules/secrets';
import type { Evidence } from './chargebacks.rules';

export const PROOF_PREFIX = 'CBP';

type NewComment = Omit<typeof chargebackComments.$inferInsert, 'id' | 'isAdmin'>;

/** Adds a comment. One without an author is the provider's. */
export async function addComment(tx: Db, comment: NewComment, files: readonly Evidence[] = []): Promise<void> {
  const isAdmin = comment.authorId === null || comment.authorId === undefined;
  const [added] = await tx
    .insert(chargebackComments)
    .values({ ...comment, isAdmin })
    .returning({ id: chargebackComments.id });
  if (!added) throw new Error('The inserted comment was not found');
  if (files.length === 0) return;
  await tx.insert(chargebackProofs).values(
    files.map(({ name, category, mediaType, content }) => ({
      ...{ commentId: added.id, name, category, mediaType, content, size: content.length },
      reference: newReference(PROOF_PREFIX),
      secret: newToken(),
    })),
  );
}

const proof = {
  id: chargebackProofs.id,
  reference: chargebackProofs.reference,
  commentId: chargebackProofs.commentId,
  name: chargebackProofs.name,
  category: chargebackProofs.category,
  size: chargebackProofs.size,
  secret: chargebackProofs.secret,
};

/** Returns the comments from the oldest on, each with its files, without their content. */
export async function threadOf(db: Db, chargebackId: number) {
  const ofChargeback = eq(chargebackComments.chargebackId, chargebackId);
  const comments = await db.select().from(chargebackComments).where(ofChargeback).orderBy(asc(chargebackComments.id));
  const proofs = await db
    .select(proof)
    .from(chargebackProofs)
    .innerJoin(chargebackComments, eq(chargebackComments.id, chargebackProofs.commentId))
    .where(ofChargeback)
    .orderBy(asc(chargebackProofs.id));
  return comments.map((comment) => ({ ...comment, proofs: proofs.filter(({ commentId }) => commentId === comment.id) }));
}

export type CommentInThread = Awaited<ReturnType<typeof threadOf>>[number];
