import { afterEach, describe, expect, it, vi } from 'vitest';
import { namedDays, today } from './days';

afterEach(() => void vi.useRealTimers());

describe('[GEN-05] the days a filter offers', () => {
  it('are today, and the month until today', () => {
    expect(namedDays('2026-11-21')).toEqual([
      { label: 'Today', from: '2026-11-21', to: '2026-11-21' },
      { label: 'This Month', from: '2026-11-01', to: '2026-11-21' },
    ]);
    expect(namedDays('2028-02-29')[1]).toEqual({ label: 'This Month', from: '2028-02-01', to: '2028-02-29' });
  });
  it('[GEN-04] begin at midnight in Lagos, an hour before the world’s', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 23, 30) });
    expect(today()).toBe('2026-11-21');
    vi.setSystemTime(Date.UTC(2026, 10, 20, 22, 59));
    expect(today()).toBe('2026-11-20');
  });
});
