/** An audit entry in a merchant's words. */
import { describe, expect, it } from 'vitest';
import { changesOf, groupsOf, labelOf, nameOf, pageOfEntry, roleOf, sourceOf } from './auditTrails.rules';

describe('[AUD-01] what an entry changed', () => {
  it('has old and new values, and leaves out what stayed the same', () => {
    const { kind, fields, same } = changesOf({
      before: { feeBearer: 'CBF', currency: 'NGN', limit: '5' },
      after: { feeBearer: 'SBF', currency: 'NGN', appliesFrom: 'today' },
    });
    expect(kind).toBe('changed');
    expect(fields.map(({ label, was, now }) => [label, was, now])).toEqual([
      ['Fee bearer', 'CBF', 'SBF'],
      ['Limit', '5', null],
      ['Applies from', null, 'today'],
    ]);
    expect(same.map(({ key }) => key)).toEqual(['currency']);
  });

  it('has only new values of something created, and only old ones of something removed', () => {
    expect(changesOf({ before: null, after: { name: 'Till' } })).toMatchObject({
      kind: 'created',
      fields: [{ was: null, now: 'Till' }],
    });
    expect(changesOf({ before: { name: 'Till' }, after: null })).toMatchObject({
      kind: 'removed',
      fields: [{ was: 'Till', now: null }],
    });
    expect(changesOf({ before: null, after: null }).fields).toEqual([]);
  });

  it('counts a masked value as changed, because nobody can tell', () => {
    expect(changesOf({ before: { bvn: '••••••' }, after: { bvn: '••••••' } }).fields).toMatchObject([
      { label: 'BVN', isHidden: true },
    ]);
  });

  it.each([
    ['feeBearer', 'Fee bearer'],
    ['bank.accountNumber', 'Bank, account number'],
    ['subsidiary_id', 'Subsidiary ID'],
    ['payoutDetails.1.amount', 'Payout details, 1, amount'],
  ])('names %s in words', (name, label) => expect(labelOf(name)).toBe(label));
});

describe('[AUD-01] who did it, and where it leads', () => {
  const person = { name: 'Amaka Obi', email: 'amaka.obi@bluecrest.test', role: 'Owner' };

  it.each([
    [{ ...person, actor: 'user' } as const, 'Amaka Obi', 'Owner'],
    [{ name: '', email: 'new@bluecrest.test', role: '', actor: 'user' } as const, 'new@bluecrest.test', 'N / A'],
    [{ name: '', email: 'ada@customer.test', role: '', actor: 'customer' } as const, 'ada@customer.test', 'Customer'],
    [{ name: '', email: '', role: '', actor: 'sandbox' } as const, 'System', 'Automatic'],
    [{ name: '', email: '', role: '', actor: 'user' } as const, 'N / A', 'N / A'],
  ])('names the actor of %j', (entry, name, role) => expect([nameOf(entry), roleOf(entry)]).toEqual([name, role]));

  it('says from which mode, if there was one', () => {
    expect(sourceOf({ environment: 1, actor: 'user' })).toBe('Dashboard, Live mode');
    expect(sourceOf({ environment: 2, actor: 'customer' })).toBe('Payment page, Test mode');
    expect(sourceOf({ environment: null, actor: 'sandbox' })).toBe('Provider');
  });

  it('leads to the page of its subject, else to that of its activity', () => {
    expect(pageOfEntry({ subject: 'user', activityType: 'Users' })).toBe('/dashboard/settings/users');
    expect(pageOfEntry({ subject: '', activityType: 'Settings' })).toBe('/dashboard/settings/preference');
    expect(pageOfEntry({ subject: 'list', activityType: 'Test data' })).toBeNull();
  });

  it('divides a fingerprint into groups', () => expect(groupsOf('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']));
});
