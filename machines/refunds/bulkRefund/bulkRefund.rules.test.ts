import { describe, expect, it } from 'vitest';
import { found, payment, reviewed, row } from '../../../tests/samples/bulkRefundProvider';
import type { Fault } from '../../kit/flow/fault';
import { checkRow } from './bulkRefund.check';
import { entriesOf, isUnknown, lookupOf, nextReferences } from './bulkRefund.entries';
import {
  blockerOf,
  contextOf,
  keptOf,
  lookedUpAgain,
  refusedRows,
  resultsOf,
  textsOf,
  withCell,
  withGroupCorrected,
  withGroupExcluded,
} from './bulkRefund.rules';

const other = { ...found, reference: 'KPY-1002', payment: { ...payment, reference: 'KOR-1002' } };

describe('[RFD-03] a row', () => {
  it('has all of its problems in reading order', () => {
    const wrong = row(2, '0', { reference: '', reason: '', beyond: '00' });
    expect(checkRow(wrong).problems.map(({ cause }) => cause)).toEqual([
      'referenceMissing',
      'amountZero',
      'reasonMissing',
      'shifted',
    ]);
    expect(checkRow({ ...wrong, reason: 'Returned' }).problems.map(({ cause }) => cause)).toEqual([
      'referenceMissing',
      'amountZero',
      'shifted',
    ]);
    expect(checkRow(row(2, '5')).problems).toEqual([]);
  });

  it('keeps the problems of its cells beside those of its transaction', () => {
    const causes = (amount: string, answer = found) =>
      entriesOf(reviewed([row(2, amount, { reason: '' })], {}, [answer]))[0]?.problems.map(({ cause }) => cause);
    expect(causes('5')).toEqual(['reasonMissing']);
    expect(causes('20')).toEqual(['reasonMissing', 'repeated']);
    expect(causes('99999')).toEqual(['reasonMissing', 'tooMuch']);
    expect(causes('5', { ...found, payment: null })).toEqual(['reasonMissing', 'notFound']);
    expect(causes('', { ...found, payment: null })).toEqual(['amountMissing', 'reasonMissing', 'notFound']);
  });

  it('is stored as it was read, hidden or corrected', () => {
    const texts = [row(2, '5'), row(3, '5', { isHidden: true }), row(4, '5', { typed: ['amount'] })];
    expect(texts.map((one) => textsOf(checkRow(one)))).toStrictEqual(texts);
  });

  it.each([
    ['30', {}, false],
    ['30', { meant: [3] }, false],
    ['99999', {}, false],
    ['20', {}, true],
    ['20', { meant: [3] }, false],
    ['10', {}, true],
    ['10', { meant: [3] }, false],
  ])('of %s, with the decisions %j, repeats another refund: %s', (amount, decided, isTwin) => {
    const entry = entriesOf(reviewed([row(2, '10'), row(3, amount)], decided))[1];
    expect(entry?.isTwin).toBe(isTwin);
  });

  it('of a transaction that can’t be refunded repeats none', () => {
    const answer = { ...found, payment: { ...payment, status: 'Failed' } };
    expect(entriesOf(reviewed([row(2, '20')], {}, [answer]))[0]?.isTwin).toBe(false);
  });

  it('repeats no refund that was declined', () => {
    const refunds = payment.refunds.map((refund) => ({ ...refund, status: 'Declined' }));
    expect(entriesOf(reviewed([row(2, '20')], {}, [{ ...found, payment: { ...payment, refunds } }]))[0]?.problems).toEqual([]);
  });

  it('names three rows above it, counts the others, and is offered only what is left', () => {
    const fourth = (...above: readonly string[]) => {
      const texts = [...above, '99999'].map((amount, at) => row(at + 2, amount));
      return entriesOf(reviewed(texts)).at(-1)?.problems[0];
    };
    expect(fourth()?.says).toBe('You can refund up to NGN 84,480.00 of this transaction.');
    expect(fourth('1')?.says).toMatch(/^Row 2 refunds NGN 1.00 of/);
    expect(fourth('1', '2', '3')?.says).toMatch(/^Rows 2, 3, 4 refund NGN 6.00 of/);
    expect(fourth('1', '2', '3', '4')?.says).toMatch(/^Rows 2, 3, 4 and 1 more refund NGN 10.00 of/);
    expect(fourth('84479.99')?.offer?.text).toBe('0.01');
    expect(fourth('84480')?.offer).toBeNull();
  });
});

describe('[RFD-03] the transactions of a file', () => {
  it('are looked up only for rows that are right by themselves, each once', () => {
    const texts = [
      row(2, '5', { reference: 'KPY-1' }),
      row(3, '5', { reference: 'KPY-2' }),
      row(4, '5', { reference: 'KPY-3', isHidden: true }),
      row(5, '0', { reference: 'KPY-4' }),
      row(6, '5', { reference: '' }),
      row(7, '6', { reference: 'KPY-1' }),
      row(8, '5', { reference: 'KPY-5', isHidden: true }),
    ];
    const context = { ...reviewed(texts, { leftOut: [3], included: [8] }, []), shown: [] };
    expect(nextReferences(context)).toEqual(['KPY-1', 'KPY-5']);
    expect([isUnknown(context), lookupOf(context)]).toEqual([true, { done: 0, of: 2, isSilent: false }]);
    expect(nextReferences({ ...context, shown: [8] })).toEqual(['KPY-5', 'KPY-1']);
  });

  it.each([
    ['nothing is ready', [row(2, '0')], [], 'nothing'],
    ['it is not looked up', [row(2, '5')], [], 'lookingUp'],
    ['one row is ready', [row(2, '5'), row(3, '5', { reference: 'KPY-2' })], [found], null],
  ] as const)('keep a batch from being reviewed: %s', (_, texts, answers, blocker) =>
    expect(blockerOf(reviewed(texts, {}, answers))).toBe(blocker),
  );

  it('are looked up again for the named rows, or for all', () => {
    const context = reviewed([row(2, '5'), row(3, '5', { reference: 'KPY-1002' }), row(4, '5', { reference: '' })], {}, [
      found,
      other,
    ]);
    const left = (...lines: readonly number[]) => Object.keys(lookedUpAgain(context, lines));
    expect([left(2), left(3, 4), left(4), left()]).toEqual([['KPY-1002'], ['KPY-1001'], ['KPY-1001', 'KPY-1002'], []]);
  });
});

describe('[RFD-03] a group of problems', () => {
  const context = reviewed([row(2, '84480'), row(3, '5')], {}, [found]);
  const tooMuch = reviewed([row(2, '99999')]);

  it('is corrected as its row is offered, and another group changes nothing', () => {
    const amounts = (key: string) => withGroupCorrected(tooMuch, key)?.rows.map(({ amount, typed }) => [amount, typed]);
    expect([amounts('tooMuch'), amounts('notFound')]).toEqual([[['84480.00', ['amount']]], [['99999', []]]]);
    expect(withGroupCorrected({ ...tooMuch, sheet: null }, 'tooMuch')).toBeNull();
  });

  it('without a correction is excluded', () => {
    expect(withGroupExcluded(context, 'tooMuch')?.leftOut).toEqual([3]);
    expect(withGroupExcluded(context, 'notFound')?.leftOut).toEqual([]);
  });

  it('loses its shifted cells when a row is corrected', () => {
    const { sheet } = reviewed([row(2, '5', { beyond: '00' }), row(3, '5', { beyond: '00' })]);
    const { rows } = withCell(sheet, { line: 2, field: 'amount', text: '6' });
    expect(rows.map(({ amount, beyond }) => [amount, beyond])).toEqual([
      ['6', ''],
      ['5', '00'],
    ]);
  });
});

describe('[RFD-03] the response to a batch', () => {
  const order = { idempotencyKey: 'K', lines: [2, 4], items: [] };

  const made = (...references: readonly string[]) => ({
    refunds: references.map((reference) => ({ reference, status: 'Approved' })),
  });

  it('has the result that the provider names for each row', () =>
    expect(resultsOf(order, made('RFD-1', 'RFD-2'))).toEqual([
      { line: 2, reference: 'RFD-1', status: 'Approved' },
      { line: 4, reference: 'RFD-2', status: 'Approved' },
    ]));

  it.each([['none'], ['one too few', 'RFD-1'], ['one too many', 'RFD-1', 'RFD-2', 'RFD-3']])(
    'never has the result of another row, where the provider names %s',
    (_, ...references) =>
      expect(resultsOf(order, made(...references))).toEqual([
        { line: 2, reference: '', status: 'Sent' },
        { line: 4, reference: '', status: 'Sent' },
      ]),
  );

  it.each<[Fault, Readonly<Record<number, string>>]>([
    [{ kind: 'network' }, {}],
    [{ kind: 'server', status: 400, message: 'No' }, {}],
    [{ kind: 'server', status: 400, message: 'No', problems: [{ index: 1, message: 'Closed' }] }, { 4: 'Closed' }],
    [{ kind: 'server', status: 400, message: 'No', problems: [{ index: 2, message: 'Closed' }] }, {}],
  ])('names the lines that %j refuses', (fault, lines) => expect(refusedRows(order, fault)).toEqual(lines));

  it('is asked for after a reload without what was sent', () => {
    const kept = keptOf(reviewed([row(2, '5')]).sheet);
    const sent = { idempotencyKey: 'K', lines: [2] };
    expect(contextOf({ kept, order: sent })).toMatchObject({ source: { kept }, order: { ...sent, items: [] } });
    expect(contextOf({ kept, order: null })).toMatchObject({ sheet: { rows: [{ line: 2 }] }, order: null });
    expect(contextOf(null)).toMatchObject({ source: null, sheet: null, order: null });
  });
});
