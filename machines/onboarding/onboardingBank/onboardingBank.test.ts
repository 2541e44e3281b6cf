import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { wire } from '../../kit/flow/port';
import { onboardingBankCases } from './onboardingBank.cases';
import { onboardingBankMachine } from './onboardingBank.machine';
import { selectOnboardingBank } from './onboardingBank.select';
import type { Choices } from './onboardingBank.types';

const { empty, before } = onboardingBankCases.ports.load.answers;

/** Longer than the pause after typing. */
const PAUSE_MS = 2_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opens the form with these choices, and notes which accounts are looked up. */
async function open(choices: Choices) {
  const lookedUp: string[] = [];
  const machine = wire(onboardingBankMachine, {
    load: async () => choices,
    save: async () => ({ message: '' }),
    resolution: {
      resolve: async (account) => {
        lookedUp.push(account.accountNumber);
        return { accountName: 'ADA OKAFOR' };
      },
    },
  });
  const actor = createActor(machine, { input: { lock: null } });
  actor.start();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(actor.getSnapshot().matches('editing')).toBe(true);
  return { actor, lookedUp, name: () => actor.getSnapshot().context.name };
}

it('[ONB-11] a saved account keeps its name without another lookup, until it is changed', async () => {
  const { actor, lookedUp, name } = await open(before);
  expect([lookedUp, name()]).toEqual([[], 'ADA OKAFOR']);
  actor.send({ type: 'account.changed', accountNumber: '0123456780' });
  expect(name()).toBeNull();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect([lookedUp, name()]).toEqual([['0123456780'], 'ADA OKAFOR']);
});

it('[ONB-11] a new account is looked up once it is complete', async () => {
  const { actor, lookedUp, name } = await open(empty);
  actor.send({ type: 'account.changed', accountNumber: '0123456789' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect([lookedUp, name()]).toEqual([[], null]);
  actor.send({ type: 'bank.chosen', bankId: '1' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect([lookedUp, name()]).toEqual([['0123456789'], 'ADA OKAFOR']);
});

it('[ONB-11] there is something to lose once the account is changed, and nothing more when the form was left', async () => {
  const { actor } = await open(before);
  const isChanged = () => selectOnboardingBank(actor.getSnapshot()).changed;
  expect(isChanged()).toBe(false);
  actor.send({ type: 'account.changed', accountNumber: '0123456780' });
  expect(isChanged()).toBe(true);
  actor.send({ type: 'dismissed' });
  expect([actor.getSnapshot().status, isChanged()]).toEqual(['done', false]);
});
