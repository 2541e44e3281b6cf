/** Notes about transactions, payouts and customers. Two people who write at once both get their note. */
import { and, asc, desc, eq } from 'drizzle-orm';
import { lengthOf } from '../../contract/shownText';
import { MOST_NOTES, mayNote, NOTE_LENGTH, type Noted } from '../../contract/transactions/noteLimits';
import type { Session } from '../access/session';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { idIn, ofScope } from '../database/listing';
import { customers, notes, payouts, transactions, users } from '../database/schema';
import { Refusal } from '../refusal';

/** The record that a note is about. */
export interface NotedRecord {
  readonly about: Noted;
  readonly id: string;
}

const KINDS = {
  transaction: { table: transactions, column: 'transactionId', view: 'transaction.view', name: 'Transaction' },
  payout: { table: payouts, column: 'payoutId', view: 'payout.view', name: 'Payout' },
  customer: { table: customers, column: 'customerId', view: 'customer.view', name: 'Customer' },
} as const;

const FORBIDDEN = 'Your role can’t do this';

/**
 * Locks the record until the note is stored, so that repetitions and the limit are counted by one at a time. Reading doesn't lock.
 * @throws Refusal 403 if the role can't view the record, 404 if the business has none with this id
 */
async function recordOf(db: Db, session: Session, { about, id }: NotedRecord, locks = false): Promise<number> {
  const { table, view, name } = KINDS[about];
  if (!session.permissions.includes(view)) throw new Refusal(403, FORBIDDEN);
  const asked = db
    .select({ id: table.id })
    .from(table)
    .where(and(ofScope(table, session), eq(table.id, idIn(id))));
  const [found] = await (locks ? asked.for('no key update') : asked);
  if (!found) throw new Refusal(404, `${name} not found`);
  return found.id;
}

/** Returns the notes about a record with their writers, oldest first. */
export async function notesAbout({ db }: OperationContext, session: Session, record: NotedRecord) {
  const id = await recordOf(db, session, record);
  return db
    .select({ note: notes, firstName: users.firstName, lastName: users.lastName })
    .from(notes)
    .innerJoin(users, eq(users.id, notes.userId))
    .where(eq(notes[KINDS[record.about].column], id))
    .orderBy(asc(notes.id));
}

/**
 * Adds a note.
 * @returns whether it was added: the text of the person's own last note about the record is a repeated request
 * @throws Refusal 400 for an empty or too long text, 403 if the role may not act on the record, 409 if the record has too many
 */
export const addNote = (context: OperationContext, session: Session, record: NotedRecord, comment: string): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const text = comment.trim();
    if (text === '') throw new Refusal(400, 'Note is required');
    if (lengthOf(text) > NOTE_LENGTH) throw new Refusal(400, `Note must be ${NOTE_LENGTH} characters or fewer`);
    if (!mayNote(record.about, session.permissions)) throw new Refusal(403, FORBIDDEN);
    const id = await recordOf(tx, session, record, true);
    const { column, name } = KINDS[record.about];
    const isAbout = eq(notes[column], id);
    const isOwn = and(isAbout, eq(notes.userId, session.userId));
    const [last] = await tx.select().from(notes).where(isOwn).orderBy(desc(notes.id)).limit(1);
    if (last?.text === text) return false;
    if ((await tx.$count(notes, isAbout)) >= MOST_NOTES) throw new Refusal(409, `${name} already has ${MOST_NOTES} notes`);
    const { businessId, environment, userId } = session;
    await tx.insert(notes).values({ businessId, environment, [column]: id, text, userId, createdAt: context.clock.now() });
    return true;
  });
