/** The ports of notes (TRX-04, PAY-01, CUS-04). */
import { NOTED, type Noted } from '../../../contract/transactions/noteLimits';
import { type Note, notes } from '../../../contract/transactions/notes';
import { Failure } from '../../../machines/kit/flow/fault';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { NewNote } from '../../../machines/transactions/newNote/newNote.machine';
import { call } from '../call';

/** @throws Failure for a key that names no record, before anything is sent */
function recordOf(key: string): { readonly about: Noted; readonly id: string } {
  const [kind, ...rest] = key.split(' ');
  const about = NOTED.find((one) => one === kind);
  if (about === undefined) throw new Failure({ kind: 'notSent', message: 'This record can’t have notes.' });
  return { about, id: rest.join(' ') };
}

export const listNotes: Service<{ readonly key: string }, readonly Note[]> = async ({ key }, options) =>
  call(notes.listNotes, { query: recordOf(key) }, options);

export const addNote: Service<{ readonly subject: string; readonly values: NewNote }, Said> = async (
  { subject, values },
  options,
) => call(notes.addNote, { body: { ...recordOf(subject), comment: values.note.trim() } }, options);
