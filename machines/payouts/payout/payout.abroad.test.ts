/** Which transfer goes abroad, and what it needs instead of a looked-up name. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { payoutCases } from './payout.cases';
import { payoutMachine } from './payout.machine';
import { accountOf, blockers, emptyDraft, isAbroad, orderOf, payable } from './payout.rules';
import type { Draft } from './payout.types';

const { all: choices } = payoutCases.ports.loadChoices.answers;
const { context } = createActor(payoutMachine, { input: payoutCases.inputs.abroad }).getSnapshot();
const of = (change: Partial<Draft>, currency = 'USD') => ({
  ...context,
  choices,
  currency,
  draft: { ...emptyDraft, accountNumber: '1002', amount: '100', description: 'Rent', ...change },
});

describe('[PAY-08] a transfer', () => {
  it.each<[Partial<Draft>, string, boolean]>([
    [{ source: 'new', type: 'Bank' }, 'USD', true],
    [{ source: 'new', type: 'Bank' }, 'NGN', false],
    [{ source: 'new', type: 'Merchant' }, 'USD', false],
    [{ source: 'new', type: 'Merchant' }, 'NGN', false],
    [{ source: 'beneficiary', type: 'Bank' }, 'USD', false],
    [{ source: 'beneficiary', type: 'Bank' }, 'NGN', false],
  ])('to %j in %s goes abroad: %s', (change, currency, is) => expect(isAbroad(of(change, currency))).toBe(is));

  it('to a merchant in another currency has its name looked up, and needs no details of a bank', () => {
    expect(accountOf(of({ type: 'Merchant' }))).toEqual({ type: 'Merchant', accountNumber: '1002', bankCode: '' });
    const known = { ...of({ type: 'Merchant' }), recipient: 'BLUECREST FOODS' };
    expect(blockers(known)).toEqual([]);
    expect(orderOf(known, 'K')).toMatchObject({ type: 'Merchant', currency: 'USD', abroad: null });
  });

  const abroad = {
    recipientName: 'Atelier Colombe',
    recipientAddress: '1 Rue des Lilas, Paris',
    bankName: 'Banque du Port',
    bankAddress: '2 Quai Ouest, Paris',
    routingNumber: '30004',
    swiftCode: 'BNPAFRPP',
  };
  it.each([
    ['', ['account']],
    ['FR763', ['account']],
    ['FR7630', []],
    ['F'.repeat(34), []],
    ['F'.repeat(35), ['wrongAccount']],
    ['FR76-3000', []],
    ['FR76/3000', ['wrongAccount']],
  ])('abroad, to the account %s, is kept back by %j', (accountNumber, reasons) =>
    expect(blockers(of({ accountNumber, abroad }))).toEqual(reasons),
  );
  it('abroad is not kept back by a long text of the fields that another transfer has', () => {
    const long = { ...abroad, bankName: 'x'.repeat(101) };
    expect(blockers(of({ accountNumber: 'FR7630', abroad: long }))).toEqual(['tooLong']);
    expect(blockers({ ...of({ type: 'Merchant', abroad: long }), recipient: 'BLUECREST FOODS' })).toEqual([]);
  });

  it('takes saved mobile and merchant accounts in any currency, and saved bank accounts in naira only', () => {
    const account = { name: 'ADA', accountNumber: '0123456789', bankName: '', bankCode: '', createdAt: null };
    const beneficiaries = (['Bank', 'Mobile', 'Merchant'] as const).map((type) => ({ ...account, id: type, type }));
    const idsIn = (currency: string) => payable({ choices: { ...choices, beneficiaries }, currency }).map(({ id }) => id);
    expect([idsIn('NGN'), idsIn('USD')]).toEqual([
      ['Bank', 'Mobile', 'Merchant'],
      ['Mobile', 'Merchant'],
    ]);
    expect(payable({ choices: null, currency: 'NGN' })).toEqual([]);
  });
});
