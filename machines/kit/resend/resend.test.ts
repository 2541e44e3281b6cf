import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { Failure } from '../flow/fault';
import { wire } from '../flow/port';
import { resend } from './resend.machine';
import { selectResend } from './resend.select';

const machine = resend('mail', { calls: [], req: ['SUP-04'], description: 'Sends an email again.' });

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** @param said the provider's message, or null if the call fails. */
function open(sentAt?: number, said: string | null = '') {
  const send = async () => {
    if (said === null) throw new Failure({ kind: 'network' });
    return { message: said };
  };
  const texts: unknown[] = [];
  const actor = createActor(wire(machine, { send }), {
    input: { subject: 'ada@b.test', ...(sentAt !== undefined && { sentAt }) },
  });
  actor.on('notice', ({ text }) => texts.push(text));
  actor.start();
  const state = () => selectResend(actor.getSnapshot()).resend;
  return { actor, texts, state };
}

describe('[SUP-04] an email that is sent again', () => {
  it.each([
    ['just now', undefined, 60_000],
    ['40 seconds ago', 960_000, 20_000],
    ['at the beginning of time', 0, 0],
  ])('is offered a minute after the last, which was sent %s', async (_, sentAt, pause) => {
    const { state } = open(sentAt);
    if (pause > 0) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(state()).toBe('waiting');
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toBe('ready');
  });

  it.each([
    ['', 'Sent again'],
    ['Look into your mailbox', 'Look into your mailbox'],
  ])('shows the provider’s message “%s”, or our own if it is empty, and starts the pause again', async (said, text) => {
    const { actor, texts, state } = open(0, said);
    await vi.advanceTimersByTimeAsync(1);
    actor.send({ type: 'resend.requested' });
    expect(state()).toBe('sending');
    await vi.advanceTimersByTimeAsync(0);
    expect([texts, state()]).toEqual([[text], 'waiting']);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(state()).toBe('waiting');
  });

  it('is offered again at once if it was not sent', async () => {
    const { actor, texts, state } = open(0, null);
    await vi.advanceTimersByTimeAsync(1);
    actor.send({ type: 'resend.requested' });
    await vi.advanceTimersByTimeAsync(0);
    expect([texts, state()]).toEqual([[], 'ready']);
    expect(actor.getSnapshot().context.problem).toContain('couldn’t reach the server');
  });
});
