import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../../machines/kit/flow/fault';
import type { Payee } from '../../../machines/payouts/bulkPayout/bulkPayout.types';
import { call } from '../call';

vi.mock('../call', () => ({ call: vi.fn() }));
vi.mock('../token', () => ({ forBusiness: () => ({ subsidiary_id: '1001' }) }));

const answers = vi.mocked(call);
const payee = (at: number): Payee => ({ bankCode: '058', number: String(at).padStart(10, '0') });
const fails = (fault: Fault) => () => Promise.reject(new Failure(fault));

/** Each test starts like a new page, without knowledge of the provider's speed. */
let Failure: typeof import('../../../machines/kit/flow/fault').Failure;
let resolveNames: typeof import('./bulkReview').resolveNames;
beforeEach(async () => {
  vi.resetModules();
  ({ resolveNames } = await import('./bulkReview'));
  ({ Failure } = await import('../../../machines/kit/flow/fault'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  answers.mockReset();
});

describe('the lookup of names', () => {
  /** Answers after 10 ms, and refuses more than `most` calls at a time. */
  function provider(most: number) {
    const seen = { open: 0, most: 0, refused: 0 };
    answers.mockImplementation(async () => {
      seen.open += 1;
      seen.most = Math.max(seen.most, seen.open);
      const isTooMuch = seen.open > most;
      await new Promise((resolve) => setTimeout(resolve, 10));
      seen.open -= 1;
      if (!isTooMuch) return { accountName: 'ADA' };
      seen.refused += 1;
      throw new Failure({ kind: 'server', status: 429, message: 'Slow down' });
    });
    return seen;
  }
  const payees = (count: number) => Array.from({ length: count }, (_, at) => payee(at));
  const { signal } = new AbortController();

  it('[BLK-01] looks up each account once, and more at the same time while responses arrive', async () => {
    const seen = provider(Number.POSITIVE_INFINITY);
    const asked = resolveNames({ payees: payees(500) }, { signal });
    expect(seen.open).toBe(8);
    await vi.runAllTimersAsync();
    expect(new Set((await asked).map(({ number }) => number)).size).toBe(500);
    expect(answers).toHaveBeenCalledTimes(500);
    expect(seen.most).toBe(24);
  });

  it('[BLK-01] slows down if the provider requires it, and does not report the bank as silent for that', async () => {
    const seen = provider(4);
    const asked = resolveNames({ payees: payees(300) }, { signal });
    await vi.runAllTimersAsync();
    expect((await asked).every(({ name, isSilent }) => name === 'ADA' && !isSilent)).toBe(true);
    expect(seen.refused).toBeGreaterThan(0);
    expect(seen.refused).toBeLessThan(150);
  });

  it('[BLK-01] retries after a pause without a response, and then reports the bank as silent', async () => {
    answers.mockImplementationOnce(fails({ kind: 'server', status: 429, message: 'Slow down' }));
    answers.mockImplementationOnce(async () => ({ accountName: 'ADA' }));
    const once = resolveNames({ payees: [payee(1)] }, { signal: new AbortController().signal });
    expect(answers).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(499);
    expect(answers).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await once).toEqual([{ ...payee(1), name: 'ADA', isSilent: false }]);
    answers.mockImplementation(fails({ kind: 'server', status: 503, message: 'The bank did not respond' }));
    const never = resolveNames({ payees: [payee(2)] }, { signal: new AbortController().signal });
    await vi.runAllTimersAsync();
    expect(await never).toEqual([{ ...payee(2), name: null, isSilent: true }]);
    expect(answers).toHaveBeenCalledTimes(5);
  });

  it.each([
    [400, false],
    [404, false],
    [499, false],
    [500, true],
    [302, true],
  ])('[BLK-01] reads the status %i as the bank being silent: %s', async (status, isSilent) => {
    answers.mockImplementation(fails({ kind: 'server', status, message: 'Account could not be resolved' }));
    const asked = resolveNames({ payees: [payee(1)] }, { signal });
    await vi.runAllTimersAsync();
    expect(await asked).toEqual([{ ...payee(1), name: null, isSilent }]);
    expect(answers).toHaveBeenCalledTimes(isSilent ? 3 : 1);
  });

  it('[BLK-01] ends with the session', async () => {
    answers.mockImplementation(fails({ kind: 'sessionExpired' }));
    await expect(resolveNames({ payees: [payee(1)] }, { signal })).rejects.toMatchObject({ fault: { kind: 'sessionExpired' } });
  });

  it('[BLK-01] stops immediately', async () => {
    const stop = new AbortController();
    answers.mockImplementation(fails({ kind: 'network' }));
    const asked = resolveNames({ payees: [payee(1)] }, { signal: stop.signal });
    const ended = expect(asked).rejects.toThrow('stopped');
    await vi.advanceTimersByTimeAsync(100);
    stop.abort(new Error('stopped'));
    await ended;
    await vi.runAllTimersAsync();
    expect(answers).toHaveBeenCalledTimes(1);
  });
});
