// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from 'vitest';
import { signInMachine } from '../../machines/access/signIn/signIn.machine';
import { readTabMessage, type TabMessage } from '../../machines/kit/flow/live';
import { createActorTree } from './actorTree';
import { clearRecording, persistRecording } from './record';
import { streamRecording } from './streamRecording';

/** Channels that keep what was sent, and the tab's ear. */
function opened(...asked: readonly unknown[]) {
  const sent: TabMessage[] = [];
  const asking: Pick<BroadcastChannel, 'onmessage'> = { onmessage: null };
  const answering = {
    postMessage: (data: unknown) => {
      const message = readTabMessage(structuredClone(data));
      if (!message) throw new Error(`An atlas cannot read ${JSON.stringify(data)}.`);
      sent.push(message);
    },
  };
  const stop = streamRecording({ asking, answering }, asked);
  const ask = (data: unknown) => Reflect.apply(asking.onmessage ?? (() => {}), asking, [new MessageEvent('message', { data })]);
  return { sent, ask, stop };
}

const OPENED = { kind: 'atlasOpened', atlas: 'b' };
const kinds = (sent: readonly TabMessage[]) => sent.map(({ kind }) => kind);

function signIn() {
  const tree = createActorTree(signInMachine, { attempt: null }, { emitted: () => {}, changed: () => {}, done: () => {} });
  tree.root.start();
  tree.root.send({ type: 'email.changed', email: 'amaka.obi@bluecrest.test' });
  tree.root.send({ type: 'password.changed', password: 'Bluecrest#2026' });
  tree.root.stop();
}

beforeAll(persistRecording);
afterEach(clearRecording);

test('[FLW-02] an atlas gets the recording so far, then each step, and nothing that was typed', async () => {
  signIn();
  const { sent, stop } = opened(OPENED);
  signIn();
  await Promise.resolve();
  expect(sent).toMatchObject([
    { kind: 'recorded', build: __FLOWS__, entries: [{ number: 1 }, { number: 2 }, { number: 3 }, { number: 4 }] },
    { kind: 'stepped', entries: [{ number: 5 }, { number: 6, fields: { email: 'text' } }, { number: 7 }, { number: 8 }] },
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/amaka|Bluecrest/i);
  stop();
});

test('[FLW-02] nothing is sent before an atlas asks, nor after it closed', async () => {
  const { sent, ask, stop } = opened('nonsense', null);
  signIn();
  await Promise.resolve();
  expect(sent).toEqual([]);
  ask(OPENED);
  ask({ kind: 'atlasClosed', atlas: 'b' });
  signIn();
  await Promise.resolve();
  expect(kinds(sent)).toEqual(['recorded']);
  stop();
  expect(kinds(sent)).toEqual(['recorded']);
});

test('[FLW-02] nothing is sent after the session ended', async () => {
  const { sent, ask, stop } = opened(OPENED);
  signIn();
  stop();
  expect(kinds(sent)).toEqual(['recorded', 'stepped', 'tabClosed']);
  signIn();
  ask(OPENED);
  await Promise.resolve();
  expect(sent).toHaveLength(3);
});

test('[FLW-02] a page that the browser kept asks again to be asked', () => {
  const { sent, ask, stop } = opened(OPENED);
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(kinds(sent)).toEqual(['recorded', 'tabClosed', 'tabOpened']);
  ask(OPENED);
  expect(kinds(sent).at(-1)).toBe('recorded');
  stop();
});
