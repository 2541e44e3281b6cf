/** Reading a file of orders ends in words, however slowly its worker goes on. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sheetReader } from './readSheet';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A worker that tells one more row every two seconds, and never ends. */
class Slow extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  isTerminated = false;
  postMessage() {
    const data = { kind: 'rows', rows: [1], part: 0.5 };
    this.#timer = setInterval(() => this.onmessage?.call(this, new MessageEvent('message', { data })), 2_000);
  }
  terminate() {
    clearInterval(this.#timer);
    this.isTerminated = true;
  }
}

it('[BLK-01] ends ten seconds after its start, although rows still arrive', async () => {
  const worker = new Slow();
  const read = sheetReader<number, number, null>('slow', () => worker);
  const source = { kept: { name: 'a.csv', key: 'k', texts: [1], notes: [], leftOut: [], meant: [] } };
  const found = read({ source, given: null, signal: new AbortController().signal });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(worker.isTerminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await found).toEqual({
    refusal: 'Reading this file took too long. Save the table as .csv, or split it into smaller files, and try again.',
  });
  expect(worker.isTerminated).toBe(true);
});
