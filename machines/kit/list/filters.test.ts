import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  cleared,
  dateRange,
  type FilterOf,
  filters,
  fixed,
  linked,
  oneOf,
  openChoice,
  searchFor,
  searchIn,
  thisMonth,
} from './filters';
import { narrow } from './narrow';

const declared = filters({
  link: fixed('payment link'),
  keyword: searchIn(
    [
      { value: 'customerName', label: 'Customer name' },
      { value: 'emailAddress', label: 'Email address' },
      { value: 'batch', label: 'Batch', offered: false },
    ],
    { label: 'Search subscribers', param: 'recipient' },
  ),
  words: searchFor('Search by name'),
  state: oneOf('Status', ['New', 'Old'], { param: 'status' }),
  currency: openChoice('Wallet', /^[A-Z]{3}$/),
  days: dateRange(),
});
type Filter = FilterOf<typeof declared>;

const codec = declared.codec({ link: '27' });
const read = (search: string) => codec.read(new URLSearchParams(search));

describe('a declaration of filters', () => {
  it('has the type of its filter', () => {
    expectTypeOf<Filter>().toEqualTypeOf<{
      link: string;
      keyword: { readonly text: string; readonly column: 'customerName' | 'emailAddress' | 'batch' };
      words: string;
      state: 'New' | 'Old' | '';
      currency: string;
      days: { readonly from: string; readonly to: string };
    }>();
    // @ts-expect-error no such column
    const wrong: Filter = { ...declared.empty, keyword: { text: '', column: 'phoneNumber' } };
    expect(wrong.link).toBe('');
  });
  it('reads and writes the parameter names in the URL', () => {
    const filter = read(
      'recipient=ADA.&by=emailAddress&words=ngozi&status=Old&currency=USD&from=2026-11-01&to=2026-02-30&param=x',
    );
    expect(filter).toEqual({
      link: '27',
      keyword: { text: 'ADA.', column: 'emailAddress' },
      words: 'ngozi',
      state: 'Old',
      currency: 'USD',
      days: { from: '2026-11-01', to: '' },
    });
    expect(codec.write(filter)).toEqual({
      recipient: 'ADA.',
      by: 'emailAddress',
      words: 'ngozi',
      status: 'Old',
      currency: 'USD',
      from: '2026-11-01',
      to: '',
    });
  });
  it('leaves the default column out of the URL', () => {
    expect(codec.write(read('recipient=Ada')).by).toBe('');
  });
  it('reads an unknown value as empty', () => {
    expect(read('status=Gone&by=password&from=yesterday&currency=naira')).toEqual({ ...declared.empty, link: '27' });
    expect(declared.isFiltered(read(''))).toBe(false);
    expect(declared.isFiltered(read('from=2026-11-01'))).toBe(true);
  });
  it('accepts a column from links without offering it', () => {
    expect(read('recipient=B1&by=batch').keyword.column).toBe('batch');
    const { control } = declared.fields.keyword;
    expect(control.kind === 'search' && control.columns.map(({ value }) => value)).toEqual(['customerName', 'emailAddress']);
  });
  it('clears the merchant’s filters, and keeps those of the page', () => {
    expect(cleared(declared, read('status=Old&from=2026-11-01'))).toEqual({ ...declared.empty, link: '27' });
  });
  it('requires the filters of the page', () => {
    expect(() => declared.codec({}).read(new URLSearchParams())).toThrow('payment link');
  });
  it('narrows rows by the filters that have a reader', () => {
    const rows = [
      { customerName: 'Ada', emailAddress: 'a@x', batch: '1', status: 'New', at: '2026-11-20T09:30:00' },
      { customerName: 'Bola', emailAddress: 'ada@x', batch: '1', status: 'Old', at: '2026-11-21T23:59:59' },
      { customerName: 'Chi', emailAddress: 'chi@x', batch: '2', status: 'Paused', at: '' },
    ];
    const found = (search: string) =>
      narrow(
        declared,
        {
          keyword: (row, { column }) => row[column],
          words: (row) => `${row.customerName} ${row.emailAddress}`,
          state: (row) => row.status,
          days: (row) => row.at,
        },
        rows,
        read(search),
      ).map(({ customerName }) => customerName);
    expect(found('')).toEqual(['Ada', 'Bola', 'Chi']);
    expect(found('recipient=ADA')).toEqual(['Ada']);
    expect(found('recipient=ADA&by=emailAddress')).toEqual(['Bola']);
    expect(found('words=ada')).toEqual(['Ada', 'Bola']);
    expect(found('status=Old')).toEqual(['Bola']);
    expect(found('from=2026-11-21&to=2026-11-21')).toEqual(['Bola']);
    expect(found('currency=USD')).toEqual(['Ada', 'Bola', 'Chi']);
  });
});

describe('[GEN-05] a filter', () => {
  it.each([
    ['', false],
    ['recipient=ada', true],
    ['by=emailAddress', false],
    ['words=ngozi', true],
    ['status=New', true],
    ['currency=USD', true],
    ['from=2026-11-01', true],
    ['to=2026-11-01', true],
  ])('narrows the list with “%s”: %s', (search, narrows) => expect(declared.isFiltered(read(search))).toBe(narrows));

  it('takes from a link what it offers, and a hundred characters of a search', () => {
    expect(read('status=new').state).toBe('');
    expect(read('currency=USDX').currency).toBe('');
    expect(read(`words=${'x'.repeat(101)}`).words).toHaveLength(100);
  });

  it('is set by its control to what it offers', () => {
    const { state, keyword, currency, days } = declared.fields;
    expect(state.control.kind === 'select' && ['New', 'Gone', ''].map(state.control.set)).toEqual(['New', '', '']);
    expect(currency.control.kind === 'select' && currency.control.set('USD')).toBe('USD');
    expect(keyword.control.kind === 'search' && keyword.control.set({ text: 'a', column: 'emailAddress' }).column).toBe(
      'emailAddress',
    );
    expect(keyword.control.kind === 'search' && keyword.control.set({ text: 'a', column: 'password' }).column).toBe(
      'customerName',
    );
    expect(days.control.kind === 'dates' && days.control.get({ from: 'a', to: 'b' })).toEqual({ from: 'a', to: 'b' });
  });

  it('that only links set is removed by its chip', () => {
    const { control, read: readLink } = linked('Bank', /^\d{3}$/);
    expect(control.kind === 'select' && [control.place, control.set('058')]).toEqual(['link', '058']);
    expect(['058', '58', ''].map((bank) => readLink(new URLSearchParams({ bank }), 'bank'))).toEqual(['058', '', '']);
  });

  it('that the page sets is not overridden by a link, and an empty value is one', () => {
    expect(declared.codec({ link: '27', words: '' }).read(new URLSearchParams('words=ada&link=28'))).toMatchObject({
      link: '27',
      words: '',
    });
  });

  it('of this month begins on its first day', () =>
    expect(thisMonth('2026-11-22')).toEqual({ from: '2026-11-01', to: '2026-11-22' }));
});
