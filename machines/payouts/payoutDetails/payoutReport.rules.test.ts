import { describe, expect, it } from 'vitest';
import { reportOf } from './payoutReport.rules';

const payout = {
  payoutReference: 'KPO-1&cc=eve@x.test',
  payoutId: '7',
  status: 'Failed',
  amount: '21332.40',
  currency: 'NGN',
  initiatedAt: '2026-11-22T08:42:10',
};

describe('a report of a problem with a payout', () => {
  it('is an email with reference, status, amount and time, and nothing in them adds a recipient', () => {
    const url = new URL(reportOf('help@provider.test', payout));
    expect([url.protocol, url.pathname]).toEqual(['mailto:', 'help@provider.test']);
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(url.searchParams.get('subject')).toBe('Problem with payout KPO-1&cc=eve@x.test');
    expect(url.searchParams.get('body')?.split('\r\n')).toEqual([
      'Payout reference: KPO-1&cc=eve@x.test',
      'Status: Failed',
      'Amount: NGN 21332.40',
      'Date initiated: 2026-11-22 08:42:10 WAT',
      '',
      'What went wrong:',
      '',
    ]);
  });

  it('omits what the provider did not send, and names the payout by its id', () => {
    const url = new URL(reportOf('help@provider.test', { ...payout, payoutReference: '', amount: null, initiatedAt: null }));
    expect(url.searchParams.get('body')?.split('\r\n').slice(0, 3)).toEqual(['Payout reference: 7', 'Status: Failed', '']);
  });
});
