// @vitest-environment happy-dom
/** What the services of notes send, and what they make of the answers. */
import { bearer, describeServices } from '../../../tests/services/exchanges';
import { addNote, listNotes } from './notes';

describeServices('notes', [
  {
    name: '[TRX-04] [PAY-01] [CUS-04] listNotes',
    call: (options) => listNotes({ key: 'payout 7' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/note',
        query: { about: 'payout', id: '7' },
        headers: bearer,
        answer: {
          data: [{ id: 3, comment: 'Called.\nAgain.', createdBy: 'Amaka Obi', dateCreated: '2026-11-20 09:30:00' }],
        },
      },
    ],
    gives: [{ id: '3', text: 'Called.\nAgain.', by: 'Amaka Obi', createdAt: '2026-11-20T09:30:00' }],
  },
  {
    name: '[TRX-04] [PAY-01] [CUS-04] addNote',
    call: (options) => addNote({ subject: 'customer 9', values: { note: ' Called. ' } }, options),
    asks: [
      {
        to: 'POST /subsidiary/dashboard/note',
        headers: bearer,
        body: { about: 'customer', id: '9', comment: 'Called.' },
        answer: { status: true, message: 'Note added' },
      },
    ],
    gives: { message: 'Note added' },
  },
]);
