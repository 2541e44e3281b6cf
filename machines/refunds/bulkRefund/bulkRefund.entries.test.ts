import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { found, payment, reviewed, row, saysOf } from '../../../tests/samples/bulkRefundProvider';
import { sumOf } from '../../kit/batch/batch.rules';
import { isAtMost } from '../../kit/values/money';
import { leftOf } from '../../transactions/transactionDetails/transactionDetails.rules';
import { bulkRefundCases } from './bulkRefund.cases';
import { entriesOf } from './bulkRefund.entries';
import { orderOf, totalsOf } from './bulkRefund.rules';
import type { FoundPayment } from './bulkRefund.types';

describe('[RFD-03] a row', () => {
  it.each([
    ['0', 'Enter an amount greater than 0.00.'],
    ['-1', '“-1” is below zero. Enter an amount greater than 0.00.'],
    ['1e3', '“1e3” is in scientific notation. Write the amount in full, like 1000.50.'],
    ['84480.01', 'You can refund up to NGN 84,480.00 of this transaction.'],
    ['', 'The amount is missing.'],
    ['=A1', 'This is a formula. Enter the amount instead.'],
    ['USD 5', '“USD 5” is in USD. Write the amount alone.'],
    ['0.005', 'The amount has 3 decimals. It may have 2.'],
  ])('with the amount %j says why', (amount, says) => {
    expect(saysOf(reviewed([row(2, amount)]))).toEqual([[2, says]]);
  });

  it.each([
    ['a missing reference', { reference: ' ' }, 'referenceMissing', 'The transaction reference is missing.'],
    [
      'a long reference',
      { reference: 'K'.repeat(101) },
      'referenceUnreadable',
      'The transaction reference has 101 characters. Use 100 at most.',
    ],
    ['no reason', { reason: '' }, 'reasonMissing', 'The reason is missing.'],
    ['a long reason', { reason: 'x'.repeat(201) }, 'reasonLong', 'The reason has 201 characters. Use 200 at most.'],
    ['shifted cells', { beyond: '00' }, 'shifted', expect.stringMatching(/^“00” has no column heading/)],
  ])('with %s says why', (_, more, cause, says) => {
    const [entry] = entriesOf(reviewed([row(2, '5', more)]));
    expect(entry?.problems).toMatchObject([{ cause, says }]);
  });

  const { nobodys, silent, taken, unpaid, byBank } = bulkRefundCases.machineOnly.ports.findPayments.answers;
  it.each([
    ['another business', nobodys, 'Your business has no transaction “KPY-1001”. Check the reference.'],
    ['no response', silent, 'We couldn’t load this transaction. Look it up again.'],
    ['too little left', taken, 'You can refund up to NGN 10.00 of this transaction.'],
    ['no success', unpaid, 'Only a successful transaction can be refunded.'],
    ['a bank transfer', byBank, 'A transaction paid by bank transfer can’t be refunded here.'],
  ])('of a transaction with %s says so', (_, answer, says) => {
    expect(saysOf(reviewed([row(2, '30')], {}, answer))).toEqual([[2, says]]);
  });

  it('of one transaction counts with the rows above it, also under the other reference, and offers what is left', () => {
    const byOrder = { ...found, reference: 'KOR-1001' };
    const texts = [row(2, '40000'), row(3, '40,000.01'), row(4, '4480.00', { reference: 'KOR-1001' }), row(5, '1')];
    const context = reviewed(texts, {}, [found, byOrder]);
    expect(saysOf(context)).toEqual([
      [2],
      [3],
      [4, 'Rows 2, 3 refund NGN 80,000.01 of the same transaction. NGN 4,479.99 is left for this row.'],
      [5],
    ]);
    expect(entriesOf(context)[2]?.problems[0]?.offer).toEqual({
      label: 'Change to NGN 4,479.99',
      field: 'amount',
      text: '4479.99',
    });
    // An excluded row takes nothing.
    expect(saysOf(reviewed(texts, { leftOut: [3] }, [found, byOrder]))[2]).toEqual([4]);
  });

  it('that repeats a row or an earlier refund needs a confirmation', () => {
    const texts = [row(2, '30'), row(3, '30.00'), row(4, '20')];
    expect(saysOf(reviewed(texts))).toEqual([
      [2],
      [3, 'Same transaction and amount as row 2. Keep it only if you mean to refund twice.'],
      [4, 'NGN 20.00 of this transaction was refunded before (RFD-30917). Keep it only if you mean to refund it again.'],
    ]);
    expect(saysOf(reviewed(texts, { meant: [3, 4] }))).toEqual([[2], [3], [4]]);
  });

  it('that names a transaction for the third time needs a confirmation of its own, and takes only what the others leave', () => {
    const third = '28160.01';
    const texts = [row(2, '28160'), row(3, '28160'), row(4, third)];
    expect(saysOf(reviewed(texts, { meant: [3] }))[2]).toEqual([
      4,
      'Rows 2, 3 refund NGN 56,320.00 of the same transaction. NGN 28,160.00 is left for this row.',
    ]);
    const same = [row(2, '28160'), row(3, '28160'), row(4, '28160')];
    const sent = (meant: readonly number[]) => orderOf(reviewed(same, { meant }), 'k').items.map(({ line }) => line);
    expect([sent([]), sent([3]), sent([4]), sent([3, 4])]).toEqual([[2], [2, 3], [2, 4], [2, 3, 4]]);
  });

  it('that is hidden is sent only once it is included', () => {
    const texts = [row(2, '30', { isHidden: true })];
    expect(orderOf(reviewed(texts), 'k').items).toEqual([]);
    expect(orderOf(reviewed(texts, { included: [2] }), 'k').items).toHaveLength(1);
  });

  it('is never dropped, and no transaction is refunded beyond what is left of it, whatever the file holds', () => {
    const other: FoundPayment = {
      ...found,
      reference: 'KPY-1002',
      payment: { ...payment, reference: 'KOR-1002', amount: '100.00', refunded: '0.00', refunds: [] },
    };
    const amount = fc.oneof(
      fc.integer({ min: -5, max: 12_000_000 }).map((n) => (n / 100).toFixed(2)),
      fc.integer({ min: 0, max: 120 }).map(String),
      fc.string(),
    );
    const texts = fc.array(
      fc.record({ amount, reference: fc.constantFrom('KPY-1001', 'KPY-1002', 'KOR-1002', 'KPY-9'), isHidden: fc.boolean() }),
      { maxLength: 30 },
    );
    const lines = fc.array(fc.integer({ min: 2, max: 31 }), { maxLength: 30 });
    fc.assert(
      fc.property(texts, lines, lines, (rows, leftOut, meant) => {
        const all = rows.map((more, at) => row(at + 2, more.amount, more));
        const context = reviewed(all, { leftOut, meant }, [found, other, { ...other, reference: 'KOR-1002' }]);
        expect(entriesOf(context).map(({ row: { line } }) => line)).toEqual(all.map(({ line }) => line));
        const { items } = orderOf(context, 'k');
        for (const one of [payment, other.payment]) {
          const same = items.filter(({ transactionReference }) => transactionReference === one?.reference);
          expect(isAtMost(sumOf(same.map((item) => item.amount)), (one && leftOf(one)) ?? '0')).toBe(true);
        }
        expect(items.some(({ line }) => leftOut.includes(line))).toBe(false);
      }),
    );
  });

  it('is counted apart for each currency', () => {
    expect(
      totalsOf([
        { currency: 'NGN', amount: '1.50' },
        { currency: 'USD', amount: '2' },
        { currency: 'NGN', amount: '0.05' },
      ]),
    ).toEqual([
      { currency: 'NGN', count: 2, amount: '1.55' },
      { currency: 'USD', count: 1, amount: '2.00' },
    ]);
  });
});
