// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { Failure } from '../../machines/kit/flow/fault';
import { denyStorage } from '../../tests/deniedStorage';
import { saveBookmark } from '../flow/bookmarks';
import { stored } from './stored';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const options = { signal: new AbortController().signal };
const order = { idempotencyKey: 'K' };

function sending() {
  const sent: unknown[] = [];
  const send = stored(async (input: typeof order | { readonly order: typeof order; readonly otp: string }) => {
    sent.push(input);
    return 'done';
  });
  return { sent, send };
}

it.each([[order], [{ order, otp: '123456' }]])('[PAY-05] sends an order whose key this tab has stored: %j', async (input) => {
  const { sent, send } = sending();
  const answer = send(input, options);
  // A flow stores its key after it has started to send.
  saveBookmark('1:1001:Live', 'payout', { order });
  await expect(answer).resolves.toBe('done');
  expect(sent).toEqual([input]);
});

it.each([[order], [{ order, otp: '123456' }]])('[PAY-05] sends nothing whose key is not stored: %j', async (input) => {
  const { sent, send } = sending();
  saveBookmark('1:1001:Live', 'payout', { order: { idempotencyKey: 'another' } });
  const failure = await send(input, options).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({ fault: { kind: 'notSent', message: expect.stringContaining('no money has moved') } });
  expect(sent).toEqual([]);
});

it('[PAY-05] sends nothing once the browser denies the storage that it allowed before', async () => {
  const { sent, send } = sending();
  saveBookmark('1:1001:Live', 'payout', { order });
  denyStorage();
  const failure = await send(order, options).catch((error: unknown) => error);
  expect(failure).toMatchObject({ fault: { kind: 'notSent', message: expect.stringContaining('no money has moved') } });
  expect(sent).toEqual([]);
});
