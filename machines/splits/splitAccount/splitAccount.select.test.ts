import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { open, toHarbour } from '../../../tests/samples/splitAccountProvider';
import { assertPresent } from '../../kit/values/assertPresent';
import { ada, partners } from './splitAccount.cases';
import type { SplitAccountEvent } from './splitAccount.types';

describe('what the account dialog shows', () => {
  test('[SPL-07] each step until it closes', async () => {
    const { actor, send, seen } = await open({ split: partners, editing: ada });
    expect(seen()).toMatchObject({ step: 'editing', isEditing: true });
    send({ type: 'account.submitted' });
    expect([actor.getSnapshot().value, seen().step]).toEqual(['persisting', 'saving']);
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(seen().step).toBe('ended');
  });

  test('[SPL-03] the reason against saving', async () => {
    const { send, found, seen } = await open({ split: partners });
    expect(seen()).toMatchObject({ isEditing: false, blocker: 'We haven’t found the account name yet.' });
    send(...toHarbour);
    await found();
    expect(seen().blocker).toBe('Enter the share.');
  });

  test.each<[string, SplitAccountEvent]>([
    ['the merchant', { type: 'merchant.changed', merchantId: '1' }],
    ['the bank', { type: 'bank.chosen', bankCode: '044' }],
    ['the account number', { type: 'number.changed', accountNumber: '1' }],
    ['the share', { type: 'share.changed', amount: '1' }],
  ])('[SPL-04] unsaved changes once %s was changed', async (_, event) => {
    const { send, seen } = await open({ split: partners, editing: ada });
    expect(seen().changed).toBe(false);
    send(event);
    expect(seen().changed).toBe(true);
  });

  test('[SPL-05] what came of looking the account up', async () => {
    const { actor, clock, send, found, seen } = await open({ split: partners });
    expect(seen()).toMatchObject({ lookup: 'waiting', said: '' });
    send({ type: 'merchant.changed', merchantId: '1004' });
    expect(seen()).toMatchObject({ lookup: 'loading', said: '' });
    clock.increment(300);
    await found();
    expect(seen()).toMatchObject({ lookup: 'resolved', said: 'Account resolved successfully' });
    send({ type: 'merchant.changed', merchantId: '1005' }, { type: 'destination.blurred' });
    expect(seen()).toMatchObject({ lookup: 'loading', name: null });
    const lookup = assertPresent(actor.getSnapshot().children.resolution, 'the lookup');
    await waitFor(lookup, (snapshot) => snapshot.matches('failed'));
    expect(seen()).toMatchObject({ lookup: 'failed', said: 'Something went wrong' });
  });

  test('[SPL-05] no message for a name that was found before, which is not looked up again', async () => {
    const known = await open({ split: partners, editing: ada });
    known.clock.increment(300);
    expect(known.seen()).toMatchObject({ lookup: 'resolved', name: 'ADA OKAFOR', said: '' });
    expect(known.asked).toEqual([]);
    const unknown = await open({ split: partners, editing: { ...ada, accountName: '' }, names: { '0123456789': 'ADA OKAFOR' } });
    expect(unknown.seen()).toMatchObject({ lookup: 'loading', name: null });
    unknown.clock.increment(300);
    await unknown.found();
    expect(unknown.asked).toEqual([{ type: 'Bank', accountNumber: '0123456789', bankCode: '058' }]);
  });

  test('[SPL-07] the name stays when it could not be saved, and is not looked up again', async () => {
    const { actor, clock, asked, send, found, seen } = await open({ split: partners, full: true });
    send(...toHarbour);
    await found();
    send({ type: 'share.changed', amount: '20' }, { type: 'account.submitted' });
    await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
    clock.increment(300);
    expect([seen().lookup, asked.length]).toEqual(['resolved', 1]);
  });
});
