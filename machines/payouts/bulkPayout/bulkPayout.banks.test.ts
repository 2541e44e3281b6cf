/** Which bank a cell means, at the boundaries of what is offered. */
import { describe, expect, it } from 'vitest';
import { bankFinder } from './bulkPayout.banks';

const bank = (name: string, bankCode = '999') => ({ id: bankCode, name, bankCode });
const near = (text: string, ...banks: Parameters<typeof bankFinder>[0]) => bankFinder(banks)(text).near?.bankCode ?? null;

describe('[BLK-01] the bank that is offered', () => {
  it('counts a pair of letters that a cell repeats as often as the name has it', () => {
    expect(near('Abababababab', bank('Abxyzuvwrst Bank'))).toBeNull();
    expect(near('Xyababababab', bank('Xyuvwrstabc Bank'))).toBeNull();
  });

  it('begins with at least three letters of the cell, and no other bank does', () => {
    const [guaranty, gulf] = [bank('Guaranty Trust Bank', '058'), bank('Guarded Finance', '077')];
    expect([near('Gua', guaranty), near('Gu', guaranty), near('Gua', guaranty, gulf)]).toEqual(['058', null, null]);
  });

  it('has the code of the cell but for zeros in front, if only one bank has', () => {
    const [first, second] = [bank('Zenith Bank', '057'), bank('Palmpay', '00057')];
    expect([near('57', first), near('057', second), near('57', first, second), near('58', first)]).toEqual([
      ...['057', '00057'],
      ...[null, null],
    ]);
  });

  it('is what a cell of up to 100 letters comes close to', () => {
    const long = bank('x'.repeat(110));
    expect([near('x'.repeat(100), long), near('x'.repeat(101), long)]).toEqual(['999', null]);
  });

  it('has a common short name, if only one bank can be meant', () => {
    const [guaranty, other] = [bank('Guaranty Trust Bank', '058'), bank('Guaranty Trust Microfinance', '078')];
    expect([near('GTCO', guaranty), near('GTCO', guaranty, other), near('GTCO', bank('Wema Bank'))]).toEqual(['058', null, null]);
  });
});

describe('[BLK-01] the bank of a cell', () => {
  it.each([
    ['has the initials of one name, without its small words', 'UBA', [bank('United Bank for Africa', '033')], '033'],
    ['has no initials of two words', 'ZB', [bank('Zenith Bank', '057')], null],
    ['is none, if two banks have the initials', 'UBA', [bank('United Bank for Africa'), bank('Union Bank of Abuja')], null],
    ['is none, if two banks have the name', 'Zenith Bank', [bank('Zenith Bank', '057'), bank('ZENITH BANK', '058')], null],
    ['is none, if two banks have the code', '057', [bank('Zenith Bank', '057'), bank('Wema Bank', '057')], null],
    ['is none, if the cell has only signs', '-', [bank('Zenith Bank', '057')], null],
  ])('%s', (_, text, banks, code) => expect(bankFinder(banks)(text).bank?.bankCode ?? null).toBe(code));

  it('is found once, however often the cell is repeated', () => {
    const find = bankFinder([bank('Zenith Bank')]);
    expect(find('Zenith Bank')).toBe(find('Zenith Bank'));
  });
});
