import { describe, expect, it } from 'vitest';
import { amountIn, bare, leftBySpreadsheet, textProblem } from './batch.check';

describe('[BLK-01] a text in a cell', () => {
  it.each([
    ['', { kind: 'missing', says: 'The reason is missing.' }],
    [' \u200b', { kind: 'missing', says: 'The reason is missing.' }],
    ['12345', null],
    [' 12345 ', null],
    ['123456', { kind: 'long', says: 'The reason has 6 characters. Use 5 at most.' }],
  ])('of at most five characters: %j', (cell, problem) => expect(textProblem(cell, 'reason', 5)).toEqual(problem));

  it.each([
    ['=A1', 'This is a formula. Enter the reason instead.'],
    ['@A1', 'This is a formula. Enter the reason instead.'],
    ['#N/A', 'This cell contains the error #N/A. Enter the reason instead.'],
    ['#1', null],
    ['A=1', null],
    ['', null],
  ])('that a spreadsheet left: %j', (cell, says) => expect(leftBySpreadsheet(cell, 'reason')).toBe(says));

  it('is read without the apostrophe of a spreadsheet', () => expect([bare("'0123 "), bare("a'b")]).toEqual(['0123', "a'b"]));
});

describe('[GEN-02] an amount in a cell', () => {
  const no = (cause: string, says: string) => ({ amount: null, problem: { cause, says } });

  it.each([
    ['1', { amount: '1', problem: null }],
    ['0.01', { amount: '0.01', problem: null }],
    [' 1,000.50', { amount: '1000.50', problem: null }],
    ['NGN 5', { amount: '5', problem: null }],
    ['', no('amountMissing', 'The amount is missing.')],
    ["'", no('amountMissing', 'The amount is missing.')],
    ['0', no('amountZero', 'Enter an amount greater than 0.00.')],
    ['0.00', no('amountZero', 'Enter an amount greater than 0.00.')],
    ['=1', no('amountUnreadable', 'This is a formula. Enter the amount instead.')],
    ['x', no('amountUnreadable', '“x” is not an amount. Write it like 1000.50.')],
  ])('%j', (cell, found) => expect(amountIn(cell, 'NGN')).toEqual(found));

  it('has no currency beside it where none may stand', () =>
    expect(amountIn('NGN 5')).toEqual(no('amountUnreadable', '“NGN 5” is in NGN. Write the amount alone.')));
});
