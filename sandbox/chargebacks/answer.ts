/** The merchant's answer to a chargeback, once for each. */
import { and, eq } from 'drizzle-orm';
import type { Actor, OperationContext, Scope } from '../context';
import type { Db } from '../database/database';
import { idIn, ofScope } from '../database/listing';
import { chargebacks } from '../database/schema';
import type { ChargebackRow } from '../ledger/chargebacks';
import { isOverdue, isTreatable } from '../ledger/chargebacks.rules';
import { bodyHash, claimKey, keyOf, replayResponse, storeResponse } from '../ledger/idempotencyKeys';
import { lockWallets } from '../ledger/ledger';
import { settleWaiting } from '../ledger/waitingRefunds';
import { Refusal } from '../refusal';
import { inWords } from '../rules/wallclock';
import type { Evidence } from './chargebacks.rules';
import { addComment } from './thread';

export interface Answer {
  readonly id: string;
  readonly isAccepted: boolean;
  readonly comment: string;
  readonly files: readonly Evidence[];
}

const ENDPOINT = 'disputeChargeback';

/** Returns the chargeback, locked until the transaction ends. @throws Refusal 404 if the business has none with this id */
async function lockChargeback(tx: Db, scope: Scope, id: string): Promise<ChargebackRow> {
  const [found] = await tx
    .select()
    .from(chargebacks)
    .where(and(ofScope(chargebacks, scope), eq(chargebacks.id, idIn(id))))
    .for('no key update');
  if (!found) throw new Refusal(404, 'Chargeback not found');
  return found;
}

/** @throws Refusal 409 if it was answered or decided, or its due moment has passed */
function assertAnswerable(chargeback: ChargebackRow, now: Temporal.Instant): void {
  if (chargeback.answeredAt !== null) throw new Refusal(409, 'This chargeback was already answered');
  // Once it is read, an overdue one is lost. What matters to the merchant is that the time is over.
  const isLate = isOverdue(chargeback, now) && (isTreatable(chargeback) || chargeback.status === 'Lost');
  if (isLate) throw new Refusal(409, `This chargeback could be answered until ${inWords(chargeback.dueAt)}`);
  if (chargeback.decidedAt !== null) throw new Refusal(409, 'This chargeback was already decided');
  if (!isTreatable(chargeback)) throw new Refusal(409, 'This chargeback can’t be answered while the customer’s bank assesses it');
}

async function change(tx: Db, now: Temporal.Instant, actor: Actor, { id }: ChargebackRow, answer: Answer): Promise<string> {
  const { isAccepted, comment, files } = answer;
  const outcome = isAccepted
    ? ({ status: 'Accepted', decidedAt: now } as const)
    : ({ status: 'Awaiting Response', decidedAt: null } as const);
  const answered = { answeredAt: now, answererId: actor.userId, accepted: isAccepted };
  await tx
    .update(chargebacks)
    .set({ ...outcome, ...answered })
    .where(eq(chargebacks.id, id));
  const said = { chargebackId: id, authorId: actor.userId, comment, isFinal: isAccepted, createdAt: now };
  await addComment(tx, said, files);
  if (!isAccepted) return 'Your answer was sent to the customer’s bank';
  await settleWaiting(tx, now, actor, await lockWallets(tx, actor));
  return 'Chargeback accepted';
}

const hashOf = ({ files, ...answer }: Answer) =>
  bodyHash({ ...answer, files: files.map(({ name, category, digest }) => [name, category, digest]) });

/**
 * MOVES MONEY if it accepts: answers a chargeback, once for each key and for each chargeback.
 * @returns the message, and the status before. Null if the key was used before
 * @throws Refusal 400, 404 or 409 as `disputeChargeback` of the contract says
 */
export function answerChargeback(context: OperationContext, actor: Actor, key: string, given: Answer) {
  const answer = { ...given, comment: given.comment.trim() };
  if (answer.comment === '') throw new Refusal(400, 'An explanation is required');
  const now = context.clock.now();
  const hash = hashOf(answer);
  return context.db.transaction(async (tx): Promise<{ readonly message: string; readonly before: string | null }> => {
    const first = await claimKey(tx, now, keyOf(actor, ENDPOINT, key), hash);
    if (first) return { message: replayResponse(first, hash, 'answer').message, before: null };
    // Every change of a chargeback locks the wallets first, so that no two wait for each other.
    await lockWallets(tx, actor);
    const chargeback = await lockChargeback(tx, actor, answer.id);
    assertAnswerable(chargeback, now);
    const message = await change(tx, now, actor, chargeback, answer);
    await storeResponse(tx, keyOf(actor, ENDPOINT, key), { statusCode: '00', message, batchId: null });
    return { message, before: chargeback.status };
  });
}
