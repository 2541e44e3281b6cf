import { NOTE_LENGTH } from '../../../contract/transactions/noteLimits';
import { form } from '../../kit/form/form.machine';
import { firstError, required, textUpTo, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Said } from '../../kit/otp/otp.types';

export interface NewNote {
  readonly note: string;
}

export const emptyNote: NewNote = { note: '' };

/** TRX-04. */
export const validateNote = validateWith<NewNote>({ note: firstError(required('Note'), textUpTo(NOTE_LENGTH)) });

/**
 * TRX-04, PAY-01, CUS-04: adds a note to the record whose `noteKey` is the subject. The provider takes a repeated note of the same person for
 * the same one, so a second attempt after a lost response adds none.
 */
export const newNoteMachine = form<NewNote, Said>('newNote', {
  calls: ['addNote'],
  req: ['TRX-04', 'PAY-01', 'CUS-04'],
  description: 'Adds a note to a transaction, payout or customer. A repeated request never adds a second one.',
  validate: validateNote,
  fieldOfError: (said) => (/^(note|comment)/i.test(said) ? 'note' : null),
  failureMessage: 'We couldn’t add the note. Try again.',
  successMessage: 'Note added.',
});

export const selectNewNote = selectForm(validateNote);
