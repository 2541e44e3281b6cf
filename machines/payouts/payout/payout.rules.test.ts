import { describe, expect, it } from 'vitest';
import { rent } from './payout.cases';
import { fieldErrors } from './payout.errors';
import {
  accountOf,
  availableIn,
  blockers,
  emptyDraft,
  isAffordable,
  isDone,
  orderOf,
  otpWithoutBatch,
  outcomeOf,
  payable,
  requiresOtp,
} from './payout.rules';
import type { PayoutContext, Quote } from './payout.types';

const filled: PayoutContext = {
  currency: 'NGN',
  businessId: '1001',
  draft: { ...emptyDraft, bankCode: '058', accountNumber: '0123456789', amount: '60,000.00', description: 'Rent' },
  recipient: 'ADA OKAFOR',
  order: null,
  reviewed: null,
  batchId: null,
  outcome: null,
  result: null,
  problem: null,
  sentAt: null,
  choices: {
    banks: [{ id: '1', name: 'Guaranty Trust Bank', bankCode: '058' }],
    beneficiaries: [
      {
        id: 'b1',
        name: 'MAMA PUT',
        type: 'Mobile',
        accountNumber: '08031234567',
        bankName: '',
        bankCode: '',
        createdAt: null,
      },
    ],
    wallets: [{ currency: 'NGN', currencyId: '1', availableBalance: '60000.00', ledgerBalance: '90000.00', account: null }],
  },
};
const draft = (change: Partial<PayoutContext['draft']>): PayoutContext => ({ ...filled, draft: { ...filled.draft, ...change } });

describe('[PAY-03] what keeps a transfer from being reviewed', () => {
  it.each<[string, PayoutContext, readonly string[]]>([
    ['nothing', filled, []],
    ['the whole balance may go', draft({ amount: '60,000' }), []],
    ['no bank', draft({ bankCode: '' }), ['bank']],
    ['a short number', draft({ accountNumber: '01234' }), ['account']],
    ['a number in groups', draft({ accountNumber: '0123 456 789' }), []],
    ['a number that is too long', draft({ accountNumber: '0123 456 789 0' }), ['wrongAccount']],
    ['a description that is too long', draft({ description: 'x'.repeat(101) }), ['tooLong']],
    ['another currency than the wallet’s', draft({ amount: 'USD 50' }), ['wrongAmount']],
    ['no name yet', { ...filled, recipient: null }, ['name']],
    ['no amount', draft({ amount: '' }), ['amount']],
    ['an amount that is not clear', draft({ amount: '1,50' }), ['wrongAmount']],
    ['nothing at all', draft({ amount: '0.00' }), ['positive']],
    ['more than there is', draft({ amount: '60,000.01' }), ['balance']],
    ['no description', draft({ description: '  ' }), ['description']],
    ['choices that are not there', { ...filled, choices: null }, ['loading']],
    ['a merchant without an ID', { ...draft({ type: 'Merchant', accountNumber: '' }), recipient: null }, ['account']],
    [
      'the business that pays',
      { ...draft({ type: 'Merchant', accountNumber: '1001' }), recipient: 'BLUECREST STORES' },
      ['self'],
    ],
    ['another business', { ...draft({ type: 'Merchant', accountNumber: '1002' }), recipient: 'BLUECREST FOODS' }, []],
    ['a beneficiary that is not chosen', draft({ source: 'beneficiary' }), ['beneficiary']],
    ['a beneficiary that is gone', draft({ source: 'beneficiary', beneficiaryId: 'b9' }), ['beneficiary']],
    ['a beneficiary wants no description', draft({ source: 'beneficiary', beneficiaryId: 'b1', description: '' }), []],
  ])('%s', (_, context, reasons) => expect(blockers(context)).toEqual(reasons));
});

describe('[PAY-04] whose name is looked up', () => {
  it.each<[string, PayoutContext, object | null]>([
    ['a bank account in naira', filled, { type: 'Bank', accountNumber: '0123456789', bankCode: '058' }],
    ['no bank account in another currency', { ...filled, currency: 'USD' }, null],
    [
      'a merchant, without a bank',
      draft({ type: 'Merchant', accountNumber: '1002' }),
      { type: 'Merchant', accountNumber: '1002', bankCode: '' },
    ],
    ['nobody who was saved', draft({ source: 'beneficiary' }), null],
  ])('%s', (_, context, account) => expect(accountOf(context)).toEqual(account));
});

describe('[PAY-05] the order', () => {
  it('is what was typed, as decimal text, with both ids of the bank', () => {
    expect(orderOf(filled, 'K')).toEqual(rent);
  });
  it('takes a saved beneficiary as it was saved, whatever else was typed', () => {
    const order = orderOf(draft({ source: 'beneficiary', beneficiaryId: 'b1' }), 'K');
    expect(order).toMatchObject({ type: 'Mobile', recipient: 'MAMA PUT', accountNumber: '08031234567', bankCode: '' });
  });
  it('names no bank for a merchant, though one was chosen before', () => {
    expect(orderOf(draft({ type: 'Merchant', accountNumber: '1002' }), 'K')).toMatchObject({
      bankCode: '',
      bankId: '',
      bankName: '',
    });
  });
  it('is none without an amount, a name or a beneficiary', () => {
    expect(orderOf(draft({ amount: '' }), 'K')).toBeNull();
    expect(orderOf({ ...filled, recipient: null }, 'K')).toBeNull();
    expect(orderOf(draft({ source: 'beneficiary' }), 'K')).toBeNull();
  });
  it('is affordable with its fee, or not', () => {
    const quote: Quote = {
      fee: '50.00',
      total: '60050.00',
      needsOtp: true,
      needsApproval: false,
      similar: null,
      available: '60050.00',
    };
    const order = orderOf(filled, 'K');
    if (!order) throw new Error('no order');
    expect(isAffordable(order, quote)).toBe(true);
    expect(isAffordable(order, { ...quote, available: '60049.99' })).toBe(false);
    expect(isAffordable(order, { ...quote, fee: null, total: null, available: '60000' })).toBe(true);
  });
  it('knows the balance of the paying wallet alone', () => {
    expect(availableIn(filled)).toBe('60000.00');
    expect(availableIn({ ...filled, currency: 'USD' })).toBeNull();
  });
});

describe('[PAY-05] what an answer means', () => {
  it.each([
    ['00', null, 'done'],
    ['00', 'B1', 'done'],
    ['007', 'B1', 'requiresOtp'],
    ['007', null, 'otpWithoutBatch'],
    ['0', 'B1', undefined],
    ['91', 'B1', undefined],
    ['91', null, undefined],
  ])('status code %s with batch %s: %s', (statusCode, batchId, means) => {
    const answer = { statusCode, batchId, message: '' };
    const meanings = Object.entries({ done: isDone, requiresOtp, otpWithoutBatch });
    expect(meanings.flatMap(([name, is]) => (is(answer) ? name : []))).toEqual(means === undefined ? [] : [means]);
  });
  it.each([
    ['Successful', 'paid'],
    ['Processing', 'received'],
    ['Awaiting Second Level Approval Verification', 'received'],
    ['Awaiting Verification', 'requiresOtp'],
    ['Failed', 'notPaid'],
    ['Rejected', 'notPaid'],
    ['Declined', 'notPaid'],
    ['Approved', 'received'],
    ['Awaiting Approval', 'received'],
    ['Not Received', 'notReceived'],
    ['Pending', 'unknown'],
    ['Initiated', 'unknown'],
    ['Something new', 'unknown'],
    ['constructor', 'unknown'],
  ])('status %s is %s', (status, outcome) => expect(outcomeOf({ status, message: '', batchId: 'B1' })).toBe(outcome));
  it('a payout that wants a code for no batch is unknown, and any other needs no batch', () => {
    const outcomes = ['Awaiting Verification', 'Failed', 'Successful'].map((status) =>
      outcomeOf({ status, message: '', batchId: null }),
    );
    expect(outcomes).toEqual(['unknown', 'notPaid', 'paid']);
  });
});

describe('[PAY-08] a bank transfer in another currency', () => {
  const details = {
    recipientName: 'Atelier Colombe',
    recipientAddress: '1 Rue des Lilas, Paris',
    bankName: 'Banque du Port',
    bankAddress: '2 Quai Ouest, Paris',
    routingNumber: '30004',
    swiftCode: 'bnpafrpp',
  };
  const abroad: PayoutContext = {
    ...filled,
    currency: 'USD',
    recipient: null,
    draft: { ...filled.draft, bankCode: '', accountNumber: 'FR76 3000 4000', amount: '100', abroad: details },
    choices: {
      banks: [],
      beneficiaries: filled.choices?.beneficiaries ?? [],
      wallets: [{ currency: 'USD', currencyId: '2', availableBalance: '100', ledgerBalance: '100', account: null }],
    },
  };
  const without = (change: Partial<typeof details>): PayoutContext => ({
    ...abroad,
    draft: { ...abroad.draft, abroad: { ...details, ...change } },
  });

  it('waits for no name, but for every detail', () => {
    expect(blockers(abroad)).toEqual([]);
    for (const detail of Object.keys(details)) expect(blockers(without({ [detail]: ' ' }))).toEqual([detail]);
  });
  it.each(['BNPAFRP', 'BNPAFRPPX', 'BNPAFRPPXXXX', 'BNPA-RPP', '12345678'])('refuses %s as a SWIFT code', (swiftCode) => {
    expect(blockers(without({ swiftCode }))).toEqual(['swiftCode']);
  });
  it.each(['bnpafrpp', 'BNPAFRPP', 'BNPAFRPPXXX', ' DEUTDEFF500 '])('takes %s', (swiftCode) => {
    expect(blockers(without({ swiftCode }))).toEqual([]);
  });
  it('shows an error for text that is too long, and nothing is cut', () => {
    const long = { ...without({ bankName: 'x'.repeat(101), swiftCode: 'BNPAFRPPXXXX' }) };
    const context = { ...long, draft: { ...long.draft, accountNumber: 'FR76 '.repeat(9) } };
    expect(blockers(context)).toEqual(['wrongAccount', 'swiftCode', 'tooLong']);
    expect(fieldErrors(context, true)).toMatchObject({
      accountNumber: 'The account number has 36 characters. It may have 34.',
      abroad: {
        bankName: 'Use 100 characters or fewer.',
        swiftCode: 'The SWIFT code is too long. It has 8 or 11 letters and digits.',
      },
    });
  });
  it('is an InternationalPayout, its number without spaces', () => {
    expect(orderOf(abroad, 'K')).toMatchObject({
      type: 'InternationalPayout',
      currency: 'USD',
      recipient: 'Atelier Colombe',
      accountNumber: 'FR7630004000',
      bankName: 'Banque du Port',
      abroad: { swiftCode: 'BNPAFRPP' },
    });
  });
  it('is offered no saved bank account, which knows too little', () => {
    const account = { accountNumber: '0123456789', bankName: '', bankCode: '058', createdAt: null };
    const banked = { id: 'b2', name: 'ADA', type: 'Bank', ...account } as const;
    const choices = { ...abroad.choices, banks: [], wallets: [], beneficiaries: [banked] };
    expect(payable({ choices, currency: 'USD' })).toEqual([]);
    expect(payable({ choices, currency: 'NGN' })).toEqual([banked]);
  });
});
