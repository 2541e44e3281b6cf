// @vitest-environment happy-dom
/** Whole API keys are on screen for a minute after they were generated, and nowhere else: real machines and services, and a provider that is played. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { withAnything } from '../../../../atlas/anything';
import { generate } from '../../../../atlas/generate';
import type { AnyCases, Path, Step } from '../../../../atlas/paths';
import type { Fault } from '../../../../machines/kit/flow/fault';
import { keyRenewalFlow } from '../../../../machines/settings/keyRenewal/keyRenewal.flow';
import { SHOWN_MS } from '../../../../machines/settings/keyRenewal/keyRenewal.rules';
import { secretsIn } from '../../../../sandbox/testing/secrets';
import { copyWith } from '../../../../tests/drivers/clipboard';
import { forgetSession } from '../../../flow/bookmarks';
import { FlowProvider } from '../../../flow/FlowProvider';
import { emptyKeyPlace, keysAt } from '../../../flow/keyPlace';
import { persistRecording, recordedEntries } from '../../../flow/record';
import { keepToken } from '../../../services/token';
import { apiKeysFlows } from '../../../wiring/settings/apiKeys';
import { KeysSection } from './KeysSection';

const PASSWORD = 'Bluecrest#2026';
const WHOLE = {
  publicKey: 'kpublic_live_2WmT8cQ4dR7vX1bN4Ty',
  secretKey: 'ks_live_h7Pz4kQd9sLmA2cV5bN8rT1w',
  encryptionKey: 'ke_live_Yt3n8rWc2bGxQ6mK9pL4sD7f',
};
const SECRETS = [...Object.values(WHOLE), WHOLE.secretKey.slice(8), WHOLE.encryptionKey.slice(8)];

const uses = (secret: string) => ({ public: { fingerprint: '00000001' }, secret: { fingerprint: secret } });
const LISTED = {
  publicKey: 'kpublic_live_9xxxxxxxxxxxxxxxxxx',
  secretKey: 'ks_livexxxxxxxxxxxxxxxxxxxxxxxxx',
  encryptionKey: null,
};
const listed = (fingerprint: string) => ({ apiKeys: { ...LISTED, uses: uses(fingerprint) } });

interface Waiting {
  resolve(response: Response): void;
  reject(error: Error): void;
}

/** Calls that wait for their answer, the oldest first. */
let waiting: Waiting[] = [];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const call = { resolve, reject };
        waiting.push(call);
        signal?.addEventListener('abort', () => {
          waiting = waiting.filter((one) => one !== call);
          reject(signal.reason);
        });
      }),
  );
  vi.stubGlobal('reportError', () => {});
  sessionStorage.clear();
  keepToken('T');
  persistRecording();
});
afterEach(() => {
  cleanup();
  emptyKeyPlace();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const nextCall = () =>
  vi.waitFor(() => {
    const call = waiting.shift();
    if (!call) throw new Error('No call is on its way');
    return call;
  });

/** Everything that outlives a moment, besides the place of the keys. */
const kept = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, recordedEntries(), location.href]);

describe('[KEY-02] no state of a renewal', () => {
  const { machine, cases } = keyRenewalFlow;
  const anything = withAnything(cases as AnyCases);
  const { paths } = generate('keyRenewal', machine, anything, 'leaf');

  /** What the provider answers, so that the step of the path follows. */
  function answer({ resolve, reject }: Waiting, { subject, kind, name, payload }: Step) {
    if (kind === 'fails') {
      const fault = payload as Fault;
      if (fault.kind === 'server') return resolve(json({ message: fault.message }, fault.status));
      if (fault.kind === 'sessionExpired') return resolve(json({}, 401));
      return fault.kind === 'badAnswer' ? resolve(json(0)) : reject(new TypeError('Failed to fetch'));
    }
    if (subject === 'renew')
      return resolve(
        json({ message: 'Done', ...(name === 'renewed' && { apiKeys: WHOLE, generatedAt: '2026-11-22 09:16:00' }) }),
      );
    const before = fingerprints(payload);
    return resolve(json(before === '' ? { apiKeys: null } : answerOf(payload)));
  }

  interface Listed {
    readonly name: 'public' | 'secret' | 'encryption';
    readonly mask: string;
    readonly fingerprint: string;
  }

  const fingerprints = (payload: unknown) => (payload as readonly Listed[]).map(({ fingerprint }) => fingerprint).join();

  const answerOf = (payload: unknown) => {
    const keys = payload as readonly Listed[];
    return {
      apiKeys: {
        ...Object.fromEntries(keys.map(({ name, mask }) => [`${name}Key`, mask])),
        uses: Object.fromEntries(keys.map(({ name, fingerprint }) => [name, { fingerprint }])),
      },
    };
  };

  async function walk({ input, steps }: Path) {
    const clock = new SimulatedClock();
    const actor = createActor(apiKeysFlows.keyRenewal, { clock, input: anything.inputs[input] as never });
    const emitted: unknown[] = [];
    actor.on('*', (event) => emitted.push(event));
    const seen: string[] = [];
    actor.subscribe((snapshot) => seen.push(JSON.stringify([snapshot, actor.getPersistedSnapshot()])));
    actor.start();
    for (const step of steps) {
      if (step.kind === 'event') actor.send(step.event as never);
      else if (step.kind === 'passes') clock.increment(SHOWN_MS);
      else answer(await nextCall(), step);
      await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual(step.value));
    }
    const { handle } = actor.getSnapshot().context;
    const isReadable = keysAt(handle) !== null;
    actor.stop();
    return { seen, emitted, isReadable, last: steps.at(-1)?.value };
  }

  it(`has a whole key, on ${paths.length} paths through every transition`, async () => {
    expect(paths.length).toBeGreaterThan(5);
    const revealed = [];
    for (const path of paths) {
      const { seen, emitted, isReadable, last } = await walk(path);
      expect(secretsIn([...seen, JSON.stringify(emitted), kept()].join('\n'), SECRETS), path.id).toEqual([]);
      if (last === 'revealed') revealed.push(isReadable);
      else expect([last, isReadable]).toEqual([last, false]);
    }
    expect(revealed.every((isReadable) => isReadable)).toBe(true);
  });
});

async function open(role: { readonly mayCopy?: boolean; readonly mayGenerate?: boolean } = {}, search = '') {
  window.history.replaceState(null, '', `/dashboard/settings/api-webhooks${search}`);
  const shown = render(
    <FlowProvider Toasts={() => null}>
      <KeysSection flows={apiKeysFlows} environment="Live" mayCopy mayGenerate {...role} />
    </FlowProvider>,
  );
  const call = await nextCall();
  await act(async () => call.resolve(json(listed('7c1e09ab'))));
  await screen.findByText('ks_livexxxxxxxxxxxxxxxxxxxxxxxxx');
  return shown;
}

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const shownSecrets = () => secretsIn(document.documentElement.outerHTML, SECRETS);

async function generateKeys() {
  await screen.findByRole('dialog');
  fireEvent.change(screen.getByLabelText('Password', { selector: 'input' }), { target: { value: PASSWORD } });
  await press('Generate New Keys');
  const call = await nextCall();
  await act(async () => call.resolve(json({ status: true, message: '', apiKeys: WHOLE, generatedAt: '2026-11-22 09:16:00' })));
  await screen.findByText('Copy your new keys now');
}

describe('[KEY-02] new keys', () => {
  it('are in the sheet until it is closed, and neither in storage nor in the recording', async () => {
    await open({}, '?new=keys');
    expect(shownSecrets()).toEqual([]);
    await generateKeys();
    expect(shownSecrets()).toEqual(SECRETS);
    expect(secretsIn(kept(), [...SECRETS, PASSWORD])).toEqual([]);
    expect(screen.getByText('New api keys have been generated successfully.')).toBeTruthy();
    await press('Done');
    expect(shownSecrets()).toEqual([]);
  });

  it('turn into masks in the same places after a minute', async () => {
    await open({}, '?new=keys');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await generateKeys();
    await act(async () => void (await vi.advanceTimersByTimeAsync(SHOWN_MS - 1_500)));
    expect(shownSecrets()).toEqual(SECRETS);
    expect(screen.getByText('10 seconds until we hide them')).toBeTruthy();
    await act(async () => void (await vi.advanceTimersByTimeAsync(2_500)));
    expect(shownSecrets()).toEqual([]);
    const places = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(places.join()).toContain('kpublic_live_2xxxxxxxxxxxxxxxxxx');
    expect(screen.getByRole('heading', { name: 'Your new keys' })).toBeTruthy();
  });

  it.each(['leaves the page', 'ends the session'])('are gone when the merchant %s', async (how) => {
    const { unmount } = await open({}, '?new=keys');
    await generateKeys();
    if (how === 'leaves the page') unmount();
    else act(() => forgetSession('removed'));
    await act(async () => {});
    expect(shownSecrets()).toEqual([]);
  });
});

describe('[KEY-02] copying', () => {
  it('takes the whole key to the clipboard and shows nothing of it', async () => {
    const copied: string[] = [];
    copyWith(async (text) => void copied.push(text));
    await open();
    await press('Copy Secret key');
    const call = await nextCall();
    await act(async () => call.resolve(json({ key: WHOLE.secretKey })));
    await screen.findByRole('button', { name: 'Copied Secret key' });
    expect([copied, shownSecrets(), secretsIn(kept(), SECRETS)]).toEqual([[WHOLE.secretKey], [], []]);
  });

  it.each([
    ['the browser denies the clipboard', json({ key: WHOLE.secretKey }), /^Your browser blocked copying\./],
    [
      'the role has lost the permission meanwhile',
      json({ message: 'Your role doesn’t allow this' }, 403),
      /^Your role doesn’t allow this/,
    ],
  ])('says so if %s', async (_, response, said) => {
    copyWith(() => Promise.reject(new Error('NotAllowedError')));
    await open();
    await press('Copy Secret key');
    const call = await nextCall();
    await act(async () => call.resolve(response));
    expect((await screen.findByRole('alert')).textContent).toMatch(said);
    expect(shownSecrets()).toEqual([]);
  });
});

describe('[KEY-02] a role', () => {
  it('without key.manage has no Copy, and without key.regenerate no Generate', async () => {
    await open({ mayCopy: false });
    expect(screen.queryAllByRole('button', { name: /^Copy/ })).toEqual([]);
    expect(screen.getByRole('button', { name: 'Generate New Keys' })).toBeTruthy();
    cleanup();
    await open({ mayGenerate: false }, '?new=keys');
    expect(screen.getAllByRole('button', { name: /^Copy/ })).toHaveLength(2);
    expect([screen.queryByRole('button', { name: 'Generate New Keys' }), screen.queryByRole('dialog')]).toEqual([null, null]);
  });
});
