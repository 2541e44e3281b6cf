import { describe, expect, it } from 'vitest';
import { type Fault, SAYS_FALSE } from '../flow/fault';
import { isCodeRecent, pauseAfter, recentCodeSentAt } from './codePause';
import { lastSentAt, lostCode } from './lostCode';
import { isOutOfTries, lostWords, messageIn, OUT_OF_TRIES, pauseLeft, sentAtIn } from './otp.rules';
import type { OtpOutput, Said } from './otp.types';

const server = (message: string, status = 400): Fault => ({ kind: 'server', status, message });

describe('[PAY-07] the pause before another code', () => {
  it.each([
    [1_000, 1_000, 60_000],
    [1_000, 1_001, 59_999],
    [1_000, 60_999, 1],
    [1_000, 61_000, 0],
    [1_000, 90_000, 0],
    [1_000, 0, 60_000],
  ])('of one that was sent at %s has at %s %s milliseconds left', (sentAt, now, left) =>
    expect(pauseLeft(sentAt, now)).toBe(left),
  );
});

describe('[PAY-07] a refusal to send another code', () => {
  it.each([
    [server('Please wait 42 seconds before requesting another code', 429), 42_000, true],
    [server('Please wait 1 second before requesting another code', 429), 1_000, true],
    [server('Please wait 61 seconds before requesting another code', 429), 61_000, false],
    [server('Please wait 0 seconds before requesting another code', 429), 0, false],
    [server('Too many requests. Please wait 42 seconds', 429), 42_000, false],
    [server('Slow down', 429), 60_000, false],
    [server('Please wait 42 seconds before requesting another code', 400), 0, false],
    [{ kind: 'network' } as const, 0, false],
  ])('%j keeps the next one back for %i milliseconds, and the last one is valid: %s', (fault, ms, isValid) => {
    expect([pauseAfter(fault), isCodeRecent(fault)]).toEqual([ms, isValid]);
  });
  it('says when the last one was sent', () =>
    expect(recentCodeSentAt(server('Please wait 42 seconds before requesting another code', 429), 100_000)).toBe(82_000));
});

describe('[PAY-06] a code that was not accepted', () => {
  it.each([
    [server(OUT_OF_TRIES), true],
    [server(OUT_OF_TRIES, SAYS_FALSE), false],
    [server(OUT_OF_TRIES, 500), false],
    [server('Invalid OTP'), false],
    [{ kind: 'network' } as const, false],
    [{ kind: 'defect', message: OUT_OF_TRIES } as const, false],
  ])('is the last one if the provider says so: %j', (fault, isLast) => expect(isOutOfTries(fault)).toBe(isLast));

  it.each([
    [server('Invalid OTP'), 'Invalid OTP'],
    [server(''), 'Not verified.'],
    [{ kind: 'network' } as const, 'Not verified.'],
    [{ kind: 'timeout' } as const, 'Not verified.'],
  ])('shows after %j “%s”', (fault, words) => expect(lostWords(fault, 'Not verified.')).toBe(words));
});

describe('[PAY-07] what a flow reads of the result of a code', () => {
  const results: readonly (readonly [OtpOutput<Said>, string, string | null, number | null])[] = [
    [{ result: 'verified', answer: { message: 'Done' } }, 'Done', null, null],
    [{ result: 'tooManyAttempts' }, '', null, null],
    [{ result: 'sessionExpired' }, '', null, null],
    [{ result: 'noResponse', problem: 'Not verified.', sentAt: 5 }, '', 'Not verified.', 5],
    [{ result: 'noResponse', problem: 'Not verified.' }, '', 'Not verified.', null],
    [{ result: 'dismissed', sentAt: 5 }, '', null, 5],
    [{ result: 'dismissed' }, '', null, null],
  ];
  it.each(results)('%j', (output, message, problem, sentAt) => {
    expect(messageIn(output)).toBe(message);
    expect(sentAtIn(output)).toBe(sentAt);
    expect(lostCode(output)).toEqual({ problem, sentAt });
  });
  it('keeps when the last code was sent', () => {
    expect(lastSentAt({ sentAt: 1 }, { sentAt: 5 })).toBe(5);
    expect(lastSentAt({ sentAt: 1 }, { sentAt: null })).toBe(1);
    expect(lastSentAt({ sentAt: null }, { sentAt: null })).toBeNull();
  });
});
