import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { Failure, type Fault } from '../../kit/flow/fault';
import { wire } from '../../kit/flow/port';
import { switchingMachine } from './switching.machine';
import { selectSwitching } from './switching.select';
import type { Wanted } from './switching.types';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function open({ unsaved = [], fault }: { readonly unsaved?: readonly string[]; readonly fault?: Fault } = {}) {
  const asked: Wanted[] = [];
  const afresh: number[] = [];
  const defaults: string[] = [];
  const said: string[] = [];
  const actor = createActor(
    wire(switchingMachine, {
      findUnsaved: async () => ({ unsaved }),
      switchTo: async ({ wanted }) => {
        asked.push(wanted);
        if (fault) throw new Failure(fault);
      },
      makeDefault: async ({ businessId, name }) => {
        defaults.push(businessId);
        if (fault) throw new Failure(fault);
        return { name };
      },
      startAfresh: async ({ afterMs }) => {
        afresh.push(afterMs);
      },
    }),
    { input: { businessId: '1001', environment: 'Live', isDefault: false } },
  );
  actor.on('notice', ({ text }) => said.push(text));
  actor.start();
  return { actor, asked, afresh, defaults, said, view: () => selectSwitching(actor.getSnapshot()) };
}

const foods = { type: 'business.chosen', id: '1002', name: 'Bluecrest Foods' } as const;
const test = { type: 'environment.chosen', environment: 'Test' } as const;

describe('switching', () => {
  it('[NAV-10] asks the provider for the business, and reloads the page at once', async () => {
    const { actor, asked, afresh } = open();
    actor.send(foods);
    await settle();
    expect([asked, afresh]).toEqual([[{ kind: 'business', id: '1002', name: 'Bluecrest Foods' }], [0]]);
  });
  it('[NAV-11] asks the provider for the environment, and reloads the page 200 ms later', async () => {
    const { actor, asked, afresh } = open();
    actor.send(test);
    await settle();
    expect([asked, afresh]).toEqual([[{ kind: 'environment', environment: 'Test' }], [200]]);
  });
  it('[NAV-10] makes the open business the one that a sign-in opens, and switches nothing', async () => {
    const { actor, asked, afresh, defaults, said, view } = open();
    actor.send({ type: 'default.requested', name: 'Bluecrest Stores' });
    await settle();
    expect([defaults, asked, afresh, view().step]).toEqual([['1001'], [], [], 'settled']);
    expect(said).toEqual(['Bluecrest Stores opens when you sign in.']);
  });
  it('[NAV-10] offers to make the business the default only until it is', async () => {
    const { actor, defaults } = open();
    const ask = { type: 'default.requested', name: 'Bluecrest Stores' } as const;
    expect(actor.getSnapshot().can(ask)).toBe(true);
    actor.send(ask);
    await settle();
    expect(actor.getSnapshot().can(ask)).toBe(false);
    actor.send(ask);
    await settle();
    expect(defaults).toEqual(['1001']);
  });
  it('[NAV-10] says why the default could not be saved, and stays', async () => {
    const { actor, said, view } = open({ fault: { kind: 'network' } });
    actor.send({ type: 'default.requested', name: 'Bluecrest Stores' });
    await settle();
    expect(said).toEqual(['We couldn’t reach the server. Check your connection and try again.']);
    expect(view().step).toBe('settled');
  });
  it('[NAV-10 NAV-11] does nothing for what is open already', async () => {
    const { actor, asked, view } = open();
    actor.send({ type: 'business.chosen', id: '1001', name: 'Bluecrest Stores' });
    actor.send({ type: 'environment.chosen', environment: 'Live' });
    await settle();
    expect([asked, view().step]).toEqual([[], 'settled']);
  });
  it('[NAV-10] asks first where work was not saved, naming it', async () => {
    const { actor, asked, view } = open({ unsaved: ['Bank details'] });
    actor.send(foods);
    await settle();
    expect([asked, view()]).toMatchObject([[], { step: 'confirming', to: 'Bluecrest Foods', unsaved: ['Bank details'] }]);
    actor.send({ type: 'switch.dismissed' });
    expect(view()).toMatchObject({ step: 'settled', to: '', unsaved: [] });
  });
  it('[NAV-10] shows the provider’s words when it refuses, and stays', async () => {
    const { actor, afresh, said, view } = open({ fault: { kind: 'server', status: 404, message: 'Business not found' } });
    actor.send(foods);
    await settle();
    expect([said, afresh, view().step]).toEqual([['Business not found'], [], 'settled']);
  });
  it('[NAV-10 NAV-11] closes the dashboard after a lost response: only a reload can tell which business is active', async () => {
    const { actor, afresh, view } = open({ fault: { kind: 'network' } });
    actor.send(test);
    await settle();
    expect(view()).toMatchObject({ step: 'outcomeUnknown', to: 'Test mode' });
    actor.send({ type: 'page.reload' });
    await settle();
    expect(afresh).toEqual([200]);
  });
});
