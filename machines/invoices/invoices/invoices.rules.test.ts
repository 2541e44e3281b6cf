import { describe, expect, it } from 'vitest';
import { narrow } from '../../kit/list/narrow';
import { invoice } from './invoices.flow';
import { type Invoice, invoiceFilters, invoiceReaders } from './invoices.machine';
import {
  decimalOf,
  dueHint,
  dueInWords,
  isOf,
  mayBePaid,
  minorOf,
  ownPaymentPage,
  type StandingGroup,
  standing,
  sumsOf,
} from './invoices.rules';

const TODAY = '2026-11-22';
const GROUPS: readonly StandingGroup[] = ['unpaid', 'overdue', 'partPaid', 'paid', 'void'];

const one = (change: Partial<Invoice>): Invoice => ({ ...invoice(1), amount: '1000.00', dueOn: '2026-11-29', ...change });
const groupsOf = (change: Partial<Invoice>) => GROUPS.filter((group) => isOf(group, one(change), TODAY));

describe('[INV-01] where an invoice stands', () => {
  it.each<[string, Partial<Invoice>, StandingGroup[]]>([
    ['is open', {}, ['unpaid']],
    ['is overdue', { dueOn: '2026-11-12' }, ['unpaid', 'overdue']],
    ['is overdue and part paid', { dueOn: '2026-11-12', paid: '100.00' }, ['unpaid', 'overdue', 'partPaid']],
    ['is being confirmed', { status: 'Awaiting-Confirmation', dueOn: '2026-11-12' }, []],
    ['failed once', { status: 'Failed' }, ['unpaid']],
    ['is paid', { status: 'Successful', paid: '1000.00' }, ['paid']],
    ['is refunded', { status: 'Successful', paid: '1000.00', refunded: '1000.00' }, ['paid']],
    ['is void', { status: 'Void' }, ['void']],
  ])('that %s', (_, change, groups) => expect(groupsOf(change)).toEqual(groups));

  it.each([
    ['2026-12-02', 'Due in 10 days', 'later'],
    ['2026-11-25', 'Due in 3 days', 'soon'],
    ['2026-11-23', 'Due in 1 day', 'soon'],
    ['2026-11-22', 'Due today', 'soon'],
    ['2026-11-21', 'Overdue by 1 day', 'late'],
    ['2026-11-10', 'Overdue by 12 days', 'late'],
  ])('that is due on %s is %j', (dueOn, text, urgency) =>
    expect(dueInWords(standing(one({ dueOn }), TODAY))).toEqual({ text, urgency }),
  );

  it.each([
    [null, 'Day, month, year.'],
    ['2026-11-21', 'Day, month, year.'],
    ['2026-11-22', 'Day, month, year. Today.'],
    ['2026-11-23', 'Day, month, year. In 1 day.'],
    ['2026-12-06', 'Day, month, year. In 14 days.'],
  ])('[INV-02] that will be due on %s is typed with the hint %j', (dueOn, hint) => expect(dueHint(dueOn, TODAY)).toBe(hint));

  it.each([
    ['https://pay.provider.test/KIV-1', 'https://pay.provider.test/KIV-1?from=dashboard'],
    ['https://pay.provider.test/?id=1#now', 'https://pay.provider.test/?id=1&from=dashboard#now'],
    ['', ''],
  ])('is opened by its merchant from %s with the mark that this is no customer', (url, page) =>
    expect(ownPaymentPage({ url })).toBe(page),
  );

  it('once it is paid says nothing of its due date', () =>
    expect(dueInWords(standing(one({ status: 'Successful', dueOn: '2026-11-01' }), TODAY))).toBeNull());

  it.each<[string, Partial<Invoice>, boolean]>([
    ['unpaid', {}, true],
    ['part paid', { paid: '999.99' }, true],
    ['paid', { status: 'Successful', paid: '1000.00' }, false],
    ['being confirmed', { status: 'Awaiting-Confirmation' }, false],
    ['void', { status: 'Void' }, false],
    ['without a payment page', { url: '' }, false],
  ])('that is %s can be paid: %s', (_, change, may) => expect(mayBePaid(one(change))).toBe(may));

  it('is found by the filter that the provider does not have', () => {
    const rows = [one({ id: '1' }), one({ id: '2', paid: '10.00' }), one({ id: '3', status: 'Void' })];
    const found = (standingOf: StandingGroup | '') =>
      narrow(invoiceFilters, invoiceReaders, rows, { ...invoiceFilters.empty, standing: standingOf }).map(({ id }) => id);
    expect([found('partPaid'), found('void'), found('')]).toEqual([['2'], ['3'], ['1', '2', '3']]);
  });
});

describe('[INV-01] the sums of invoices', () => {
  it('are of one currency, after part payments, and prove the rows', () =>
    expect(
      sumsOf(
        [
          one({}),
          one({ paid: '400.50', dueOn: '2026-11-12' }),
          one({ status: 'Awaiting-Confirmation' }),
          one({ status: 'Successful', paid: '1000.00', refunded: '250.00' }),
          one({ currency: 'USD' }),
        ],
        'NGN',
        TODAY,
      ),
    ).toEqual({
      left: { count: 2, amount: '1599.50' },
      overdue: { count: 1, amount: '599.50', oldest: 10 },
      confirming: { count: 1, amount: '1000.00' },
      received: { count: 2, amount: '1150.50' },
      counts: { all: 5, unpaid: 3, overdue: 1, partPaid: 1, paid: 1, void: 0 },
    }));

  it.each(['0.00', '0.01', '-0.01', '1030125.00', '999999999999999.99'])('keep %s to the minor unit', (amount) =>
    expect(decimalOf(amount.startsWith('-') ? -minorOf(amount.slice(1)) : minorOf(amount))).toBe(amount),
  );
});
