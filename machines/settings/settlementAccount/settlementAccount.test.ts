import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { wire } from '../../kit/flow/port';
import { settlementAccountCases } from './settlementAccount.cases';
import { settlementAccountMachine } from './settlementAccount.machine';
import { selectSettlementAccount } from './settlementAccount.select';

/** Opens the dialog on its form. */
async function open() {
  const looked: string[] = [];
  const machine = wire(settlementAccountMachine, {
    loadBanks: async () => settlementAccountCases.ports.loadBanks.answers.some,
    save: () => new Promise(() => {}),
    resolution: {
      resolve: async ({ accountNumber }) => {
        looked.push(accountNumber);
        return { accountName: 'ADA OKAFOR' };
      },
    },
  });
  const actor = createActor(machine, { input: settlementAccountCases.inputs.fresh }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  return { actor, looked, seen: () => selectSettlementAccount(actor.getSnapshot()) };
}

describe('[STA-01] a new account whose dialog is closed', () => {
  it('asks about what was filled in, and keeps all of it for a merchant who stays', async () => {
    const { actor, looked, seen } = await open();
    actor.send({ type: 'type.chosen', accountType: 'Current' });
    actor.send({ type: 'bank.chosen', bankId: '3' });
    actor.send({ type: 'account.changed', accountNumber: '0123456789' });
    await waitFor(actor, (snapshot) => snapshot.context.name !== null);
    const draft = { accountType: 'Current', bankId: '3', accountNumber: '0123456789' };
    const kept = { step: 'editing', name: 'ADA OKAFOR', blocker: null, draft };
    actor.send({ type: 'dismissed' });
    expect(seen()).toMatchObject({ ...kept, leaving: true });
    actor.send({ type: 'leave.dismissed' });
    expect(seen()).toMatchObject({ ...kept, leaving: false });
    expect(looked).toEqual(['0123456789']);
    actor.send({ type: 'dismissed' });
    actor.send({ type: 'leave.confirmed' });
    expect(actor.getSnapshot().output).toEqual({ result: 'closed' });
  });
  it.each([
    ['the type', { type: 'type.chosen', accountType: 'Current' }],
    ['the bank', { type: 'bank.chosen', bankId: '3' }],
    ['the number', { type: 'account.changed', accountNumber: '01' }],
  ] as const)('asks about %s, if nothing else was entered', async (_, event) => {
    const { actor, seen } = await open();
    actor.send(event);
    actor.send({ type: 'dismissed' });
    expect(seen()).toMatchObject({ step: 'editing', leaving: true });
  });
  it('closes at once with an empty form', async () => {
    const { actor } = await open();
    actor.send({ type: 'dismissed' });
    expect(actor.getSnapshot().output).toEqual({ result: 'closed' });
  });
});
