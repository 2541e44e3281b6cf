import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, setup } from 'xstate';
import { Failure, type Fault } from '../flow/fault';
import { wire } from '../flow/port';
import { accountLookupMachine } from './accountLookup.machine';
import type { Account, AccountLookupNews } from './accountLookup.types';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const bank = (accountNumber: string): Account => ({ type: 'Bank', accountNumber, bankCode: '058' });

/** The machine under a parent that records its messages, as a form would. */
function open(account: Account | null = null, fault: Fault | null = null) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const aborted: string[] = [];
  const heard: AccountLookupNews[] = [];
  const resolve = ({ accountNumber }: Account, { signal }: { signal: AbortSignal }) => {
    asked.push(accountNumber);
    signal.addEventListener('abort', () => aborted.push(accountNumber));
    if (fault) return Promise.reject(new Failure(fault));
    return accountNumber.endsWith('9') ? Promise.resolve({ accountName: 'ADA OKAFOR' }) : new Promise<never>(() => {});
  };
  const form = setup({
    types: { events: {} as AccountLookupNews },
    actors: { resolution: wire(accountLookupMachine, { resolve }) },
    actions: {
      note: (_, news: AccountLookupNews) => {
        heard.push(news);
      },
    },
  }).createMachine({
    invoke: { id: 'resolution', src: 'resolution', input: { account } },
    on: { '*': { actions: { type: 'note', params: ({ event }) => event } } },
  });
  const parent = createActor(form, { clock }).start();
  const actor = parent.getSnapshot().children.resolution;
  if (!actor) throw new Error('the form has no lookup');
  const type = (typed: Account | null) => actor.send({ type: 'account.set', account: typed });
  const value = () => actor.getSnapshot().value;
  return { actor, clock, asked, aborted, heard, type, value };
}

describe('[PAY-04] account resolution', () => {
  it.each([
    ['nine digits', bank('012345678')],
    ['eleven digits', bank('01234567890')],
    ['letters', bank('01234567ab')],
    ['no bank', { ...bank('0123456789'), bankCode: '' }],
    ['no merchant id', { type: 'Merchant', accountNumber: '', bankCode: '' } as const],
    ['nothing', null],
  ])('does not look up %s', async (_, account) => {
    const { clock, asked, type, value } = open();
    type(account);
    clock.increment(1_000);
    await settle();
    expect(asked).toEqual([]);
    expect(value()).toBe('idle');
  });
  it.each([
    ['nine characters', '012345678', 0],
    ['ten', '0123456788', 1],
    ['twelve', '012345678812', 1],
  ])(
    '[ONB-11] [BEN-02] looks up a saved account or a mobile number from ten characters on: %s',
    async (_, accountNumber, times) => {
      for (const account of [
        { ...bank(accountNumber), isSaved: true },
        { type: 'Mobile', accountNumber, bankCode: '' },
      ] as const) {
        const { clock, asked, type } = open();
        type(account);
        clock.increment(300);
        await settle();
        expect(asked).toHaveLength(times);
      }
    },
  );
  it('[BEN-02] does not look up a saved account before its bank is chosen', async () => {
    const { clock, asked, type } = open();
    type({ ...bank('0123456788'), bankCode: '', isSaved: true });
    clock.increment(300);
    await settle();
    expect(asked).toEqual([]);
  });
  it('waits for ten digits and a pause in typing', async () => {
    const { clock, asked, type } = open();
    type(bank('0123456788'));
    clock.increment(200);
    type(bank('0123456789'));
    clock.increment(299);
    await settle();
    expect(asked).toEqual([]);
    clock.increment(1);
    await settle();
    expect(asked).toEqual(['0123456789']);
  });
  it('sends the name to the form', async () => {
    const { clock, heard, type, value } = open();
    type(bank('0123456789'));
    clock.increment(300);
    await settle();
    expect(heard).toEqual([{ type: 'recipient.resolved', name: 'ADA OKAFOR' }]);
    expect(value()).toBe('resolved');
  });
  it('looks a merchant id up without a bank', async () => {
    const { clock, asked, type } = open();
    type({ type: 'Merchant', accountNumber: '1002', bankCode: '' });
    clock.increment(300);
    await settle();
    expect(asked).toEqual(['1002']);
  });
  it('cancels the lookup if the account changes', async () => {
    const { clock, aborted, type } = open();
    type(bank('0123456780'));
    clock.increment(300);
    await settle();
    type(bank('01234'));
    expect(aborted).toEqual(['0123456780']);
  });
  it('looks up a stored account immediately', () => {
    expect(open(bank('0123456789')).value()).toBe('debouncing');
  });
  it.each([
    ['notFound', { kind: 'server', status: 404, message: 'Account could not be resolved' }],
    ['failed', { kind: 'server', status: 503, message: 'The bank did not respond' }],
    ['failed', { kind: 'network' }],
    ['idle', { kind: 'sessionExpired' }],
  ] as const)('ends up %s after a fault', async (state, fault) => {
    const { actor, clock, asked, heard, type, value } = open(null, fault);
    type(bank('0123456789'));
    clock.increment(300);
    await settle();
    expect(value()).toBe(state);
    expect(heard).toEqual(state === 'idle' ? [{ type: 'session.expired' }] : []);
    actor.send({ type: 'retry' });
    await settle();
    expect(asked).toHaveLength(state === 'failed' ? 2 : 1);
  });
});
