// @vitest-environment happy-dom
/** What the page makes of the worker that recomputes the audit trail. */
import { afterEach, expect, it, vi } from 'vitest';
import { CHAIN_START } from '../../../../contract/settings/auditChain';
import { recompute } from './recompute';

interface Posted {
  readonly id: number;
}

/** A worker whose answers the test gives. */
class HeldWorker {
  static all: HeldWorker[] = [];
  readonly posted: Posted[] = [];
  isOver = false;
  onmessage: ((event: { data: object }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  constructor() {
    HeldWorker.all.push(this);
  }
  postMessage(message: Posted) {
    this.posted.push(message);
  }
  terminate() {
    this.isOver = true;
  }
}

vi.stubGlobal('Worker', HeldWorker);
afterEach(() => {
  for (const worker of HeldWorker.all) worker.onerror?.({ message: 'The test is over' });
  HeldWorker.all = [];
});

const ask = (controller = new AbortController()) => {
  const answer = recompute({ last: CHAIN_START, links: [] }, { signal: controller.signal });
  return { answer, controller };
};
const run = { kind: 'follows', last: CHAIN_START } as const;

it('[AUD-01] serves two checks with one worker, and cancelling one leaves the other', async () => {
  const first = ask();
  const second = ask();
  const [worker, ...others] = HeldWorker.all;
  expect(others).toEqual([]);
  first.controller.abort();
  await expect(first.answer).rejects.toBeTruthy();
  expect(worker?.isOver).toBe(false);
  worker?.onmessage?.({ data: { id: worker.posted[0]?.id, run } });
  worker?.onmessage?.({ data: { id: worker.posted[1]?.id, run } });
  expect(await second.answer).toEqual(run);
});

it('[AUD-01] ends the worker with the only check, and starts another for the next', async () => {
  const only = ask();
  only.controller.abort();
  await expect(only.answer).rejects.toBeTruthy();
  expect(HeldWorker.all[0]?.isOver).toBe(true);
  const next = ask();
  expect(HeldWorker.all).toHaveLength(2);
  HeldWorker.all[1]?.onerror?.({ message: '' });
  await expect(next.answer).rejects.toMatchObject({ fault: { kind: 'defect' } });
});
