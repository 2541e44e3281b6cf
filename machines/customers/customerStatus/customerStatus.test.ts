import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Confirmed } from '../../kit/confirmation/confirmedAction.machine';
import { wire } from '../../kit/flow/port';
import { customerStatusMachine, type StatusChange } from './customerStatus.machine';

const subject: StatusChange = { email: 'ada@customer.test', action: 'blacklist' };

function started() {
  const sent: Confirmed<StatusChange>[] = [];
  const services = {
    do: async (change: Confirmed<StatusChange>) => {
      sent.push(change);
      return { message: '' };
    },
  };
  const actor = createActor(wire(customerStatusMachine, services), { input: { subject } });
  actor.start();
  return { actor, sent };
}

describe('[CUS-03] a change of a customer’s status', () => {
  it('is sent with the usual reason if the merchant keeps it, and with another one if they change it', async () => {
    for (const [typed, reason] of [
      [null, 'Requested by the merchant'],
      ['Three disputed payments', 'Three disputed payments'],
    ] as const) {
      const { actor, sent } = started();
      if (typed !== null) actor.send({ type: 'reason.changed', reason: typed });
      actor.send({ type: 'action.confirmed' });
      await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
      expect(sent).toEqual([{ subject, reason, password: '' }]);
    }
  });

  it('is not sent without a reason', () => {
    const { actor, sent } = started();
    actor.send({ type: 'reason.changed', reason: '  ' });
    expect(actor.getSnapshot().can({ type: 'action.confirmed' })).toBe(false);
    actor.send({ type: 'action.confirmed' });
    expect(sent).toEqual([]);
  });
});
