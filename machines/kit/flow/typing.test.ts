/** Every form with an amount keeps the text as typed. This test runs the machines themselves. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { swapMachine } from '../../balances/swap/swap.machine';
import { emptyValues, newPaymentLinkMachine, validate } from '../../links/newPaymentLink/newPaymentLink.machine';
import { payoutCases } from '../../payouts/payout/payout.cases';
import { payoutMachine } from '../../payouts/payout/payout.machine';
import { emptyDraft as blankPayout, orderOf } from '../../payouts/payout/payout.rules';
import { selectPayout } from '../../payouts/payout/payout.select';
import { toDecimal } from '../values/money';
import { wire } from './port';

const forever = () => new Promise<never>(() => undefined);

function transfer() {
  const machine = wire(payoutMachine, {
    loadChoices: forever,
    initiatePayout: forever,
    getPayoutStatus: forever,
    loadResult: forever,
    resolution: { resolve: forever },
    confirmation: { quote: forever },
    otp: { verify: forever, resend: forever },
  });
  return createActor(machine, { input: { currency: 'NGN', businessId: '1001', bookmark: null } }).start();
}

function swap() {
  const machine = wire(swapMachine, {
    loadMarket: forever,
    rateEnds: forever,
    sendSwapOtp: forever,
    createSwapOrder: forever,
    getSwapStatus: forever,
    otp: { verify: forever, resend: forever },
  });
  return createActor(machine, { input: { source: 'NGN', bookmark: null } }).start();
}

const link = () =>
  createActor(wire(newPaymentLinkMachine, { save: forever }), {
    input: { subject: 'K', initialValues: emptyValues('NGN'), draft: null },
  }).start();

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.stringMatching(/^[-+(]?\d{0,4}([.,' ]\d{0,4}){0,3}(e\d)?\)?$/),
);

describe('[GEN-02] typed or pasted text', () => {
  it('stays unchanged in the fields of a transfer, a swap and a payment link', () => {
    const [payout, exchange, created] = [transfer(), swap(), link()];
    fc.assert(
      fc.property(hostile, (text) => {
        payout.send({ type: 'amount.changed', amount: text });
        payout.send({ type: 'account.changed', accountNumber: text });
        exchange.send({ type: 'debit.changed', debit: text });
        created.send({ type: 'field.changed', change: { field: 'amount', value: text } });
        expect(payout.getSnapshot().context.draft).toMatchObject({ amount: text, accountNumber: text });
        expect(exchange.getSnapshot().context.draft.debit).toBe(text);
        expect(created.getSnapshot().context.values.amount).toBe(text);
      }),
    );
  });

  it('becomes an order only with the amount and the number that were understood', () => {
    const draft = { ...blankPayout, bankCode: '058', description: 'Rent' };
    const { all: choices } = payoutCases.ports.loadChoices.answers;
    const context = {
      currency: 'NGN',
      businessId: '1001',
      recipient: 'ADA OKAFOR',
      choices,
      order: null,
      reviewed: null,
      batchId: null,
      outcome: null,
      result: null,
      problem: null,
      reply: null,
      sentAt: null,
    };
    fc.assert(
      fc.property(hostile, (amount) => {
        const order = orderOf({ ...context, draft: { ...draft, amount, accountNumber: '0123 456-789' } }, 'K');
        expect(order?.amount ?? null).toBe(toDecimal(amount, 'NGN'));
        if (order)
          expect([order.accountNumber, order.amount]).toEqual(['0123456789', expect.stringMatching(/^\d+(\.\d{1,2})?$/)]);
      }),
    );
  });

  it.each(['1,50', '1.234,56', '1e5', '-5'])('%s has an error below the field that says what was understood', (text) => {
    const payout = transfer();
    payout.send({ type: 'amount.changed', amount: text });
    const view = selectPayout(payout.getSnapshot());
    const says = validate({ ...emptyValues('NGN'), name: 'Ankara', paymentType: 'MULTIPLE', amount: text });
    expect(view.draft.amount).toBe(text);
    expect(view.errors.amount).toMatch(/^(Did you mean 1(\.50|,234\.56)\?|“1e5” is in scientific|“-5” is below zero)/);
    expect(says).toEqual({ amount: view.errors.amount });
  });
});
