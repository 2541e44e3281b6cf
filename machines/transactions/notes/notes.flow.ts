import { resourceFlow } from '../../kit/resource/resource.flow';
import { type Note, notesMachine } from './notes.machine';
import { noteKey } from './notes.rules';

const note = (n: number): Note => ({
  id: `${n}`,
  text: `Called the customer, call ${n}`,
  by: 'Amaka Obi',
  createdAt: '2026-11-20T09:30:00',
});

export const notesFlow = resourceFlow(notesMachine, {
  key: noteKey('customer', '1'),
  answers: { two: [note(1), note(2)], none: [] },
  screen: { path: '/dashboard/business/customers/customer-details/1', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Customer details', loaded: 'Notes' },
});
