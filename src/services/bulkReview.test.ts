import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Payee } from '../../machines/bulkPayout/bulkPayout.types';
import { Failure, type Fault } from '../../machines/kit/fault';
import { resolveNames } from './bulkReview';
import { call } from './call';

vi.mock('./call', () => ({ call: vi.fn() }));
vi.mock('./token', () => ({ forBusiness: () => ({ subsidiary_id: '1001' }) }));

const answers = vi.mocked(call);
const payee = (at: number): Payee => ({ bankCode: '058', number: String(at).padStart(10, '0') });
const fails = (fault: Fault) => () => Promise.reject(new Failure(fault));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  answers.mockReset();
});

describe('looking up names', () => {
  it('[BLK-01] asks about a few at the same time, and about each once', async () => {
    let [open, most] = [0, 0];
    answers.mockImplementation(async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 10));
      open -= 1;
      return { accountName: 'ADA' };
    });
    const asked = resolveNames(
      { payees: Array.from({ length: 23 }, (_, at) => payee(at)) },
      { signal: new AbortController().signal },
    );
    await vi.runAllTimersAsync();
    expect(await asked).toHaveLength(23);
    expect(answers).toHaveBeenCalledTimes(23);
    expect(most).toBe(5);
  });

  it('[BLK-01] tries again after a pause where no answer came, and then calls the bank silent', async () => {
    answers.mockImplementationOnce(fails({ kind: 'server', status: 429, message: 'Slow down' }));
    answers.mockImplementationOnce(async () => ({ accountName: 'ADA' }));
    const once = resolveNames({ payees: [payee(1)] }, { signal: new AbortController().signal });
    expect(answers).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(499);
    expect(answers).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await once).toEqual([{ ...payee(1), name: 'ADA', isSilent: false }]);
    answers.mockImplementation(fails({ kind: 'server', status: 503, message: 'The bank does not answer' }));
    const never = resolveNames({ payees: [payee(2)] }, { signal: new AbortController().signal });
    await vi.runAllTimersAsync();
    expect(await never).toEqual([{ ...payee(2), name: null, isSilent: true }]);
    expect(answers).toHaveBeenCalledTimes(5);
  });

  it('[BLK-01] takes a no for an answer, and ends with the session', async () => {
    answers.mockImplementation(fails({ kind: 'server', status: 404, message: 'Account could not be resolved' }));
    const { signal } = new AbortController();
    expect(await resolveNames({ payees: [payee(1)] }, { signal })).toEqual([{ ...payee(1), name: null, isSilent: false }]);
    answers.mockImplementation(fails({ kind: 'sessionExpired' }));
    await expect(resolveNames({ payees: [payee(1)] }, { signal })).rejects.toMatchObject({ fault: { kind: 'sessionExpired' } });
  });

  it('[BLK-01] is stopped at once', async () => {
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
