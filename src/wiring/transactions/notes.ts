/** The notes about a record, of every page that shows some. */
import { wire } from '../../../machines/kit/flow/port';
import { newNoteMachine } from '../../../machines/transactions/newNote/newNote.machine';
import { notesMachine } from '../../../machines/transactions/notes/notes.machine';
import { lazy } from '../lazy';

const services = () => import('../../services/transactions/notes');

export const ofNotes = {
  notes: wire(notesMachine, { load: lazy(services, (s) => s.listNotes) }),
  newNote: wire(newNoteMachine, { save: lazy(services, (s) => s.addNote) }),
};
