import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { wire } from '../../kit/flow/port';
import { webhookCases } from './webhook.cases';
import { webhookMachine } from './webhook.machine';
import { selectWebhook } from './webhook.select';

const { address } = webhookCases.events['address.changed'].next;

/** Opens the dialog on the address that is set. */
function open() {
  const never = () => new Promise<never>(() => {});
  const machine = wire(webhookMachine, { save: never, compare: never, test: never });
  const actor = createActor(machine, { input: webhookCases.inputs.edit }).start();
  return { actor, seen: () => selectWebhook(actor.getSnapshot()) };
}

describe('[KEY-01] a webhook URL whose dialog is closed', () => {
  it('asks about another address, and keeps it for a merchant who stays', () => {
    const { actor, seen } = open();
    actor.send({ type: 'address.changed', address });
    actor.send({ type: 'dismissed' });
    expect(seen()).toMatchObject({ step: 'editing', leaving: true, typed: address });
    actor.send({ type: 'leave.dismissed' });
    expect(seen()).toMatchObject({ step: 'editing', leaving: false, typed: address });
    actor.send({ type: 'dismissed' });
    actor.send({ type: 'leave.confirmed' });
    expect(actor.getSnapshot().output).toEqual({ result: 'closed' });
  });
  it('asks also from the review, and leads back to the address', () => {
    const { actor, seen } = open();
    actor.send({ type: 'address.changed', address });
    actor.send({ type: 'address.submitted' });
    expect(seen().step).toBe('reviewing');
    actor.send({ type: 'dismissed' });
    expect(seen()).toMatchObject({ step: 'reviewing', leaving: true, typed: address });
    actor.send({ type: 'leave.dismissed' });
    expect(seen()).toMatchObject({ step: 'reviewing', leaving: false, typed: address });
  });
  it.each([
    ['as it was', null],
    ['as it was, with space around it', ` ${webhookCases.inputs.edit.current} `],
  ])('closes at once with the address %s', (_, typed) => {
    const { actor } = open();
    if (typed !== null) actor.send({ type: 'address.changed', address: typed });
    actor.send({ type: 'dismissed' });
    expect(actor.getSnapshot().output).toEqual({ result: 'closed' });
  });
});
