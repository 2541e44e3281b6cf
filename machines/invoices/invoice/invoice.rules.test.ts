import { describe, expect, it } from 'vitest';
import { invoiceInFull } from '../invoiceDetails/invoiceDetails.flow';
import { billOfDraft, billOfInvoice, namedBusiness } from './bill.rules';
import { invoiceCases } from './invoice.cases';
import { addsUp, emptyDraft, errorsOf, sumsOf } from './invoice.rules';
import type { Draft, DraftText, ItemField } from './invoice.types';

const { draft } = invoiceCases.inputs.drafted.bookmark;
const TODAY = '2026-11-22';

const errorOf = (change: Partial<Draft>) => errorsOf({ ...draft, ...change }, TODAY).map(({ text }) => text);
const withText = (field: DraftText, text: string) => errorOf({ [field]: text });
const withItem = (field: ItemField, text: string) =>
  errorOf({ items: draft.items.map((item, place) => (place === 1 ? { ...item, [field]: text } : item)) });

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const OVER = 'Word limit exceeded! Maximum 100 words allowed.';
const PERCENT = 'Enter a percentage from 0 to 100, with at most 2 decimals.';
const WHOLE = 'Enter a whole number from 1 to 1,000,000.';

describe('[INV-02] the fields of an invoice', () => {
  it('have no error in a draft that lacks nothing', () => expect(errorsOf(draft, TODAY)).toEqual([]));

  it.each<[DraftText, string, string[]]>([
    ['title', '', ['Title is required!']],
    ['title', 'x'.repeat(101), ['Use 100 characters or fewer.']],
    ['title', '<b>Uniforms</b>', []],
    ['customerName', 'חלימה דנג׳ומה', []],
    ['customerName', '', ['Customer name is required!']],
    ['customerEmail', '', ['Customer email is required!']],
    ['customerEmail', 'halima@', ['not a valid email!']],
    ['companyEmail', '', []],
    ['companyEmail', 'nobody', ['not a valid email!']],
    ['dueDate', '', ['Due date is required!']],
    ['dueDate', '31/02/2027', ['Enter a valid date: day/month/year.']],
    ['dueDate', '21/11/2026', ['This date has passed. Choose today or later.']],
    ['dueDate', '22/11/2026', []],
    ['dueDate', '06-Dec-2026', []],
    ['tax', '100', []],
    ['tax', '100.01', ['Tax should be less than 100%']],
    ['tax', '7.555', [PERCENT]],
    ['tax', '-1', [PERCENT]],
    ['tax', '7.5%', []],
    ['discount', '120', ['Discount should be less than 100%']],
    ['discount', 'ten', [PERCENT]],
    ['note', words(10_000), ['Use 2000 characters or fewer.']],
  ])('%s of %j', (field, text, errors) => expect(withText(field, text)).toEqual(errors));

  it.each<[ItemField, string, string[]]>([
    ['item', '', ['Item is required!']],
    ['item', words(100), []],
    ['item', words(101), [OVER]],
    ['quantity', '1000000000', [WHOLE]],
    ['quantity', '1,000,000', []],
    ['quantity', '0', [WHOLE]],
    ['quantity', '1.5', [WHOLE]],
    ['rate', '', ['Rate is required!']],
    ['rate', '1.005', ['The amount has 3 decimals. It may have 2. For thousands, write 1,005.']],
    ['rate', 'USD 5', ['“USD 5” is in USD. Write the amount in NGN.']],
    ['rate', '0', []],
  ])('%s of a line of %j', (field, text, errors) => expect(withItem(field, text)).toEqual(errors));

  it('refuses a total of nothing, whatever makes it so', () => {
    expect(errorOf({ discount: '100', tax: '' })).toEqual(['The total must be above 0.00.']);
    expect(errorOf({ items: draft.items.map((item) => ({ ...item, rate: '0' })) })).toEqual(['The total must be above 0.00.']);
    expect(errorOf({ discount: '100', tax: '0.01' })).toEqual([]);
  });
});

describe('[INV-02] the live totals', () => {
  it('are those of the one calculation', () =>
    expect(sumsOf(draft)).toEqual({
      lines: [780_000_00n, 15_000_00n],
      subtotal: 795_000_00n,
      discount: 39_750_00n,
      tax: 59_625_00n,
      totals: expect.objectContaining({ total: 814_875_00n }),
    }));

  it('have no old figure where one is wrong, and keep those that are known', () => {
    expect(sumsOf({ ...draft, tax: '120' })).toMatchObject({
      subtotal: 795_000_00n,
      discount: 39_750_00n,
      tax: null,
      totals: null,
    });
    const items = draft.items.map((item) => ({ ...item, quantity: '1e9' }));
    expect(sumsOf({ ...draft, items })).toMatchObject({ lines: [null, null], subtotal: null, discount: null, totals: null });
  });
});

describe('[INV-03] the bill', () => {
  it('leaves out a discount of 0, and says what is not known yet', () => {
    const wrong = { ...draft, discount: '0', tax: '120', dueDate: '01/01/2020' };
    const bill = billOfDraft(wrong, sumsOf(wrong), namedBusiness('B'), new Set(['tax', 'dueDate', 'item-2.item']));
    expect([bill.items[1]?.item, bill.sums.at(-1)?.percent]).toEqual(['', '']);
    expect(bill.sums.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['subtotal', '795000.00'],
      ['tax', null],
    ]);
    expect([bill.total, bill.left, bill.dueOn, bill.reference, bill.url]).toEqual([null, null, null, null, null]);
  });

  it('has a line for a total that does not follow from its items', () => {
    const bill = billOfInvoice({ ...invoiceInFull, amount: '1030000.00' }, 'B');
    expect(bill.sums.at(-1)).toEqual({ kind: 'adjustment', percent: '', amount: '-125.00' });
    expect(billOfInvoice(invoiceInFull, 'B').sums.map(({ kind }) => kind)).toEqual(['subtotal', 'discount', 'tax']);
  });

  it('says what was paid and what is left, and nothing to pay once it is void', () => {
    const event = { event: 'partPaid', at: '2026-11-25T10:00:00', amount: '30125.00', by: '', orderReference: 'KOR-1', note: '' };
    const part = billOfInvoice({ ...invoiceInFull, paid: '30125.00', events: [...invoiceInFull.events, event] }, 'B');
    expect([part.payments, part.left, part.isOpen]).toEqual([
      [{ kind: 'paid', on: '2026-11-25', amount: '-30125.00' }],
      '1000000.00',
      true,
    ]);
    expect(billOfInvoice({ ...invoiceInFull, status: 'Void' }, 'B')).toMatchObject({ left: '0.00', isOpen: false, isVoid: true });
  });

  it('names the company first, then the person', () =>
    expect(billOfInvoice(invoiceInFull, 'B').customer.slice(0, 2)).toEqual(['Danjuma Logistics Ltd', 'Halima Danjuma']));
});

describe('[INV-02] an invoice that is sent', () => {
  const { order } = invoiceCases.inputs.reopened.bookmark;
  it.each([
    [order.total, true],
    ['814875.01', false],
    ['0.00', false],
  ])('adds up to %s: %s', (total, isRight) => expect(addsUp({ ...order, total })).toBe(isRight));
  it('of 100 % discount adds up to nothing, and never to -0.01', () => {
    const free = { ...order, discount: '100', tax: '' };
    expect(addsUp({ ...free, total: '0.00' })).toBe(false);
    expect(sumsOf({ ...emptyDraft('NGN'), items: draft.items, discount: '100' }).totals?.total).toBe(0n);
  });
});
