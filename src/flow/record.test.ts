// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInMachine } from '../../machines/access/signIn/signIn.machine';

/** Simulates a page that was just loaded. */
async function fresh({ isLate = false } = {}) {
  vi.resetModules();
  const { createActorTree } = await import('./actorTree');
  const kept = await import('./record');
  const bookmarks = await import('./bookmarks');
  if (!isLate) kept.persistRecording();
  const signIn = () => {
    const tree = createActorTree(signInMachine, { attempt: null }, { emitted: () => {}, changed: () => {}, done: () => {} });
    tree.root.start();
    tree.root.send({ type: 'email.changed', email: 'amaka.obi@bluecrest.test' });
    tree.root.send({ type: 'password.changed', password: 'Bluecrest#2026' });
    tree.root.stop();
  };
  return { ...kept, ...bookmarks, signIn };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('[FLW-02] the recording contains the event, the transition and the state of each step, but no input', async () => {
  const { signIn, recordedEntries } = await fresh();
  signIn();
  expect(recordedEntries().map(({ number, event }) => [number, event])).toEqual([
    [1, 'xstate.init'],
    [2, 'email.changed'],
    [3, 'password.changed'],
    [4, 'xstate.stop'],
  ]);
  expect(recordedEntries()[1]).toMatchObject({ flow: 'signIn', machine: 'signIn', fields: { email: 'text' } });
  expect(recordedEntries()[1]?.taken).toEqual([expect.stringMatching(/^signIn\.\w+ \| email\.changed \| 0$/)]);
  expect(recordedEntries()[1]?.states).toEqual([expect.stringMatching(/^signIn\./)]);
  expect(JSON.stringify(recordedEntries())).not.toMatch(/amaka|Bluecrest/i);
});

test('[FLW-02] the recording continues after a reload', async () => {
  const before = await fresh();
  before.signIn();
  window.dispatchEvent(new Event('pagehide'));
  const after = await fresh();
  after.signIn();
  expect(after.recordedEntries().map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('[FLW-02] the recording has the steps from before its code came, after those from before a reload', async () => {
  const before = await fresh();
  before.signIn();
  window.dispatchEvent(new Event('pagehide'));
  const { signIn, recordedEntries, persistRecording } = await fresh({ isLate: true });
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  signIn();
  vi.useFakeTimers({ toFake: ['Date'], now: 9_000 });
  persistRecording();
  vi.useRealTimers();
  expect(recordedEntries().map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(recordedEntries().slice(4)).toMatchObject([
    { at: 1_000 },
    { event: 'email.changed', fields: { email: 'text' } },
    {},
    {},
  ]);
});

test('[FLW-02] the recording has no step from before a log-out, although its code came later', async () => {
  const { signIn, recordedEntries, persistRecording, forgetSession } = await fresh({ isLate: true });
  signIn();
  forgetSession('removed');
  persistRecording();
  expect(recordedEntries()).toEqual([]);
});

test('[FLW-02] the recording belongs to one user, and is deleted at log-out', async () => {
  const { signIn, recordedEntries, startRecording, forgetSession } = await fresh();
  startRecording('amaka');
  signIn();
  startRecording('amaka');
  forgetSession('kept');
  expect(recordedEntries()).toHaveLength(4);
  startRecording('tunde');
  expect(recordedEntries()).toEqual([]);
  signIn();
  window.dispatchEvent(new Event('pagehide'));
  forgetSession('removed');
  expect([recordedEntries(), sessionStorage.length]).toEqual([[], 0]);
});

test.each(['{"entries": ', 'null', `{"flows":"${__FLOWS__}","entries":5}`])(
  'a recording that cannot be read is ignored: %s',
  async (kept) => {
    sessionStorage.setItem('record', kept);
    const { signIn, recordedEntries } = await fresh();
    signIn();
    expect(recordedEntries()).toHaveLength(4);
  },
);

test('[FLW-02] entries of another build are dropped', async () => {
  const before = await fresh();
  before.signIn();
  window.dispatchEvent(new Event('pagehide'));
  sessionStorage.setItem('record', (sessionStorage.getItem('record') ?? '').replace(__FLOWS__, '00000000'));
  const after = await fresh();
  expect(after.recordedEntries()).toEqual([]);
});

test('the recording of a long session keeps its last entries', async () => {
  const { signIn, recordedEntries } = await fresh();
  for (let count = 0; count < 3_000; count += 1) signIn();
  expect(recordedEntries().length).toBeLessThanOrEqual(8_000);
  expect(recordedEntries().at(-1)?.number).toBe(12_000);
});
