/** What the cases of flows of a file share. They never ship. */
import type { StepCause } from '../flow/cases';
import type { SelectedFile } from '../form/form.types';

export const fileCalled = (name: string): SelectedFile => ({ key: name, name, bytes: 200, kind: 'other' });

/** Events that change one row, or that are about the rows on screen. */
const EDITS: ReadonlySet<string> = new Set([
  'cell.changed',
  'row.excluded',
  'row.restored',
  'row.confirmed',
  'group.corrected',
  'group.excluded',
  'rows.shown',
]);

export const isEdit = ({ subject }: Pick<StepCause, 'subject'>): boolean => EDITS.has(subject);
