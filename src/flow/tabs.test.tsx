// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveBookmark } from './bookmarks';
import { broadcast, openChannel, sessionChannelId, type TabMessage } from './channel';
import { useTabMessages, workInAllTabs } from './tabs';
import { useUnsaved } from './unsaved';

const channels: BroadcastChannel[] = [];
function otherTab(answer: (message: TabMessage) => Partial<TabMessage> | null) {
  const channel = openChannel();
  channel.onmessage = ({ data }) => {
    const said = answer(data);
    if (said) channel.postMessage({ session: data.session, from: 'elsewhere', ...said });
  };
  channels.push(channel);
  return channel;
}

interface WorkspaceProps {
  readonly onLogOut?: () => void;
  readonly onIdle?: () => void;
  readonly unsaved?: string | null;
}

function Workspace({ onLogOut = () => {}, onIdle = () => {}, unsaved = null }: WorkspaceProps) {
  useTabMessages({ onLogOut, onIdle, onSwitch: () => {} });
  useUnsaved(unsaved);
  return null;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const channel of channels.splice(0)) channel.close();
  sessionStorage.clear();
});

describe('the tabs of a session', () => {
  it('[SES-10] log out together, but not with a tab of another session', async () => {
    const onLogOut = vi.fn();
    render(<Workspace onLogOut={onLogOut} />);
    const channel = otherTab(() => null);
    channel.postMessage({ session: 'another', from: 'elsewhere', kind: 'loggedOut' });
    broadcast({ kind: 'loggedOut' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onLogOut).not.toHaveBeenCalled();
    channel.postMessage({ session: sessionChannelId(), from: 'elsewhere', kind: 'loggedOut' });
    await vi.waitFor(() => expect(onLogOut).toHaveBeenCalledOnce());
  });

  it('[SES-11] end together after inactivity', async () => {
    const onIdle = vi.fn();
    render(<Workspace onIdle={onIdle} />);
    otherTab(() => null).postMessage({ session: sessionChannelId(), from: 'elsewhere', kind: 'idled' });
    await vi.waitFor(() => expect(onIdle).toHaveBeenCalledOnce());
  });

  it('[SES-10 NAV-10] are all asked for their unsaved work', async () => {
    render(<Workspace unsaved="Bank details" />);
    saveBookmark('1:1001:Live', 'payout', { order: { idempotencyKey: 'open' } });
    otherTab(({ kind, question = '' }) =>
      kind === 'asked' ? { kind: 'holds', question, openOrders: 2, unsaved: ['Business information', 'Bank details'] } : null,
    );
    expect(await workInAllTabs()).toEqual({ openOrders: 3, unsaved: ['Bank details', 'Business information'] });
  });

  it('[SES-10 NAV-10] have as much time as they need to respond if the browser reports how many there are', async () => {
    const session = sessionChannelId();
    const held = [{ name: `tab:${session}:elsewhere` }, { name: 'tab:another:elsewhere' }];
    const locks = { query: async () => ({ held }), request: async () => undefined };
    vi.stubGlobal('navigator', { locks });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const channel = openChannel();
    channels.push(channel);
    const asked = new Promise<string>((resolve) => {
      channel.onmessage = ({ data: { question } }) => resolve(question);
    });
    const answered = workInAllTabs();
    const question = await asked;
    vi.advanceTimersByTime(300);
    channel.postMessage({ session, from: 'elsewhere', kind: 'holds', question, openOrders: 2 });
    expect(await answered).toMatchObject({ openOrders: 2 });
    held.shift();
    // Without other tabs there is no wait.
    expect(await workInAllTabs()).toMatchObject({ openOrders: 0 });
  });

  it('[SES-10 NAV-10] count as one open order each if they do not answer', async () => {
    const session = sessionChannelId();
    const held = ['answers', 'frozen', 'frozenToo'].map((tab) => ({ name: `tab:${session}:${tab}` }));
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held }), request: async () => undefined } });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const channel = openChannel();
    channels.push(channel);
    const asked = new Promise<string>((resolve) => {
      channel.onmessage = ({ data: { question } }) => resolve(question);
    });
    const answered = workInAllTabs();
    channel.postMessage({ session, from: 'elsewhere', kind: 'holds', question: await asked, openOrders: 0, unsaved: [] });
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await answered).toEqual({ openOrders: 2, unsaved: ['Work in a tab that doesn’t respond'] });
  });

  it('[SES-10 NAV-10] respond when another tab asks', async () => {
    render(<Workspace unsaved="Bank details" />);
    const received: TabMessage[] = [];
    const channel = otherTab((message) => {
      received.push(message);
      return null;
    });
    channel.postMessage({ session: sessionChannelId(), from: 'elsewhere', kind: 'asked', question: '7' });
    await vi.waitFor(() =>
      expect(received).toMatchObject([{ kind: 'holds', question: '7', openOrders: 0, unsaved: ['Bank details'] }]),
    );
  });
});
