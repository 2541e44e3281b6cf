import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankFinder } from './bulkPayout.banks';
import { checkRow } from './bulkPayout.check';
import type { Texts } from './bulkPayout.file';

const banks = [
  { id: '1', name: 'Guaranty Trust Bank', bankCode: '058' },
  { id: '2', name: 'Access Bank', bankCode: '044' },
  { id: '3', name: 'Zenith Bank', bankCode: '057' },
  { id: '4', name: 'United Bank for Africa', bankCode: '033' },
  { id: '8', name: 'FCMB', bankCode: '214' },
];
const find = bankFinder(banks);

const good: Texts = {
  line: 2,
  account: '0123456789',
  bank: 'Access Bank',
  amount: '1,000.50',
  description: 'Rent',
  currency: '',
  beyond: '',
};
const row = (change: Partial<Texts>) => checkRow({ ...good, ...change }, find);
const said = (change: Partial<Texts>) => row(change).problems.map(({ says }) => says);
const offered = (change: Partial<Texts>) => row(change).problems.flatMap(({ offer }) => (offer ? [offer.text] : []));

describe('a row', () => {
  it('[BLK-01] that is right has nothing said of it, and keeps the zeros in front', () => {
    expect(row({})).toMatchObject({ number: '0123456789', bankCode: '044', bankId: '2', pays: '1000.50', problems: [] });
    expect(row({ account: "'0123 456-789" }).number).toBe('0123456789');
  });

  it.each([
    ['', 'The account number is missing.'],
    ['012345678', 'The account number has 9 digits. It must have 10. The spreadsheet may have removed leading zeros.'],
    ['5', 'The account number has 1 digit. It must have 10.'],
    ['01234567890', 'The account number has 11 digits. It must have 10.'],
    ['2025-11-30', '“2025-11-30” is a date. Enter 10 digits.'],
    ['2.05E+09', 'The spreadsheet shortened this to 2.05E+09 and lost digits. Enter all 10 digits.'],
    ['٠١٢٣٤٥٦٧٨٩', '“٠١٢٣٤٥٦٧٨٩” isn’t an account number. Enter 10 digits.'],
    ['=A1', 'This is a formula. Enter the account number instead.'],
    ['#N/A', 'This cell contains the error #N/A. Enter the account number instead.'],
  ])('[BLK-01] with the account number %j says so', (account, says) => {
    expect(said({ account })).toEqual([says]);
    expect(row({ account }).number).toBeNull();
  });

  it('[BLK-01] reads a plain cell as it reads one with spaces around it', () => {
    const cell = fc.oneof(fc.stringMatching(/^[0-9]{8,12}$/), fc.stringMatching(/^[0-9]{0,4}[.,]?[0-9]{0,3}$/));
    fc.assert(
      fc.property(cell, (text) => {
        expect(row({ account: text }).number).toBe(row({ account: ` ${text} ` }).number);
        expect(row({ amount: text }).pays).toBe(row({ amount: ` ${text} ` }).pays);
        expect(said({ account: text, amount: text })).toEqual(said({ account: ` ${text} `, amount: ` ${text} ` }));
      }),
      { numRuns: 500 },
    );
  });

  it('[BLK-01] offers the zero that a spreadsheet dropped, and takes it only from the merchant', () => {
    expect(offered({ account: '123456789' })).toEqual(['0123456789']);
    expect(offered({ account: '12345678' })).toEqual(['0012345678']);
    expect(offered({ account: '2025-11-30' })).toEqual([]);
    for (const account of ['1234567', '12345', '12345678901']) expect(offered({ account })).toEqual([]);
  });

  it('[BLK-01] without errors shares one list of them, because a file may have ten thousand such rows', () => {
    for (const currency of ['', 'NGN']) expect(row({ currency }).problems).toBe(row({ line: 3 }).problems);
  });

  it('[BLK-01] with an account number that looks rounded is not paid until the merchant keeps it', () => {
    const says = 'A spreadsheet may have rounded this account number: it ends in zeros. Check it, or keep 2050000000.';
    expect(said({ account: '2050000000' })).toEqual([says]);
    expect(row({ account: '2050000000' }).number).toBeNull();
    expect(offered({ account: '205000 0000' })).toEqual(['2050000000']);
    expect(row({ account: '2050000000', typed: ['account'] })).toMatchObject({ number: '2050000000', problems: [] });
    expect(row({ account: '0000000000' }).number).toBe('0000000000');
  });

  it('[BLK-01] is read without the characters that nobody sees', () => {
    const unseen = fc.constantFrom('\u200b', '\u200c', '\u200e', '\u202e', '\u2060', '\ufeff', '\u00ad');
    fc.assert(
      fc.property(unseen, fc.nat(10), (sign, at) => {
        const put = (text: string) => text.slice(0, at) + sign + text.slice(at);
        const given = row({ account: put('0123456789'), bank: put('Access Bank'), amount: put('1000.50') });
        expect(given).toMatchObject({ number: '0123456789', bankCode: '044', pays: '1000.50', problems: [] });
        expect(said({ description: sign })).toEqual(['The description is missing.']);
      }),
    );
  });

  it.each([
    ['', 'The amount is missing.'],
    ['0', 'Enter an amount greater than 0.00.'],
    ['0.00', 'Enter an amount greater than 0.00.'],
    ['-1', '“-1” is below zero. Enter an amount greater than 0.00.'],
    ['(200.00)', '“(200.00)” is below zero. Enter an amount greater than 0.00.'],
    ['1e5', '“1e5” is in scientific notation. Write the amount in full, like 1000.50.'],
    ['1,000.005', 'The amount has 3 decimals. It may have 2.'],
    ['NaN', '“NaN” is not an amount. Write it like 1000.50.'],
    ['٣', '“٣” is not an amount. Write it like 1000.50.'],
    ['1.000,50', 'Did you mean 1,000.50? Use a point for decimals, and commas only between thousands.'],
    ['10,00', 'Did you mean 10.00? Use a point for decimals, and commas only between thousands.'],
    ['0,123', '“0,123” is not an amount. Write it like 1000.50.'],
    ['USD 50', '“USD 50” is in USD. Write the amount in NGN.'],
    ['1234567890123456', 'The amount is too large.'],
    ['=1+1', 'This is a formula. Enter the amount instead.'],
    ['💰', '“💰” is not an amount. Write it like 1000.50.'],
  ])('[BLK-01] with the amount %j says so', (amount, says) => {
    expect(said({ amount })).toEqual([says]);
    expect(row({ amount }).pays).toBeNull();
  });

  it.each([
    ['NGN 1,000', '1000'],
    ['₦2500.5', '2500.5'],
    ['007', '7'],
    [' 12.00 ', '12.00'],
  ])('takes the amount %j', (amount, pays) => expect(row({ amount }).pays).toBe(pays));

  it.each([
    ['access bank', '044'],
    ['GUARANTY TRUST  BANK', '058'],
    ['057', '057'],
    ['UBA', '033'],
    ['fcmb', '214'],
  ])('knows the bank %j', (bank, code) => expect(row({ bank }).bankCode).toBe(code));

  it.each([
    ['Zenith Bnk', 'Zenith Bank'],
    ['Zenith', 'Zenith Bank'],
    ['58', 'Guaranty Trust Bank'],
    ['Acess Bank', 'Access Bank'],
    ['GTBank', 'Guaranty Trust Bank'],
    ['gtbank plc', 'Guaranty Trust Bank'],
    ['UBA Bank', 'United Bank for Africa'],
    ['Diamond', 'Access Bank'],
    ['First City Monument Bank', 'FCMB'],
  ])('[BLK-01] with the bank %j is asked whether another was meant', (bank, near) => {
    expect(said({ bank })).toEqual([`No bank matches “${bank}”. Did you mean ${near}?`]);
    expect(offered({ bank })).toEqual([near]);
    expect(row({ bank }).bankCode).toBeNull();
  });

  it('[BLK-01] is asked about a bank of whose pairs of letters 9 of 20 are the same, and about none that is less alike', () => {
    const alike = bankFinder([{ id: '9', name: 'Abcdefghij Klmnopqrstu Bank', bankCode: '999' }]);
    expect(alike('Abcdefghij Zvwxyzvwxyz').near?.bankCode).toBe('999');
    expect(alike('Abcdefghi Zzvwxyzvwxyz').near).toBeNull();
  });

  it.each(['Union Bank', 'Fidelity Bank', 'Bank'])(
    '[BLK-01] with the bank %j is offered no other bank, because only the word Bank is alike',
    (bank) => {
      expect(said({ bank })).toEqual([`No bank matches “${bank}”. Enter the bank name or code.`]);
      expect(offered({ bank })).toEqual([]);
    },
  );

  it.each([
    ['accountMissing', { account: '' }],
    ['bankMissing', { bank: '' }],
    ['bankUnknown', { bank: 'Union Bank' }],
    ['amountMissing', { amount: '' }],
    ['amountZero', { amount: '0' }],
    ['amountUnreadable', { amount: 'x' }],
    ['descriptionMissing', { description: '' }],
    ['descriptionLong', { description: 'x'.repeat(501) }],
  ])('[BLK-01] may have the problem %s', (cause, change) =>
    expect(row(change).problems.map((problem) => problem.cause)).toEqual([cause]),
  );

  it('says what else is wrong, each in its words', () => {
    expect(said({ bank: 'Sparkasse Köln' })).toEqual(['No bank matches “Sparkasse Köln”. Enter the bank name or code.']);
    expect(said({ bank: '' })).toEqual(['The bank is missing.']);
    expect(said({ description: ' ' })).toEqual(['The description is missing.']);
    expect(said({ description: 'x'.repeat(501) })).toEqual(['The description has 501 characters. Use 500 at most.']);
    expect(said({ currency: 'usd' })[0]).toContain('are in NGN only');
    expect(said({ currency: 'ngn' })).toEqual([]);
    expect(said({ beyond: 'Rent' })[0]).toContain('has no column heading');
    expect(said({ account: '', amount: '', bank: '', description: '' })).toHaveLength(4);
  });

  it('[BLK-01] pays exactly what its cell says, or nothing', () => {
    const amount = fc.oneof(fc.string(), fc.stringMatching(/^\d{0,20}[.,]?\d{0,4}(e\d)?$/));
    fc.assert(
      fc.property(amount, (text) => {
        const { pays, problems } = row({ amount: text });
        expect(pays === null).toBe(problems.length > 0);
        if (pays === null) return;
        expect(pays).toMatch(/^(0|[1-9]\d{0,14})(\.\d{1,2})?$/);
        expect(Number(pays)).toBe(Number(text.replace(/[^\d.]/g, '')));
        expect(Number(pays)).toBeGreaterThan(0);
      }),
    );
  });

  it('[BLK-01] is either without a fault or has one in a plain sentence, whatever its cells hold', () => {
    const cell = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(cell, cell, cell, cell, (account, bank, amount, description) => {
        const { problems, number, bankCode, pays, ...texts } = row({ account, bank, amount, description });
        expect(texts).toMatchObject({ account, bank, amount, description });
        for (const { says } of problems) expect(says).toMatch(/^[\p{Lu}“].*[.?]$/su);
        if (problems.length === 0) expect([number, bankCode, pays]).not.toContain(null);
        if (number !== null) expect(number).toMatch(/^\d{10}$/);
      }),
    );
  });
});
