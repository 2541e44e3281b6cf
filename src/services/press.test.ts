// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { endpoints } from '../../contract/endpoint';
import { payouts } from '../../contract/payouts/payouts';
import { provide } from '../../tests/services/provider';
import { call } from './call';

const OK = { answer: payouts.getPayoutStatus.answer, permission: 'session', req: [], assumed: true } as const;
const { read, write } = endpoints({
  read: { method: 'GET', path: '/read', ...OK },
  write: { method: 'POST', path: '/write', ...OK },
});

afterEach(() => vi.unstubAllGlobals());

const begin = (endpoint: typeof read | typeof write) => call(endpoint, {}, { signal: new AbortController().signal });

/** What is left of this task, in which nothing is painted. */
async function restOfTask() {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

it('sends what is read because of a press once that was painted, and what is written at once', async () => {
  const sent = provide(() => ({ body: { status: 'Pending' } }));
  const asked = () => sent.map(({ to }) => to);
  window.dispatchEvent(new MouseEvent('click'));
  const reading = begin(read);
  const writing = begin(write);
  await restOfTask();
  expect(asked()).toEqual(['POST /write']);
  await Promise.all([reading, writing]);
  expect(asked()).toEqual(['POST /write', 'GET /read']);

  const later = begin(read);
  await restOfTask();
  expect(asked()).toEqual(['POST /write', 'GET /read', 'GET /read']);
  await later;
});
