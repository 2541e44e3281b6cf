import { describe, expect, it } from 'vitest';
import { batchGuards, refusalIn, sheetIn } from './batch.parts';
import { type BatchStep, bookmarker, isAtRows, reasonOf, selectFile } from './batch.select';
import type { BatchContext, Sheet } from './batch.types';

interface Row {
  readonly line: number;
  readonly typed?: readonly string[];
}

const file = { file: { key: '1', name: 'May.csv', bytes: 1, kind: 'other' } } as const;
const facts = { name: 'June.csv', key: 'F', notes: ['Read as text.'], leftOut: [], meant: [] };
const kept = { kept: { ...facts, texts: [{ line: 2 }] } };
const sheet: Sheet<Row> = { ...facts, name: 'July.csv', rows: [{ line: 2 }] };

const context = (more: Partial<BatchContext<Row, Row>> = {}): BatchContext<Row, Row> => ({
  source: null,
  sheet: null,
  shown: [],
  problem: null,
  reply: null,
  ...more,
});

describe('[BLK-01] the file that is shown', () => {
  it.each([
    ['without a file', {}, { name: '', notes: [], isFromFile: false }],
    ['while a file is read', { source: file }, { name: 'May.csv', notes: [], isFromFile: true }],
    ['while a stored file is checked', { source: kept }, { name: 'June.csv', notes: [], isFromFile: false }],
    ['of rows', { sheet }, { name: 'July.csv', notes: ['Read as text.'], isFromFile: false }],
    ['of rows whose data is loaded again', { sheet, source: file }, { name: 'July.csv', isFromFile: true }],
  ] as const)('is named %s', (_, more, view) =>
    expect(selectFile({ value: 'reading', context: context(more) })).toMatchObject(view),
  );

  it.each([
    ['choosing', 'choosing'],
    ['sessionExpired', 'ended'],
    [{ reviewing: 'lookingUp' }, 'reviewing'],
  ] as const)('in the state %j is at the step %s', (value, step) =>
    expect(selectFile({ value, context: context({ problem: 'No file' }) })).toMatchObject({ step, problem: 'No file' }),
  );
});

describe('[BLK-01] the guards of a file', () => {
  it.each([
    ['no file', {}, [false, false, false]],
    ['a chosen file', { source: file }, [true, true, false]],
    ['a stored file', { source: kept }, [true, false, false]],
    ['a row that was excluded', { sheet: { ...sheet, leftOut: [2] } }, [false, false, true]],
  ] as const)('with %s', (_, more, [hasSource, isFromFile, isCorrected]) => {
    const given = { context: context(more) };
    expect(batchGuards.hasSource(given)).toBe(hasSource);
    expect(batchGuards.isFromFile(given)).toBe(isFromFile);
    expect(batchGuards.isCorrected(given)).toBe(isCorrected);
  });

  it('tell a file that was read from one that was refused', () => {
    const [read, refused] = [{ sheet }, { refusal: 'The file is empty.' }];
    expect([batchGuards.isRead(null, read), batchGuards.isRead(null, refused)]).toEqual([true, false]);
    expect([sheetIn(read), sheetIn(refused)]).toEqual([sheet, null]);
    expect([refusalIn(read), refusalIn(refused)]).toEqual([null, 'The file is empty.']);
  });
});

describe('[BLK-01] a review', () => {
  it.each<[BatchStep, boolean]>([
    ['resuming', false],
    ['choosing', false],
    ['reading', false],
    ['reviewing', true],
    ['discarding', true],
    ['confirming', true],
    ['submitting', true],
    ['loadingAccepted', false],
    ['verifying', false],
    ['checkingOutcome', false],
    ['results', false],
  ])('at the step %s shows rows: %s', (step, shows) => expect(isAtRows(step)).toBe(shows));

  it.each([
    ['lookingUp', 'running', 'lookingUp'],
    ['lookingUp', 'stopped', 'stopped'],
    ['lookingUp', 'done', 'lookingUp'],
    ['nothing', 'stopped', 'nothing'],
    [null, 'stopped', null],
  ] as const)('that waits because of %s, with a lookup that is %s, says %s', (blocker, state, reason) =>
    expect(reasonOf(blocker, { state })).toBe(reason),
  );
});

describe('[BLK-01] the bookmark of a file', () => {
  const bookmark = bookmarker<Row, Row, { readonly place: number }>((row) => row);

  it('has the stored rows, else those of the sheet, and none without a file', () => {
    expect(bookmark(context(), { place: 1 })).toBeNull();
    expect(bookmark(context({ source: file }), { place: 1 })).toBeNull();
    expect(bookmark(context({ source: kept, sheet }), { place: 1 })).toEqual({ kept: kept.kept, place: 1 });
    expect(bookmark(context({ source: file, sheet }), { place: 1 })).toMatchObject({ kept: { name: 'July.csv' }, place: 1 });
    expect(bookmark(context({ sheet }), { place: 2 })).toEqual({
      kept: { ...facts, name: 'July.csv', texts: [{ line: 2 }] },
      place: 2,
    });
  });

  it('is the same as long as it is equal', () => {
    const first = bookmark(context({ sheet }), { place: 1 });
    expect(bookmark(context({ sheet }), { place: 2 })).not.toBe(first);
    expect(bookmark(context({ sheet }), { place: 1 })).toBe(first);
  });
});
