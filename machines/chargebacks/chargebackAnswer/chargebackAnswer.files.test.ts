import { describe, expect, it } from 'vitest';
import { draftAgain, errorsIn, percentsSent, stillLost, withChosen, withoutUnreadable, withRead } from './chargebackAnswer.files';
import { emptyDraft } from './chargebackAnswer.rules';
import type { Draft, Evidence, FileError } from './chargebackAnswer.types';

const file = (n: number, more: Partial<Evidence> = {}): Evidence => ({
  key: `key ${n}`,
  name: `file-${n}.pdf`,
  bytes: 1_000,
  kind: 'pdf',
  category: 'delivery',
  digest: `digest ${n}`,
  ...more,
});

/** Chooses files together, and reads them in this order. */
function withFiles(files: readonly Evidence[], selected: readonly Evidence[]) {
  const errors: FileError[] = [];
  const draft = selected.reduce<Draft>(
    (now, file) => {
      const { draft: next, error } = withRead(now, file);
      if (error) errors.push(error);
      return next;
    },
    { ...emptyDraft, files: withChosen(files, selected) },
  );
  return { files: draft.files, error: errorsIn(errors, 'delivery').join(' ') || null };
}

const notAdded = (name: string) => `“${name}” wasn’t added. You can add up to 10 files.`;

const errorOf = (one: Evidence, others: readonly Evidence[] = []) => withFiles(others, [one]).error;

describe('[CBK-03] a document', () => {
  it.each([
    ['of plain text called .pdf', file(1, { kind: 'other' }), '“file-1.pdf” must be a PNG, JPG or PDF file.'],
    ['with another extension', file(1, { name: 'scan.exe' }), '“scan.exe”: the file’s extension doesn’t match its contents.'],
    ['that is empty', file(1, { bytes: 0 }), '“file-1.pdf” is empty.'],
    ['with a script', file(1, { kind: 'scripted' }), '“file-1.pdf” has a script in it. Print it to a new PDF, and choose that.'],
    ['that breaks off', file(1, { kind: 'cut' }), '“file-1.pdf” is incomplete. Choose the file again.'],
    ['of 30 MB', file(1, { bytes: 30_000_000 }), '“file-1.pdf” is larger than 5 MB.'],
    ['of one byte too many', file(1, { bytes: 5_000_001 }), '“file-1.pdf” is larger than 5 MB.'],
    ['of the largest size', file(1, { bytes: 5_000_000 }), null],
    ['with markup in its name', file(1, { name: '<b>x</b>.pdf' }), null],
    [
      'with a name of 300 letters',
      file(1, { name: `${'x'.repeat(300)}.pdf` }),
      `“${'x'.repeat(40)}…”: the file name is too long. Use 255 characters or fewer.`,
    ],
    ['with a name of 255 letters', file(1, { name: `${'x'.repeat(251)}.pdf` }), null],
  ])('%s is taken or named', (_, one, error) => expect(errorOf(one)).toBe(error));

  it('keeps the direction of the words around a name that turns it', () => {
    expect(errorOf(file(1, { name: 'a\u202efdp.exe', kind: 'other' }))).toBe(
      '“\u2068afdp.exe\u2069” must be a PNG, JPG or PDF file.',
    );
  });

  it('is said to be the same by its content, whatever its name', () => {
    const again = file(2, { digest: 'digest 1' });
    expect(withFiles([file(1)], [again])).toEqual({
      files: [file(1)],
      error: '“file-2.pdf” is the same file as “file-1.pdf”.',
    });
  });
});

describe('[CBK-03] several documents', () => {
  it('are ten at most: the eleventh is named and the others stay', () => {
    const eleven = Array.from({ length: 11 }, (_, n) => file(n));
    const { files, error } = withFiles([], eleven);
    expect([files, error]).toEqual([eleven.slice(0, 10), '“file-10.pdf” wasn’t added. You can add up to 10 files.']);
  });

  it('that are refused together are all named with their reasons', () => {
    const [wrong, ...others] = Array.from({ length: 13 }, (_, n) => file(n, n === 0 ? { bytes: 0 } : {}));
    const saidOf = (all: readonly Evidence[]) => withFiles([], all).error;
    expect(wrong && [saidOf([wrong, ...others]), saidOf([wrong, ...others.slice(1)]), saidOf([wrong])]).toEqual([
      ['“file-0.pdf” is empty.', ...['file-11.pdf', 'file-12.pdf'].map(notAdded)].join(' '),
      ['“file-0.pdf” is empty.', notAdded('file-12.pdf')].join(' '),
      '“file-0.pdf” is empty.',
    ]);
  });

  it('are 20 MB together at most', () => {
    const four = Array.from({ length: 4 }, (_, n) => file(n, { bytes: 5_000_000 }));
    expect(errorOf(file(5, { bytes: 1 }), four)).toBe('“file-5.pdf” wasn’t added. All files together can be up to 20 MB.');
    expect(errorOf(file(5, { bytes: 5_000_000 }), four.slice(1))).toBeNull();
  });

  it('are taken without the one that is wrong', () => {
    expect(withFiles([], [file(1), file(2, { kind: 'other' }), file(3)]).files).toEqual([file(1), file(3)]);
  });

  it('replace those to choose again, first by name and then by category', () => {
    const lost = [
      { category: 'delivery', name: 'old.pdf' },
      { category: 'delivery', name: 'file-1.pdf' },
      { category: 'receipt', name: 'receipt.pdf' },
    ];
    expect(stillLost({ lost }, [file(1)])).toEqual([lost[0], lost[2]]);
    expect(stillLost({ lost }, [file(7)])).toEqual([lost[1], lost[2]]);
    expect(stillLost({ lost }, [file(7, { category: 'other' })])).toEqual(lost);
    expect(stillLost({ lost }, [file(1, { category: 'other' })])).toEqual([lost[0], lost[2]]);
    expect(stillLost({ lost }, [file(8, { name: 'receipt.pdf' })])).toEqual([lost[0], lost[1]]);
  });
});

describe('[CBK-03] a document that is being read', () => {
  const reading = withChosen([file(1)], [file(2), file(1)]);

  it('is listed once, and counts as no other document', () => {
    expect(reading.map(({ key, kind }) => [key, kind])).toEqual([
      ['key 1', 'pdf'],
      ['key 2', 'reading'],
    ]);
    const ten = Array.from({ length: 10 }, (_, n) => file(n + 10));
    const draft = { ...emptyDraft, files: withChosen(reading, ten) };
    expect(ten.reduce<Draft>((now, one) => withRead(now, one).draft, draft).files).toHaveLength(11);
  });

  it('that can’t be read leaves the others', () => {
    const { draft, error } = withoutUnreadable({ ...emptyDraft, files: reading }, 'key 2');
    expect([draft.files, error]).toEqual([
      [file(1)],
      { category: 'delivery', text: 'We couldn’t read “file-2.pdf”. Choose the file again.' },
    ]);
  });

  it('is named in a draft once, also if it stands for one to choose again', () => {
    const lost = [{ category: 'delivery', name: 'file-2.pdf' }];
    expect(draftAgain({ ...emptyDraft, files: reading, lost })).toMatchObject({
      files: [],
      lost: [...lost, { category: 'delivery', name: 'file-1.pdf' }],
    });
  });
});

describe('[CBK-03] the progress of the files', () => {
  it.each([
    [0, [0, 0, 0]],
    [0.25, [50, 0, 0]],
    [0.5, [100, 0, 0]],
    [0.62, [100, 48, 0]],
    [1, [100, 100, 100]],
  ])('of %d of all is that of one after the other', (part, percents) => {
    expect(percentsSent([{ bytes: 500 }, { bytes: 250 }, { bytes: 250 }], part)).toEqual(percents);
  });
});
