/** What is said of a settlement beside a bank's file. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAll } from '../../kit/values/money';
import { settlement } from './bankCheck.cases';
import { compared, daysToList, differenceOf, notesOf, refusalOf } from './bankCheck.rules';
import type { BankFile, Compared, Credit, Settlement } from './bankCheck.types';

const credit = (more: Partial<Credit> = {}): Credit => ({
  ...{ kind: 'credit', line: 2, day: '2026-11-26', amount: '56080.00', text: 'KONTOR STL2026112525 1001' },
  ...more,
});
const file = (...rows: BankFile['rows']): BankFile => ({ name: 'november.csv', rows, notes: [] });
/** The last credit of a file. */
const later = credit({ line: 9, day: '2026-11-28', amount: '1.00', text: 'Salary' });
const found = (rows: readonly Credit[], listed: readonly Settlement[] = [settlement()]) => compared(file(...rows), listed);
const said = (rows: readonly Credit[], listed?: readonly Settlement[]) =>
  found(rows, listed).entries.map(({ kind, differs }) => [kind, ...differs].join(' '));

describe('[STL-01] a settlement beside the bank’s file', () => {
  it('agrees by its reference, however the bank wrote it', () => {
    for (const text of ['KONTOR STL2026112525 1001', 'NIP/STL-20261125-25/KONTOR', 'ref: stl 20261125 25'])
      expect(said([credit({ text })])).toEqual(['agrees']);
  });
  it('agrees by amount and day where the bank cut the reference', () => {
    expect(said([credit({ text: 'TRF FRM KONTOR', day: '2026-11-28' })])).toEqual(['agrees']);
  });
  it.each([
    ['amount', { amount: '56079.99' }, 'different amount'],
    ['day', { day: '2026-12-20' }, 'different day'],
    ['day before it was paid', { day: '2026-11-25' }, 'different day'],
  ])('differs by its %s', (_, more, says) => expect(said([credit(more)])).toEqual([says]));
  it('differs by its status, if the bank has what is not paid yet', () =>
    expect(said([credit()], [settlement({ status: 'Pending' })])).toEqual(['different status']));
  it('is doubled if two credits have its reference', () => {
    const twice = found([credit(), credit({ line: 3 })]);
    expect(twice.entries.map(({ kind, credits }) => [kind, credits.map(({ line }) => line)])).toEqual([['doubled', [2, 3]]]);
    expect(twice.entries.map(differenceOf)).toEqual([null]);
  });
  it('is missing only on the days of the file, and once it is paid', () => {
    const rows = [credit({ text: '', day: '2026-11-25', amount: '2.00' }), later];
    expect(said(rows)).toEqual(['missing']);
    expect(said(rows, [settlement({ settledAt: '2026-11-24T18:00:00' })])).toEqual([]);
    expect(said(rows, [settlement({ settledAt: '2026-11-28T18:00:00' })])).toEqual([]);
    expect(said(rows, [settlement({ status: 'Pending' })])).toEqual([]);
  });
  it('is never expected at the bank if it stays in a wallet or is not above zero', () => {
    const others = [settlement({ destination: 'Wallet' }), settlement({ amount: '-1.00' }), settlement({ amount: null })];
    expect(said([credit({ text: '' })], others)).toEqual([]);
  });
  it('is doubled, and not missing, if two credits without a reference have its amount and day', () => {
    const twice = found([credit({ text: '' }), credit({ line: 3, text: '' }), later]);
    expect(twice.entries.map(({ kind, credits }) => [kind, credits.map(({ line }) => line)])).toEqual([['doubled', [2, 3]]]);
    expect(twice.others).toBe(1);
  });
  it('is not matched by amount and day where two could be meant', () => {
    const rows = [credit({ text: '' }), later];
    const alike = [settlement(), settlement({ id: '8', reference: 'STL-20261125-26' })];
    expect(said(rows, alike)).toEqual(['missing', 'missing']);
  });
  it('agrees if one credit pays its whole group: by the reference of one, or by a sum that can be nothing else', () => {
    const group = [
      settlement(),
      settlement({ id: '8', reference: 'STL-20261124-25', amount: '100.50' }),
      settlement({ id: '9', reference: 'STL-20261123-25', amount: '0.02' }),
    ];
    const sum = { amount: '56180.52' };
    for (const text of ['KONTOR STL2026112425 1001', 'TRF FRM KONTOR']) {
      const { entries, others } = found([credit({ ...sum, text }), later], group);
      expect(entries.map(({ kind, credits, together }) => [kind, credits.map(({ line }) => line), together])).toEqual(
        group.map(() => ['agrees', [2], 3]),
      );
      expect([others, entries.map(differenceOf)]).toEqual([1, [null, null, null]]);
    }
    const whole = (more: Partial<Credit>, ...rows: readonly Credit[]) =>
      said([credit({ text: '', ...sum, ...more }), ...rows, later], group);
    expect(whole({ amount: '56180.53' })).toEqual(['missing', 'missing', 'missing']);
    expect(whole({}, credit({ ...sum, text: '', line: 3 }))).toEqual(['doubled', 'doubled', 'doubled']);
    // One of the group was paid alone, so the other credit is none of it.
    expect(whole({}, credit({ line: 3 }))).toEqual(['agrees', 'missing', 'missing']);
    expect(whole({ text: 'STL2026112425' }, credit({ line: 3 }))).toEqual(['agrees', 'different amount', 'missing']);
  });
  it('is no group with what goes to another account, on another day, or is not paid', () => {
    const credits = [
      credit({ text: '', amount: '56081.50', day: '2026-11-27' }),
      credit({ text: '', amount: '1.00', line: 3 }),
      later,
    ];
    const second = (more: Partial<Settlement>) => [
      settlement(),
      settlement({ id: '8', reference: 'STL-20261124-25', amount: '1.50', ...more }),
    ];
    expect(said(credits, second({}))).toEqual(['agrees', 'agrees']);
    for (const more of [{ account: '1' }, { settledAt: '2026-11-27T18:00:00' }, { status: 'Pending' }])
      expect(said(credits, second(more))[0]).toBe('missing');
    expect(said([credit({ text: '', amount: '56081.50', day: '2026-11-25' }), later], second({}))).toEqual([
      'missing',
      'missing',
    ]);
  });
  it('is that of the longest reference, where two begin alike', () => {
    const listed = [settlement(), settlement({ id: '8', reference: 'STL-20261125-251' })];
    const { entries } = found([credit({ text: 'KONTOR STL20261125251' }), later], listed);
    expect(entries.map(({ kind, settlement: of }) => [of.id, kind])).toEqual([
      ['7', 'missing'],
      ['8', 'agrees'],
    ]);
  });
  it('shows by how much the bank’s amount differs', () =>
    expect(found([credit({ amount: '56062.73' })]).entries.map(differenceOf)).toEqual(['-17.27']));
  it('counts the credits that are no settlement', () =>
    expect(found([credit(), credit({ line: 3, text: 'Salary', amount: '10.00' })]).others).toBe(1));
});

describe('[STL-01] the days of a file', () => {
  it('reach back as far as a bank may take to book', () =>
    expect(daysToList(file(credit(), credit({ day: '2026-11-20' })))).toEqual({ from: '2026-11-17', to: '2026-11-26' }));
  it('are none without a credit', () => expect(daysToList(file({ kind: 'other', line: 2 }))).toBeNull());
});

it('[STL-01] of any file and any settlements, a credit is counted once, and what agrees is equal to the minor unit', () => {
  const amounts = fc.constantFrom('10.00', '10.01', '20.00', '20.01');
  const days = fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-27');
  const names = ['STL-1', 'STL-12', 'STL-3'];
  const credits = fc
    .array(fc.record({ amount: amounts, day: days, text: fc.constantFrom('', ...names, 'STL1 STL3') }), { maxLength: 6 })
    .map((rows) => rows.map((row, n) => credit({ ...row, line: n + 2 })));
  const settlements = fc
    .array(fc.record({ amount: amounts, day: days, status: fc.constantFrom('Completed', 'Pending') }), { maxLength: 3 })
    .map((rows) =>
      rows.map(({ day, ...row }, n) =>
        settlement({ ...row, id: `${n}`, reference: names[n] ?? '', settledAt: `${day}T18:00:00` }),
      ),
    );
  fc.assert(
    fc.property(credits, settlements, (rows, listed) => {
      const { entries, others } = found(rows, listed);
      const payersOf = (line: number) => entries.filter(({ credits: own }) => own.some((one) => one.line === line));
      const used = rows.map(({ line }) => payersOf(line)).filter(({ length }) => length > 0);
      expect(used.length + others).toBe(rows.length);
      expect(used.every((payers) => payers.every(({ together }) => together === payers.length))).toBe(true);
      const paidBy = (line = 0) => addAll(payersOf(line).map(({ settlement: of }) => of.amount ?? '0'));
      const isRight = ({ kind, credits: own, settlement: of }: Compared) =>
        kind !== 'agrees' || (own.length === 1 && own[0]?.amount === paidBy(own[0]?.line) && of.status === 'Completed');
      expect(entries.every(isRight)).toBe(true);
      expect(new Set(entries.map(({ settlement: of }) => of.id)).size).toBe(entries.length);
    }),
  );
});

describe('[STL-01] a bank’s file that cannot be compared', () => {
  const unread = (line: number) =>
    ({ kind: 'unread', line, says: `Row ${line}: “soon” is not a date that we can read.` }) as const;
  it('says why: no money came in, or none of it could be read', () => {
    expect(refusalOf(file({ kind: 'other', line: 2 }))).toBe('No money came in on this file, so there is nothing to compare.');
    expect(refusalOf({ ...file({ kind: 'other', line: 2 }), notes: ['Some formulas have no result.'] })).toBe(
      'No money came in on this file, so there is nothing to compare. Some formulas have no result.',
    );
    expect(refusalOf(file({ kind: 'other', line: 2 }, unread(3), unread(4)))).toBe(
      'We couldn’t read any credit of this file. Row 3: “soon” is not a date that we can read.',
    );
    expect(refusalOf(file(credit(), unread(3)))).toBeNull();
    expect(refusalOf({ refusal: 'The file is empty.' })).toBe('The file is empty.');
  });
  it('names the first rows that could not be read, and counts the others', () => {
    const rows = Array.from({ length: 1_021 }, (_, n) => unread(n + 2));
    const notes = notesOf({ ...file(credit(), ...rows), notes: ['Read as Western European.'] });
    expect([notes.length, notes[0], notes.at(-2), notes.at(-1)]).toEqual([
      22,
      'Read as Western European.',
      'Row 21: “soon” is not a date that we can read.',
      'We couldn’t read 1,001 more rows.',
    ]);
  });
});
