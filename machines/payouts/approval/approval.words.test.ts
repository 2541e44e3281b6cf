/** What is said of payouts that were decided. */
import { describe, expect, it } from 'vitest';
import { rent } from '../approvals/approvals.flow';
import { decidedWords, decisionWords, settledWords } from './approval.words';

const tunde = { name: 'Tunde Bello' };
const to = (recipient: string, currency = 'NGN') => ({ ...rent, recipient, currency, amount: '1000.50', fee: '50.00' });
const [ada, bola, chidi, dayo] = [to('ADA OKAFOR'), to('BOLA ADE'), to('CHIDI EZE', 'GBP'), to('DAYO OBI')];

describe('[APR-01] the message about a decision', () => {
  it.each([
    [[ada], 'Payout approved. ADA OKAFOR receives NGN 1,000.50.'],
    [[ada, bola], 'Payouts approved. NGN 2,001.00 to ADA OKAFOR and BOLA ADE.'],
    [[ada, chidi, bola], 'Payouts approved. NGN 2,001.00 and GBP 1,000.50 to ADA OKAFOR, CHIDI EZE and BOLA ADE.'],
    [[ada, bola, chidi, dayo], 'Payouts approved. NGN 3,001.50 and GBP 1,000.50 to ADA OKAFOR, BOLA ADE and 2 others.'],
    [[ada, ada], 'Payouts approved. NGN 2,001.00 to ADA OKAFOR.'],
    [[{ ...ada, amount: null }], 'Payout approved. Sent to ADA OKAFOR.'],
  ])('says who receives what, without the fees: %#', (payouts, words) =>
    expect(decidedWords({ payouts, isApproved: true }, '')).toBe(words),
  );
  it.each([
    [[ada], 'Payout declined. NGN 1,050.50 is back in your Payout Balance.'],
    [[ada, bola], 'Payouts declined. NGN 2,101.00 is back in your Payout Balance.'],
    [[chidi, ada], 'Payouts declined. NGN 1,050.50 and GBP 1,050.50 are back in your Payout Balance.'],
    [[{ ...ada, amount: null }], 'Payout declined.'],
  ])('says what comes back, with the fees: %#', (payouts, words) =>
    expect(decidedWords({ payouts, isApproved: false }, '')).toBe(words),
  );
  it('begins with what the provider says', () =>
    expect(decidedWords({ payouts: [ada], isApproved: false }, 'Payout declined successfully')).toMatch(
      /^Payout declined successfully\. NGN /,
    ));
});

describe('[APR-01] payouts that were already decided', () => {
  const by = (approver: string | null) => ({ ...rent, status: 'Rejected', approver });
  it.each([
    [[by(null)], 'This payout was already decided. Its status is Rejected.'],
    [[by('Bola Ade')], 'This payout was already decided by Bola Ade. Its status is Rejected.'],
    [[by('Tunde Bello')], 'You already decided this payout. Its status is Rejected.'],
    [[by('Tunde Bello'), by('Bola Ade')], '2 payouts were already decided.'],
    [[by('Tunde Bello'), by('Tunde Bello')], 'You already decided these 2 payouts.'],
  ])('are named with who decided, if that is known: %#', (decided, words) => expect(settledWords(decided, tunde)).toBe(words));
  it('are those of nobody, where nobody is named', () =>
    expect(settledWords([by('')], { name: '' })).toBe('This payout was already decided. Its status is Rejected.'));
  it('say each how they were decided', () =>
    expect([by(null), by('Bola Ade'), by('Tunde Bello')].map((each) => decisionWords(each, tunde))).toEqual([
      'Rejected',
      'Rejected by Bola Ade',
      'Rejected by you',
    ]));
});
