import { describe, expect, it } from 'vitest';
import { accountLookupMachine } from './accountLookup.machine';
import { canBeLookedUp } from './accountLookup.rules';
import { selectLookup } from './accountLookup.select';
import type { Account } from './accountLookup.types';

const bank = (accountNumber: string, more: Partial<Account> = {}): Account => ({
  type: 'Bank',
  accountNumber,
  bankCode: '058',
  ...more,
});

describe('[PAY-04] an account is looked up', () => {
  it.each([
    [bank('012345678'), false],
    [bank('0123456789'), true],
    [bank('01234567890'), false],
    [bank('012345678x'), false],
    [bank('0123456789', { bankCode: '' }), false],
    [bank('012345678', { isSaved: true }), false],
    [bank('012345678x', { isSaved: true }), true],
    [bank('01234567890', { isSaved: true }), true],
    [bank('0123456789', { isSaved: true, bankCode: '' }), false],
    [bank('', { type: 'Merchant' }), false],
    [bank('1', { type: 'Merchant', bankCode: '' }), true],
    [bank('1x', { type: 'Merchant' }), false],
    [bank('1'.repeat(20), { type: 'Merchant' }), true],
    [bank('1'.repeat(21), { type: 'Merchant' }), false],
    [bank('080355512', { type: 'Mobile' }), false],
    [bank('0803555121', { type: 'Mobile', bankCode: '' }), true],
    [bank('+2348035551212', { type: 'Mobile', bankCode: '' }), true],
  ])('%j: %s', (account, can) => expect(canBeLookedUp(account)).toBe(can));
});

describe('[PAY-04] the view of a lookup', () => {
  const inState = (value: string) => {
    const snapshot = accountLookupMachine.resolveState({
      value,
      context: { account: bank('0123456789'), failureMessage: '', problem: 'No such account' },
    });
    return { getSnapshot: () => snapshot };
  };

  it.each([
    ['idle', 'waiting'],
    ['debouncing', 'loading'],
    ['loading', 'loading'],
    ['notFound', 'notFound'],
    ['failed', 'failed'],
  ] as const)('in the state %s is %s, with what was said', (value, state) =>
    expect(selectLookup(inState(value), null)).toEqual({ state, problem: 'No such account' }),
  );

  it('is resolved as soon as there is a name, whatever the lookup says', () => {
    expect(selectLookup(inState('notFound'), 'ADA OKAFOR')).toEqual({ state: 'resolved', problem: '' });
    expect(selectLookup(undefined, 'ADA OKAFOR')).toEqual({ state: 'resolved', problem: '' });
  });

  it('waits without a lookup', () => expect(selectLookup(undefined, null)).toEqual({ state: 'waiting', problem: '' }));
});
