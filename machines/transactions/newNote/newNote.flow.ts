import { formFlow } from '../../kit/form/form.flow';
import { noteKey } from '../notes/notes.rules';
import { emptyNote, newNoteMachine, validateNote } from './newNote.machine';

export const newNoteFlow = formFlow(newNoteMachine, {
  validate: validateNote,
  starts: { empty: { subject: noteKey('customer', '1'), values: emptyNote } },
  typed: {
    note: { field: 'note', value: 'Asked for the bank’s letter. <b>Call back on Friday.</b>' },
    blank: { field: 'note', value: '  ' },
  },
  answers: { added: { message: 'Note added' } },
  screen: { path: '/dashboard/business/customers/customer-details/1?note=new', as: 'amaka.obi@bluecrest.test' },
  fields: { note: { fill: 'Note', unique: true } },
  buttons: { save: 'Save note' },
  sees: { title: 'New note', saved: 'Note added', cancelled: 'Add note' },
});
