/** The texts of emails about money, whatever the texts in them contain. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asLine,
  batchDecided,
  type Email,
  fundingReceived,
  inTestMode,
  type PayoutGroup,
  paymentReceived,
  payoutDecided,
  payoutsAwaitApproval,
  payoutsExpired,
  payoutsFailed,
  refundDeclined,
  refundPaid,
} from './moneyEmails.rules';

const NUMBER = '9876501234';

/** Every email, with this text wherever a text comes from outside. */
function everyEmail(text: string): readonly Email[] {
  const sum = { currency: 'NGN', amount: 1_234_567_89n };
  const payment = { ...sum, business: text, businessEmail: text, orderReference: 'KOR-1' };
  const one: PayoutGroup = { count: 1, sums: [sum], recipient: text, bankName: text, accountNumber: NUMBER, failure: text };
  const many: PayoutGroup = { ...one, count: 12, sums: [sum, { currency: 'USD', amount: 1n }] };
  const order = { reference: 'KBR-1', initiator: text };
  const back = { paid: 2_000_000_00n, reference: 'RFD-1' };
  const all = [
    paymentReceived({ ...payment, method: text, for: text }),
    refundPaid({ ...payment, ...back, maskedPan: '506104••••••4242', accountNumber: null }),
    refundPaid({ ...payment, ...back, maskedPan: null, accountNumber: NUMBER }),
    refundPaid({ ...payment, ...back, maskedPan: null, accountNumber: null }),
    refundDeclined({ ...sum, reason: text, orderReference: 'KOR-1', reference: 'RFD-1' }),
    fundingReceived({ ...sum, senderName: text, senderBank: text, accountNumber: NUMBER, reference: 'KFD-1' }),
    ...[one, many].flatMap((group) => [
      payoutsFailed(group, { ...order, all: 40 }),
      payoutsExpired(group, order),
      payoutsAwaitApproval(group, order),
      batchDecided(group, group, order),
    ]),
    payoutsFailed(one, { ...order, all: 1 }),
    ...[true, false].map((isApproved) => payoutDecided(one, isApproved, { ...order, approver: text })),
  ];
  return [...all, ...all.map(inTestMode)];
}

describe('an email about money', () => {
  it('says the amount, and of an account or a card only the last digits', () => {
    for (const { subject, text } of everyEmail('Ada')) {
      expect([subject, subject.length > 10 && subject.length < 120]).toEqual([subject, true]);
      expect(`${subject}\n${text}`).toMatch(/NGN 1,234,567\.89/);
      expect(`${subject}\n${text}`).not.toMatch(/\d{7,}|506104|undefined|null|\[object/);
    }
    const ends = everyEmail('Ada').filter(({ text }) => /ending in (1234|4242)\b/.test(text));
    expect(ends.length).toBeGreaterThan(10);
  });

  it('has as many lines with any text as with a short one, and a subject of one line', () => {
    const plain = everyEmail('Ada').map(({ text }) => text.split('\n').length);
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.constant('Ada\r\nBcc: all@customer.test\u2028\u202e'),
    );
    fc.assert(
      fc.property(anyText, (given) => {
        const emails = everyEmail(given);
        for (const { subject, text } of emails) {
          expect(subject).not.toMatch(/[\r\n\u2028\u2029\u202a-\u202e]/);
          expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
        }
        expect(emails.map(({ text }) => text.split('\n').length)).toEqual(plain);
      }),
    );
  });

  it('shortens a long text, and keeps any other', () => {
    expect(asLine('  Ada\t Okafor ')).toBe('Ada Okafor');
    expect([...asLine('😀'.repeat(200))]).toHaveLength(101);
    expect(asLine('a'.repeat(100))).toBe('a'.repeat(100));
  });
});
