/** Notes of the people of a business about a transaction, a payout or a customer. No document shows them. */
import { Id, Message, SomeTextUpTo } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';
import { WallClock } from '../time';
import { NOTE_LENGTH, NOTE_WRITERS, NOTED } from './noteLimits';

const Note = type({ id: Id, comment: 'string', createdBy: 'string', dateCreated: WallClock }).pipe(
  ({ id, comment, createdBy, dateCreated }) => ({ id, text: comment, by: createdBy, createdAt: dateCreated }),
);

const Notes = type({ data: Note.array() }).pipe(({ data }) => data);

export type Note = typeof Note.infer;

const About = { about: type.enumerated(...NOTED), id: '1 <= string <= 100' } as const;

export const notes = endpoints({
  /**
   * Returns the notes about a record, oldest first: the text as it was written, the name of the person, and when. 403 if the role can't view
   * the record, 404 if the business has none with this id in this environment.
   */
  listNotes: {
    method: 'GET',
    path: '/subsidiary/dashboard/note',
    query: type(About),
    answer: Notes,
    permission: ['transaction.view', 'payout.view', 'customer.view'],
    req: ['TRX-04', 'PAY-01', 'CUS-04'],
    assumed: true,
  },
  /**
   * Adds a note to a record, if the role may act on it (`NOTE_WRITERS`). Notes are never changed or deleted. The text of the person's own last note about the
   * record adds none again, so that a repeated call is safe. 403 and 404 as above, 409 if the record has as many notes as it may have.
   */
  addNote: {
    method: 'POST',
    path: '/subsidiary/dashboard/note',
    body: type({ ...About, comment: SomeTextUpTo(NOTE_LENGTH) }),
    answer: Message,
    permission: Object.values(NOTE_WRITERS).flat(),
    req: ['TRX-04', 'PAY-01', 'CUS-04'],
    assumed: true,
  },
});
