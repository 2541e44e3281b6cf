import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { Failure, type Fault } from '../flow/fault';
import { wire } from '../flow/port';
import { confirmationMachine } from './confirmation.machine';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const machine = confirmationMachine<{ amount: number }, { fee: number }>({
  name: 'quotePayout',
  calls: [],
  may: ({ amount }, { fee }) => amount + fee <= 100,
});

function open(amount: number, ...answers: (number | Fault)[]) {
  const quote = async () => {
    const next = answers.shift() ?? 0;
    if (typeof next === 'number') return { fee: next };
    throw new Failure(next);
  };
  return createActor(wire(machine, { quote }), { input: { subject: { amount } } }).start();
}

describe('[PAY-05] a confirmation', () => {
  it('is impossible before the cost is shown', async () => {
    const actor = open(50, 10);
    actor.send({ type: 'confirmation.confirmed' });
    expect(actor.getSnapshot().value).toBe('quoting');
    await settle();
    actor.send({ type: 'confirmation.confirmed' });
    expect(actor.getSnapshot().output).toEqual({ result: 'confirmed' });
  });
  it('is impossible for a forbidden action', async () => {
    const actor = open(95, 10);
    await settle();
    expect(actor.getSnapshot().can({ type: 'confirmation.confirmed' })).toBe(false);
  });
  it('loads the cost again after a fault, and confirms nothing without it', async () => {
    const actor = open(50, { kind: 'network' }, 10);
    await settle();
    expect(actor.getSnapshot().value).toBe('quoteFailed');
    expect(actor.getSnapshot().can({ type: 'confirmation.confirmed' })).toBe(false);
    actor.send({ type: 'retry' });
    await settle();
    expect(actor.getSnapshot().can({ type: 'confirmation.confirmed' })).toBe(true);
  });
  it.each(['revised', 'dismissed'] as const)('can be %s at any time', (result) => {
    const actor = open(50, 10);
    actor.send({ type: `confirmation.${result}` });
    expect(actor.getSnapshot().output).toEqual({ result });
  });
  it('[SES-06] ends if the session expires', async () => {
    const actor = open(50, { kind: 'sessionExpired' });
    await settle();
    expect(actor.getSnapshot().output).toEqual({ result: 'sessionExpired' });
  });
});
