/** What the answers of the provider mean for the rows of a batch. */
import { describe, expect, it } from 'vitest';
import { texts } from '../../../tests/samples/bulkProvider';
import { checkRow } from './bulkPayout.check';
import { withNames } from './bulkPayout.entries';
import {
  batchOutcomeOf,
  contextOf,
  finderFor,
  isDone,
  isLeftOver,
  orderOf,
  requiresOtp,
  resultsWith,
  textsOf,
} from './bulkPayout.rules';
import type { Result, Sheet } from './bulkPayout.types';

const ACCOUNT = '0123456789';
const banks = [{ id: '1', name: 'Guaranty Trust Bank', bankCode: '058' }];
const read = (row: ReturnType<typeof texts>) => checkRow(row, finderFor(banks));
const sheet: Sheet = {
  ...{ name: 'salaries.csv', key: 'F', nextKey: 'K', notes: [], leftOut: [], meant: [] },
  rows: [2, 3, 4].map((line) => read(texts(line, ACCOUNT, String(line)))),
};
const unsaid = { amount: null, account: '', name: '', bank: '' };
const result = (line: number, status: string): Result => ({ line, status, reason: '', ...unsaid });

describe('[BLK-01 PAY-05] the answer to a batch', () => {
  it.each([
    ['00', 'B1', [true, false]],
    ['007', 'B1', [false, true]],
    ['91', 'B1', [false, false]],
    ['00', null, [false, false]],
    ['007', null, [false, false]],
    ['91', null, [false, false]],
  ] as const)('%s with the batch %s: done, or needs a code: %j', (statusCode, batchId, means) => {
    const answer = { statusCode, batchId, message: '' };
    expect([isDone(answer), requiresOtp(answer)]).toEqual(means);
  });

  it.each([
    ['Awaiting Verification', 'B1', 'requiresOtp'],
    ['Awaiting Verification', null, 'unknown'],
    ['Successful', 'B1', 'known'],
    ['Not Received', 'B1', 'known'],
    ['Not Received', null, 'notReceived'],
    ['Pending', null, 'unknown'],
  ] as const)('its status %s with the batch %s is %s', (status, batchId, outcome) =>
    expect(batchOutcomeOf({ status, batchId, message: '' })).toBe(outcome),
  );
});

describe('[BLK-01] the results of a batch', () => {
  it('are those of our own rows only, and earlier ones stay', () => {
    const unsaidRow = { amount: null, accountNumber: '', recipient: '', bankName: '' };
    const row = (clientReference: string) => ({ payoutId: '1', clientReference, status: 'Successful', reason: '', ...unsaidRow });
    const rows = ['F-4', 'F-0', 'F-', 'F-x', 'G-5', 'F2'].map(row);
    const earlier = [result(3, 'Failed'), result(4, 'Failed')];
    expect(resultsWith(earlier, 'F', rows)).toEqual([result(3, 'Failed'), result(4, 'Successful')]);
  });

  it.each<[string, readonly Result[], boolean]>([
    ['all were paid', [result(2, 'Successful'), result(3, 'Processing'), result(4, 'Approved')], false],
    ['one failed', [result(2, 'Successful'), result(3, 'Successful'), result(4, 'Failed')], true],
    ['one was not sent', [result(2, 'Successful'), result(3, 'Successful')], true],
    ['one failed, but another one awaits its code', [result(2, 'Failed'), result(3, 'Awaiting Verification')], false],
  ])('lead back to the rows if one can be sent, and no code is awaited: %s', (_, results, leads) =>
    expect(isLeftOver({ sheet, results })).toBe(leads),
  );
});

describe('[BLK-01] a batch', () => {
  const names = withNames({}, [{ bankCode: '058', number: ACCOUNT, name: 'ADA', isSilent: false }]);
  const linesOf = (results: readonly Result[], known = names) =>
    orderOf({ ...contextOf(null), sheet, names: known, results }).payments.map(({ line }) => line);

  it('never has a row that was or may be paid, even if the file still has it', () => {
    expect(linesOf([])).toEqual([2, 3, 4]);
    expect(linesOf([result(2, 'Successful'), result(3, 'Processing'), result(4, 'Failed')])).toEqual([4]);
  });

  it('never has a row whose name is not known', () => expect(linesOf([], {})).toEqual([]));

  it('has each payment with the account, the name and both ids of the bank', () => {
    const { payments } = orderOf({ ...contextOf(null), sheet, names });
    expect(payments[0]).toEqual({
      reference: 'F-2',
      line: 2,
      number: ACCOUNT,
      name: 'ADA',
      bankCode: '058',
      bankId: '1',
      bankName: 'Guaranty Trust Bank',
      amount: '2',
      description: 'Salary',
    });
  });
});

it('[BLK-01] keeps of a row what its file has, and marks it only if it is hidden or was edited', () => {
  const plain = texts(2, ACCOUNT);
  for (const row of [plain, { ...plain, isHidden: true }, { ...plain, typed: ['account' as const] }])
    expect(textsOf(read(row))).toStrictEqual(row);
});
