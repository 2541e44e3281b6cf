import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutFilterCodec } from '../screens/payouts/payoutFilter';
import { PAGE_SIZES, readQuery, readSort, writeQuery, writeSort } from './query';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const query = fc.record({
  filter: fc.record({
    keyword: fc.string({ maxLength: 100 }),
    column: fc.constantFrom('recipient' as const, 'sessionId' as const, 'batchReference' as const),
    status: fc.string({ maxLength: 60 }),
    currency: fc.constant(''),
    from: fc.oneof(day, fc.constant('')),
    to: fc.oneof(day, fc.constant('')),
  }),
  page: fc.integer({ min: 1, max: 999_999 }),
  size: fc.constantFrom(...PAGE_SIZES),
});

describe('[GEN-09] what a list asks for, in its address', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(readQuery(payoutFilterCodec, writeQuery(payoutFilterCodec, asked, ''))).toEqual(asked);
      }),
    );
  });
  it('leaves other words of the address alone', () => {
    const asked = {
      filter: { keyword: '', column: 'recipient' as const, status: '', currency: '', from: '', to: '' },
      page: 1,
      size: 20,
    };
    expect(writeQuery(payoutFilterCodec, asked, '?transfer=new&page=3')).toBe('transfer=new');
  });
  it('is page 1 of 20 rows unless the address says otherwise in a way that can be', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (page, size, from) => {
        const search = new URLSearchParams({ page, size, from }).toString();
        const read = readQuery(payoutFilterCodec, search);
        expect(read.page).toBeGreaterThanOrEqual(1);
        expect(PAGE_SIZES).toContain(read.size);
      }),
    );
    expect(readQuery(payoutFilterCodec, 'page=0&size=7&from=2026-02-30')).toEqual({
      filter: { keyword: '', column: 'recipient', status: '', currency: '', from: '', to: '' },
      page: 1,
      size: 20,
    });
  });
});

describe('the order of a list, in its address', () => {
  const sort = fc.record({
    key: fc.stringMatching(/^[a-zA-Z]{1,40}$/),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  });
  it('reads back as it was written, and begins again at the first page', () => {
    fc.assert(
      fc.property(sort, (asked) => {
        const search = writeSort(asked, '?status=Failed&page=4&sort=old');
        expect(readSort(search)).toEqual(asked);
        expect(readQuery(payoutFilterCodec, search)).toMatchObject({ page: 1, filter: { status: 'Failed' } });
      }),
    );
    expect(writeSort(null, '?status=Failed&sort=amount')).toBe('status=Failed');
  });
  it('survives another filter', () => {
    const asked = {
      filter: { keyword: 'ada', column: 'recipient' as const, status: '', currency: '', from: '', to: '' },
      page: 1,
      size: 20,
    };
    expect(readSort(writeQuery(payoutFilterCodec, asked, '?sort=-amount'))).toEqual({ key: 'amount', direction: 'descending' });
  });
  it.each(['', 'sort=', 'sort=--amount', 'sort=%3Cscript%3E', 'sort=a.b'])('is none in "%s"', (search) => {
    expect(readSort(search)).toBeNull();
  });
});
