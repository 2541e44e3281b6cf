import { describe, expect, it } from 'vitest';
import { validateNote } from './newNote.machine';

describe('[TRX-04] a note', () => {
  it.each(['Called. <b>Markup is text.</b>', 'Two\nlines', 'محمد', '𝒳'.repeat(1_000)])('may be %j', (note) =>
    expect(validateNote({ note })).toEqual({}),
  );
  it.each(['', '  \n', 'x'.repeat(1_001), 'turned \u202e around'])('is never %j', (note) =>
    expect(validateNote({ note })).toHaveProperty('note'),
  );
});
