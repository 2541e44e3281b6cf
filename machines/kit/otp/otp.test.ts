import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { Failure, type Fault } from '../flow/fault';
import { wire } from '../flow/port';
import { otpMachine } from './otp.machine';
import type { Said } from './otp.types';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const wrong: Fault = { kind: 'server', status: 400, message: 'Invalid OTP' };
const late: Fault = { kind: 'server', status: 400, message: 'OTP has expired' };
const broken: Fault = { kind: 'server', status: 500, message: 'Something went wrong' };
const spent: Fault = { kind: 'server', status: 400, message: 'Too many attempts' };

function open(answers: readonly (Fault | 'right' | 'never')[], resends: boolean | 'never' | Fault = true, sentAt?: number) {
  const left = [...answers];
  const asked: string[] = [];
  const notices: string[] = [];
  const verify = async ({ otp }: { otp: string }) => {
    asked.push(otp);
    const next = left.shift();
    if (next === 'never') return new Promise<Said>(() => {});
    if (next === 'right' || next === undefined) return { message: 'Verified' };
    throw new Failure(next);
  };
  const clock = new SimulatedClock();
  const machine = wire(otpMachine<Said>({ verify: 'verifyPayout', resend: 'resendPayoutOtp' }), {
    verify,
    resend: async () => {
      if (resends === 'never') return new Promise<Said>(() => {});
      if (typeof resends === 'object') throw new Failure(resends);
      if (!resends) throw new Failure({ kind: 'server', status: 429, message: 'Please wait 59 seconds' });
      return { message: '' };
    },
  });
  const otp = createActor(machine, {
    input: { subject: 'B1', failureMessage: 'Not right', ...(sentAt !== undefined && { sentAt }) },
    clock,
  });
  otp.on('notice', ({ text }) => notices.push(text));
  otp.start();
  const type = async (code: string) => {
    otp.send({ type: 'otp.changed', otp: code });
    otp.send({ type: 'otp.submitted' });
    await settle();
  };
  return { otp, type, notices, asked, clock };
}

describe('[PAY-06] one-time password', () => {
  it('cannot be submitted empty', async () => {
    const { otp, type, asked } = open([]);
    expect(otp.getSnapshot().can({ type: 'otp.submitted' })).toBe(false);
    // Zero-width characters are not sent either.
    for (const blank of ['   ', '\u200b', ' \u2060 ']) await type(blank);
    expect(asked).toEqual([]);
  });
  it('is verified with the provider’s response, and then cleared', async () => {
    const { otp, type, asked } = open(['right']);
    await type(' 123456 ');
    expect(asked).toEqual(['123456']);
    expect(otp.getSnapshot().output).toEqual({
      result: 'verified',
      answer: { message: 'Verified' },
      sentAt: otp.getSnapshot().context.sentAt,
    });
    expect(otp.getSnapshot().context.otp).toBe('');
  });
  it.each([wrong, late])('is refused with the provider’s message, and can be tried again: $message', async (refusal) => {
    const { otp, type } = open([refusal, 'right']);
    await type('1');
    expect(otp.getSnapshot()).toMatchObject({
      value: { open: { code: 'entering' } },
      context: { otp: '', problem: 'message' in refusal ? refusal.message : '' },
    });
    await type('2');
    expect(otp.getSnapshot().output).toMatchObject({ result: 'verified' });
  });
  it.each([
    [{ result: 'tooManyAttempts' }, spent],
    [{ result: 'noResponse', problem: 'Not right' }, { kind: 'network' }],
    [{ result: 'noResponse', problem: 'Not right' }, { kind: 'timeout' }],
    [{ result: 'noResponse', problem: 'Not right' }, broken],
    [
      { result: 'noResponse', problem: 'Closed until 6 am' },
      { ...broken, message: 'Closed until 6 am' },
    ],
    [
      { result: 'noResponse', problem: 'Not right' },
      { kind: 'badAnswer', endpoint: 'verifyPayout', field: 'message' },
    ],
    [{ result: 'sessionExpired' }, { kind: 'sessionExpired' }],
  ] as const)('ends %j, and keeps no code', async (output, fault) => {
    const { otp, type } = open([fault]);
    await type('1');
    expect(otp.getSnapshot().output).toMatchObject(output);
    expect(otp.getSnapshot().context.otp).toBe('');
  });
  it('is sent once, even if the button is pressed repeatedly', async () => {
    const { otp, type, asked } = open(['never']);
    await type('1');
    otp.send({ type: 'otp.submitted' });
    await settle();
    expect(asked).toEqual(['1']);
  });
});

describe('[PAY-07] another code', () => {
  it('can be requested a minute after the last one, with a message', async () => {
    const { otp, notices, clock } = open([]);
    const ask = { type: 'otp.resendRequested' } as const;
    expect(otp.getSnapshot().can(ask)).toBe(false);
    clock.increment(59_999);
    expect(otp.getSnapshot().can(ask)).toBe(false);
    clock.increment(1);
    otp.send(ask);
    await settle();
    expect(notices).toEqual(['Success - Enter OTP']);
    expect(otp.getSnapshot().value).toEqual({ open: { code: 'entering', resend: 'waiting' } });
  });
  it('can be requested a minute after the last one was sent, also after a reload', async () => {
    const { otp, clock } = open([{ kind: 'network' }], true, Date.now() - 40_000);
    const ask = { type: 'otp.resendRequested' } as const;
    clock.increment(19_000);
    expect(otp.getSnapshot().can(ask)).toBe(false);
    clock.increment(1_000);
    expect(otp.getSnapshot().can(ask)).toBe(true);
    // After that code the full minute applies again.
    otp.send(ask);
    await settle();
    clock.increment(59_999);
    expect(otp.getSnapshot().can(ask)).toBe(false);
  });
  it('reports after a lost response when the last code was sent', async () => {
    const sentAt = Date.now() - 40_000;
    const { otp, type } = open([{ kind: 'network' }], true, sentAt);
    await type('1');
    expect(otp.getSnapshot().output).toMatchObject({ result: 'noResponse', sentAt });
  });
  it('shows at the field that it was not sent, until the merchant types', async () => {
    const { otp, notices, clock } = open([], false);
    clock.increment(60_000);
    otp.send({ type: 'otp.resendRequested' });
    await settle();
    expect(otp.getSnapshot().context.problem).toBe('Please wait 59 seconds');
    expect(notices).toEqual([]);
    otp.send({ type: 'otp.changed', otp: '1' });
    expect(otp.getSnapshot().context.problem).toBeNull();
  });
  it('takes away the error of the one before', async () => {
    const { otp, type, clock } = open([wrong]);
    await type('1');
    clock.increment(60_000);
    otp.send({ type: 'otp.resendRequested' });
    await settle();
    expect(otp.getSnapshot().context.problem).toBeNull();
  });
  it('cannot be requested while a code is being verified', async () => {
    const { otp, type, clock } = open(['never']);
    clock.increment(60_000);
    await type('1');
    expect(otp.getSnapshot().can({ type: 'otp.resendRequested' })).toBe(false);
  });
  it('is not used before it has arrived: no code is verified while another is being sent', async () => {
    const { otp, type, asked, clock } = open(['right'], 'never');
    clock.increment(60_000);
    otp.send({ type: 'otp.resendRequested' });
    await type('1');
    expect(otp.getSnapshot().can({ type: 'otp.submitted' })).toBe(false);
    expect(asked).toEqual([]);
  });
  it('[SES-06] ends with the session if it expired while a new code was requested, without the typed code', async () => {
    const { otp, clock } = open([], { kind: 'sessionExpired' });
    otp.send({ type: 'otp.changed', otp: '123456' });
    clock.increment(60_000);
    otp.send({ type: 'otp.resendRequested' });
    await settle();
    expect(otp.getSnapshot().output).toEqual({ result: 'sessionExpired' });
    expect(otp.getSnapshot().context.otp).toBe('');
  });
});
