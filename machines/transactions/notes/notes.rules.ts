/** What a note is about: a kind of record and its id, as one key. */
import type { Noted } from '../../../contract/transactions/noteLimits';

export { mayNote, NOTE_LENGTH, type Noted } from '../../../contract/transactions/noteLimits';

export type NoteKey = `${Noted} ${string}`;

export const noteKey = (about: Noted, id: string): NoteKey => `${about} ${id}`;
