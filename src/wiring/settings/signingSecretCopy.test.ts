// @vitest-environment happy-dom
/** [KEY-01] The signing secret goes to the clipboard, and nowhere else. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { secretsIn } from '../../../sandbox/testing/secrets';
import { copyWith } from '../../../tests/drivers/clipboard';
import { recordedEntries } from '../../flow/record';
import { keepToken } from '../../services/token';
import { webhooksFlows } from './webhooks';

const SECRET = 'whsec_c2VjcmV0IG9mIHRoZSB3ZWJob29r';
const BLOCKED = /^Your browser blocked copying\./;

beforeEach(() => {
  keepToken('T');
  vi.stubGlobal('fetch', async () => Response.json({ data: { secret: SECRET } }));
});
afterEach(() => vi.unstubAllGlobals());

/** Confirms the copy. Returns where it ends, and everything that the flow held meanwhile. */
async function copy() {
  const seen: string[] = [];
  const actor = createActor(webhooksFlows.signingSecretCopy, {
    input: { subject: { address: 'https://bluecrest.test/webhooks/kontor' } },
  });
  actor.on('*', (event) => seen.push(JSON.stringify(event)));
  actor.subscribe((snapshot) => seen.push(JSON.stringify([snapshot, actor.getPersistedSnapshot()])));
  actor.start();
  actor.send({ type: 'action.confirmed' });
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
  const { problem } = actor.getSnapshot().context;
  const held = JSON.stringify([seen, recordedEntries(), { ...sessionStorage }, { ...localStorage }]);
  return { problem, held, status: actor.getSnapshot().status };
}

it('[KEY-01] the signing secret is copied, and the flow never holds it', async () => {
  const texts: string[] = [];
  copyWith(async (text) => void texts.push(text));
  const { problem, held, status } = await copy();
  expect([texts, problem, status]).toEqual([[SECRET], null, 'done']);
  expect(secretsIn(held, [SECRET])).toEqual([]);
});

it('[KEY-01] a browser that writes only right after a press gets a promise of the secret', async () => {
  const written: string[] = [];
  class Item {
    constructor(readonly given: Record<string, Promise<Blob>>) {}
  }
  vi.stubGlobal('ClipboardItem', Item);
  const write = vi.fn(async ([item]: readonly Item[]) => {
    written.push((await (await item?.given['text/plain'])?.text()) ?? '');
  });
  vi.stubGlobal('navigator', { clipboard: { write } });
  const copying = copy();
  await vi.waitFor(() => expect(write).toHaveBeenCalled());
  expect((await copying).status).toBe('done');
  expect(written).toEqual([SECRET]);
});

it.each([
  ['denies the clipboard', { writeText: () => Promise.reject(new Error('NotAllowedError')) }],
  ['has none, because the page is not secure', undefined],
])('[KEY-01] a browser that %s is named as the reason, without the secret', async (_, clipboard) => {
  vi.stubGlobal('navigator', { clipboard });
  const { problem, held } = await copy();
  expect(problem).toMatch(BLOCKED);
  expect(secretsIn(held, [SECRET])).toEqual([]);
});
