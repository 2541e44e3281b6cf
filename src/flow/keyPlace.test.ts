// @vitest-environment happy-dom
/** Where new API keys wait for the sheet that shows them, and when they are gone. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyKeyPlace, keysAt, placeKeys, watchKeyPlace } from './keyPlace';

const KEYS = { secret: 'ks_live_h7Pz4kQd9sLmA2cV5bN8rT1w' };
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  emptyKeyPlace();
  vi.useRealTimers();
});

it('[KEY-02] new keys are read by their handle alone', () => {
  const handle = placeKeys(KEYS, MINUTE);
  expect([keysAt(handle), keysAt(null), keysAt('another')]).toEqual([KEYS, null, null]);
});

it('[KEY-02] new keys are gone after their time, and those who show them are called', () => {
  const handle = placeKeys(KEYS, MINUTE);
  const watcher = vi.fn();
  const stop = watchKeyPlace(watcher);
  vi.advanceTimersByTime(MINUTE - 1);
  expect([keysAt(handle), watcher.mock.calls.length]).toEqual([KEYS, 0]);
  vi.advanceTimersByTime(1_000);
  expect([keysAt(handle), watcher.mock.calls.length]).toEqual([null, 1]);
  stop();
});

it('[KEY-02] new keys are gone when a computer wakes up that slept longer, before any timer runs', () => {
  const handle = placeKeys(KEYS, MINUTE);
  vi.setSystemTime(Date.now() + MINUTE);
  expect(keysAt(handle)).toBeNull();
});

it('[KEY-02] newer keys replace older ones, which nothing reads any more', () => {
  const first = placeKeys(KEYS, MINUTE);
  const second = placeKeys({ secret: 'another' }, MINUTE);
  expect([keysAt(first), keysAt(second)]).toEqual([null, { secret: 'another' }]);
});

it('[KEY-02] new keys are gone when the session ends in this tab', () => {
  const handle = placeKeys(KEYS, MINUTE);
  dispatchEvent(new Event('sessionForgotten'));
  expect(keysAt(handle)).toBeNull();
});
