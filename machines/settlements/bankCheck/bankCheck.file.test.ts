/** How banks write a statement, and what is read of it. */
import { describe, expect, it } from 'vitest';
import { knownHeads, rowReader, understand } from './bankCheck.file';

const grid = (...lines: readonly (readonly string[])[]) => ({
  lines: lines.map((cells, at) => ({ number: at + 1, cells })),
  notes: [],
});

function read(...lines: readonly (readonly string[])[]) {
  const found = understand(grid(...lines));
  if ('refusal' in found) return found.refusal;
  return found.texts.map(rowReader('NGN'));
}

const credit = { kind: 'credit', line: 2, day: '2026-11-26', amount: '56080.00', text: 'KONTOR STL2026112525' };

describe('[STL-01] a bank’s file', () => {
  it.each([
    [
      ['Date', 'Narration', 'Credit'],
      ['26-Nov-2026', 'KONTOR STL2026112525', '56,080.00'],
    ],
    [
      ['TRANS. DATE', 'Remarks', 'Debit (NGN)', 'Credit (NGN)'],
      ['26/11/2026', 'KONTOR STL2026112525', '', '₦56,080.00'],
    ],
    [
      ['Value Date', 'Amount', 'Details'],
      ['2026-11-26 18:02:11', '+56080.00', 'KONTOR STL2026112525'],
    ],
    [
      ['Posting Date', 'Amount', 'Dr/Cr', 'Description'],
      ['26-Nov-26', '56080.00', 'CR', 'KONTOR STL2026112525'],
    ],
    [
      ['Date', 'Amount', 'Reference', 'Narration'],
      ['26.11.2026', '56080.00 CR', 'KONTOR', 'STL2026112525'],
    ],
  ])('is read whatever its columns are called: %s', (heads, row) => expect(read(heads, row)).toEqual([credit]));

  it('may have titles above its headings, and empty rows', () => {
    const lines = [
      ['Account 0099120455'],
      [''],
      ['Date', 'Narration', 'Credit'],
      [''],
      ['26-Nov-2026', 'KONTOR STL2026112525', '56080.00'],
    ];
    expect(read(...lines)).toEqual([{ ...credit, line: 5 }]);
  });

  it.each([
    ['an empty credit', ['26-Nov-2026', '', '100.00', '']],
    ['nothing', ['26-Nov-2026', '', '', '0.00']],
    ['an amount below zero', ['26-Nov-2026', '', '', '-5.00']],
    ['an amount in brackets', ['26-Nov-2026', '', '', '(5.00)']],
  ])('has no credit in a row with %s', (_, row) =>
    expect(read(['Date', 'Narration', 'Debit', 'Credit'], row)).toEqual([{ kind: 'other', line: 2 }]),
  );

  it.each(['Debit', 'DR', 'D', 'Dr.', 'Withdrawal', 'Money out'])('has no credit in a row that is marked as %s', (sign) =>
    expect(read(['Date', 'Amount', 'Type'], ['26-Nov-2026', '5.00', sign])).toEqual([{ kind: 'other', line: 2 }]),
  );

  it.each(['Credit', 'CR', 'C', 'Deposit', 'Transfer', ''])('has a credit in a row that is marked as “%s”', (sign) =>
    expect(read(['Date', 'Amount', 'Type'], ['26-Nov-2026', '5.00', sign])).toEqual([
      expect.objectContaining({ kind: 'credit' }),
    ]),
  );

  it.each([
    ['Nov 26, 2026', '2026-11-26'],
    ['November 26 2026', '2026-11-26'],
    ['26 Nov, 2026', '2026-11-26'],
    ['26-NOV-26', '2026-11-26'],
  ])('may name its months: %s', (day, iso) =>
    expect(read(['Date', 'Credit'], [day, '5.00'])).toEqual([expect.objectContaining({ day: iso })]),
  );

  const withDays = (...days: readonly string[]) => {
    const found = understand(grid(['Date', 'Credit'], ...days.map((day) => [day, '5.00'])));
    if ('refusal' in found) return found.refusal;
    const rows = found.texts.map(rowReader('NGN'));
    return { days: rows.map((row) => (row.kind === 'credit' ? row.day : row.kind)), notes: found.notes };
  };

  it('may have the month first, which one of its dates shows for all of them', () =>
    expect(withDays('11/06/2026', '11/20/2026 10:00', '2026-11-21')).toEqual({
      days: ['2026-11-06', '2026-11-20', '2026-11-21'],
      notes: ['Dates such as 11/20/2026 have the month first, so we read all of them like that.'],
    }));

  it('has the day first otherwise, and says so of dates that can be read in two ways', () => {
    expect(withDays('11/06/2026', '05.06.26')).toEqual({
      days: ['2026-06-11', '2026-06-05'],
      notes: ['Dates such as 11/06/2026 can be read in two ways. We read the day first.'],
    });
    expect(withDays('11/06/2026', '20/06/2026')).toEqual({ days: ['2026-06-11', '2026-06-20'], notes: [] });
    expect(withDays('11/11/2026', '2026-06-05')).toEqual({ days: ['2026-11-11', '2026-06-05'], notes: [] });
    // Both orders in one file: none fits all, so a date that the usual one doesn't fit is named.
    expect(withDays('20/06/2026', '06/20/2026')).toEqual({ days: ['2026-06-20', 'unread'], notes: [] });
  });

  it.each([
    [['soon', '5.00'], 'Row 2: “soon” is not a date that we can read.'],
    [['מחר', '5.00'], 'Row 2: “\u2068מחר\u2069” is not a date that we can read.'],
    [['26-Nov-2026', '1.234,56'], 'Row 2: Did you mean 1,234.56?'],
    [['26-Nov-2026', '$5.00'], 'Row 2: “$5.00” is in USD.'],
  ])('names a row that it cannot read, and never guesses: %s', (row, says) =>
    expect(read(['Date', 'Credit'], row)).toEqual([{ kind: 'unread', line: 2, says: expect.stringContaining(says) }]),
  );

  it.each([
    ['empty', [['']], 'The file is empty.'],
    [
      'without known headings',
      [
        ['Name', 'Age'],
        ['Ada', '7'],
      ],
      'We don’t recognise the columns.',
    ],
    ['without rows', [['Date', 'Credit']], 'The file has headings, but no rows.'],
    [
      'of too many rows',
      [['Date', 'Credit'], ...Array.from({ length: 10_001 }, () => ['26-Nov-2026', '1.00'])],
      'The file has 10,001 rows.',
    ],
  ])('that is %s is refused', (_, lines, says) => expect(read(...lines)).toContain(says));

  it('counts known headings, by which a reader finds the table', () =>
    expect(knownHeads(['Date', 'Narration', 'Balance', 'Credit (NGN)'])).toBe(3));
});
