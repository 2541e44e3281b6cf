import { form } from '../../kit/form/form.machine';
import { firstError, required, textUpTo, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Said } from '../../kit/otp/otp.types';

export interface SendingForm {
  /** For the customer, by email. */
  readonly note: string;
}

export const NOTE_CHARACTERS = 500;

export const emptyNote: SendingForm = { note: 'We sent your order today.' };

/** CAT-01: a note is required, because the customer gets it. */
export const validateNote = validateWith<SendingForm>({ note: firstError(required('Note'), textUpTo(NOTE_CHARACTERS)) });

/** CAT-01: marks the order whose id is the subject as sent, once. */
export const orderSendingMachine = form<SendingForm, Said>('orderSending', {
  calls: ['sendCatalogOrder'],
  req: ['CAT-01'],
  description: 'Marks an order as sent, with a note to its customer.',
  validate: validateNote,
  fieldOfError: (said) => (said.startsWith('Note') ? 'note' : null),
  failureMessage: 'We couldn’t mark the order as sent. Try again.',
  successMessage: 'Order marked as sent.',
});

export const selectSending = selectForm(validateNote);
