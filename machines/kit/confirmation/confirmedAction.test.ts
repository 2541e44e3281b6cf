import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { Failure, type Fault } from '../flow/fault';
import { wire } from '../flow/port';
import { type Confirmed, confirmedAction } from './confirmedAction.machine';

interface Customer {
  readonly name: string;
  readonly isBlocked: boolean;
}
type Answer = { readonly message: string };

const parts = {
  description: 'Blocks a customer.',
  req: ['CUS-03'],
  calls: [],
  failureMessage: 'Not blocked',
  successMessage: ({ message }: Answer, { name }: Customer) => `${name}: ${message}`,
};
const plain = confirmedAction<Customer, Answer>('plain', parts);
const limited = confirmedAction<Customer, Answer>('limited', { ...parts, isAllowed: ({ isBlocked }) => !isBlocked });
const explained = confirmedAction<Customer, Answer>('explained', { ...parts, reason: { initial: 'Fraud', longest: 5 } });

const settle = () => new Promise((resolve) => setTimeout(resolve));
const ada: Customer = { name: 'Ada', isBlocked: false };

function open(machine: typeof plain, subject = ada, fault: Fault | null = null) {
  const sent: Confirmed<Customer>[] = [];
  const emitted: unknown[] = [];
  const run = async (confirmed: Confirmed<Customer>) => {
    sent.push(confirmed);
    if (fault) throw new Failure(fault);
    return { message: 'Blocked' };
  };
  const actor = createActor(wire(machine, { do: run }), { input: { subject } });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const can = () => actor.getSnapshot().can({ type: 'action.confirmed' });
  return { actor, sent, emitted, can };
}

describe('[CUS-03] an action that is confirmed first', () => {
  it('runs once, and says so', async () => {
    const { actor, sent, emitted } = open(plain);
    actor.send({ type: 'action.confirmed' });
    actor.send({ type: 'action.confirmed' });
    await settle();
    expect(sent).toEqual([{ subject: ada, reason: '', password: '' }]);
    expect(emitted).toEqual([{ type: 'notice', tone: 'good', text: 'Ada: Blocked' }]);
    expect(actor.getSnapshot().output).toEqual({ result: 'succeeded' });
  });

  it('runs only on a record that it may change', () => {
    const blocked = { ...ada, isBlocked: true };
    expect([open(limited).can(), open(limited, blocked).can(), open(plain, blocked).can()]).toEqual([true, false, true]);
  });

  it.each([
    ['Fraud', true],
    [' ', false],
    ['12345', true],
    ['123456', false],
  ])('with the reason “%s” may run: %s', async (reason, may) => {
    const { actor, can, sent } = open(explained);
    expect(can()).toBe(true);
    actor.send({ type: 'reason.changed', reason });
    expect(can()).toBe(may);
    actor.send({ type: 'action.confirmed' });
    await settle();
    expect(sent).toEqual(may ? [{ subject: ada, reason, password: '' }] : []);
  });

  it('has no reason to change if it needs none', () => {
    const change = { type: 'reason.changed', reason: 'x' } as const;
    expect(open(plain).actor.getSnapshot().can(change)).toBe(false);
    expect(open(explained).actor.getSnapshot().can(change)).toBe(true);
    expect(open(explained).actor.getSnapshot().context.reason).toBe('Fraud');
  });

  it.each([
    [{ kind: 'server', status: 400, message: 'Unknown customer' } as const, 'Unknown customer'],
    [{ kind: 'defect', message: 'x' } as const, 'Not blocked'],
  ])('says why it failed, and can run again: %j', async (fault, problem) => {
    const { actor, can, emitted } = open(plain, ada, fault);
    actor.send({ type: 'action.confirmed' });
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'confirming', context: { problem } });
    expect([can(), emitted]).toEqual([true, []]);
  });

  it('[SES-06] ends with its session, or when the merchant cancels', async () => {
    const expired = open(plain, ada, { kind: 'sessionExpired' });
    expired.actor.send({ type: 'action.confirmed' });
    await settle();
    expect([expired.actor.getSnapshot().output, expired.emitted]).toEqual([
      { result: 'sessionExpired' },
      [{ type: 'sessionExpired' }],
    ]);
    const dismissed = open(plain);
    dismissed.actor.send({ type: 'action.dismissed' });
    expect(dismissed.actor.getSnapshot().output).toEqual({ result: 'dismissed' });
  });
});
