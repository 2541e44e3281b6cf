import { describe, expect, it } from 'vitest';
import { type Said, type Shown, withNotice, withoutNotice } from './notices';

const failed: Said = { flow: 'payout', tone: 'bad', text: 'we couldn’t reach the server. Try again.' };
const paid: Said = { flow: 'payout', tone: 'good', text: 'Payout successful' };
const saved: Said = { flow: 'payoutsDownload', tone: 'good', text: 'payouts.csv was saved.' };
const show = (...said: Said[]) => said.reduce<readonly Shown[]>(withNotice, []);
const words = (shown: readonly Shown[]) => shown.map(({ text }) => text);

describe('[GEN-01] notices', () => {
  it('show the latest message of a flow in place of its earlier one', () => {
    expect(words(show(failed, paid))).toEqual(['Payout successful']);
    expect(words(show(failed, failed))).toEqual(['We couldn’t reach the server. Try again.']);
  });
  it('keep an error of another flow until it is dismissed', () => {
    const shown = show(failed, saved);
    expect(words(shown)).toEqual(['We couldn’t reach the server. Try again.', 'Payouts.csv was saved.']);
    expect(words(withoutNotice(shown, shown[0]?.id ?? 0))).toEqual(['Payouts.csv was saved.']);
  });
  it('are removed by a message without text of the same flow', () => {
    expect(words(show(failed, saved, { ...paid, text: '' }))).toEqual(['Payouts.csv was saved.']);
  });
  it('never reuse an id while its notice shows', () => {
    const ids = show(failed, saved, paid).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
