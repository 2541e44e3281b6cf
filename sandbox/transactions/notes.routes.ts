/** Serves the notes about transactions, payouts and customers. */
import { notes as endpoints } from '../../contract/transactions/notes';
import { serve, serveChange } from '../http/serve';
import { toWallClock } from '../rules/wallclock';
import { addNote, notesAbout } from './notes';

export const notesRoutes = [
  serve(endpoints.listNotes, async ({ query }, { context, session }) => ({
    data: (await notesAbout(context, session, query)).map(({ note: { id, text, createdAt }, firstName, lastName }) => ({
      id,
      comment: text,
      createdBy: `${firstName} ${lastName}`,
      dateCreated: toWallClock(createdAt),
    })),
  })),
  serveChange(
    endpoints.addNote,
    { type: 'Other', action: 'Add note', subject: ['record', 'body.id'], mayChangeNothing: true },
    async ({ body: { comment, ...record } }, { context, session, audit }) => {
      if (!(await addNote(context, session, record, comment))) audit.unchanged();
      return { status: true, message: 'Note added' };
    },
  ),
];
