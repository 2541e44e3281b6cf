import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutFilters } from '../../machines/payouts/payouts/payouts.machine';
import { PAGE_SIZES, readQuery, readSort, writeQuery, writeSort } from './query';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const codec = payoutFilters.codec({ currency: '' });
const query = fc.record({
  filter: fc.record({
    keyword: fc.record({
      text: fc.string({ maxLength: 100 }),
      column: fc.constantFrom('recipient' as const, 'sessionId' as const, 'batchReference' as const),
    }),
    status: fc.string({ maxLength: 60 }),
    bank: fc.string({ maxLength: 200 }),
    currency: fc.constant(''),
    days: fc.record({ from: fc.oneof(day, fc.constant('')), to: fc.oneof(day, fc.constant('')) }),
  }),
  page: fc.integer({ min: 1, max: 999_999 }),
  size: fc.constantFrom(...PAGE_SIZES),
});

describe('[GEN-09] the query of a list in its URL', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(readQuery(codec, writeQuery(codec, asked, ''))).toEqual(asked);
      }),
    );
  });
  it('keeps other parameters of the URL', () => {
    const asked = { filter: payoutFilters.empty, page: 1, size: 20 };
    expect(writeQuery(codec, asked, '?transfer=new&page=3')).toBe('transfer=new');
  });
  it('is page 1 with 20 rows unless the URL has other valid values', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (page, size, from) => {
        const search = new URLSearchParams({ page, size, from }).toString();
        const read = readQuery(codec, search);
        expect(read.page).toBeGreaterThanOrEqual(1);
        expect(PAGE_SIZES).toContain(read.size);
      }),
    );
    expect(readQuery(codec, 'page=0&size=7&from=2026-02-30')).toEqual({
      filter: payoutFilters.empty,
      page: 1,
      size: 20,
    });
  });
  it.each([
    ['999999', 999_999],
    ['1000000', 999_999],
    ['9'.repeat(400), 999_999],
    ['1e9', 1],
    ['07', 1],
  ])('is a page that a list can look for: %s', (page, read) => {
    expect(readQuery(codec, `page=${page}`).page).toBe(read);
  });
});

describe('the sort order of a list in its URL', () => {
  const sort = fc.record({
    key: fc.stringMatching(/^[a-zA-Z]{1,40}$/),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  });
  it('reads back as it was written, and returns to the first page', () => {
    fc.assert(
      fc.property(sort, (asked) => {
        const search = writeSort(asked, '?status=Failed&page=4&sort=old');
        expect(readSort(search)).toEqual(asked);
        expect(readQuery(codec, search)).toMatchObject({ page: 1, filter: { status: 'Failed' } });
      }),
    );
    expect(writeSort(null, '?status=Failed&sort=amount')).toBe('status=Failed');
  });
  it('is kept when the filter changes', () => {
    const filter = { ...payoutFilters.empty, keyword: { text: 'ada', column: 'recipient' as const } };
    const asked = { filter, page: 1, size: 20 };
    expect(readSort(writeQuery(codec, asked, '?sort=-amount'))).toEqual({ key: 'amount', direction: 'descending' });
  });
  it.each(['', 'sort=', 'sort=--amount', 'sort=%3Cscript%3E', 'sort=a.b'])('is empty for "%s"', (search) => {
    expect(readSort(search)).toBeNull();
  });
});
