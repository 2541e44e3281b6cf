import { describe, expect, it, vi } from 'vitest';
import { lazy, once } from './lazy';

describe('a lazy service', () => {
  it('makes no call if its state was left while its code loaded', async () => {
    const pay = vi.fn(),
      leaving = new AbortController();
    const called = lazy(
      async () => ({ pay }),
      (s) => s.pay,
    )({}, { signal: leaving.signal });
    leaving.abort();
    await expect(called).rejects.toBeDefined();
    expect(pay).not.toHaveBeenCalled();
  });
  it('fails with a network fault if its code does not load', async () => {
    const gone = lazy<{ pay: () => Promise<void> }, unknown, void>(
      () => Promise.reject(new TypeError('Failed to fetch')),
      (s) => s.pay,
    );
    await expect(gone({}, { signal: new AbortController().signal })).rejects.toMatchObject({ fault: { kind: 'network' } });
  });
  it('imports its code once, and again only if that failed', async () => {
    let imports = 0;
    const service = lazy(
      async () => {
        imports += 1;
        if (imports === 1) throw new TypeError('Failed to fetch');
        return { pay: async () => imports };
      },
      (s) => s.pay,
    );
    const options = { signal: new AbortController().signal };
    await expect(service({}, options)).rejects.toMatchObject({ fault: { kind: 'network' } });
    expect([await service({}, options), await service({}, options)]).toEqual([2, 2]);
  });
  it('calls at once when its code is there, also code that another service loaded', async () => {
    const calls: string[] = [];
    const code = once(async () => ({ save: async () => void calls.push('save'), load: async () => void calls.push('load') }));
    const options = { signal: new AbortController().signal };
    await lazy(code, (s) => s.save)({}, options);
    void lazy(code, (s) => s.load)({}, options);
    expect(calls).toEqual(['save', 'load']);
  });
});
