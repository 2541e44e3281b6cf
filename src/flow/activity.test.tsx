// @vitest-environment happy-dom
/** SES-11: activity by the wall clock, in every tab of the session. */
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitsFor } from '../../machines/shell/idle/idle.rules';
import { extendSession, isPastLimit, useActivity, watchActivity } from './activity';
import { openChannel, sessionChannelId, type TabMessage } from './channel';

const LIMITS = limitsFor(10);
const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

function Workspace() {
  useActivity(LIMITS);
  return null;
}

/** Simulates another tab of the same session. */
function otherTab() {
  const channel = openChannel();
  const received: TabMessage[] = [];
  channel.onmessage = ({ data }) => received.push(data);
  const say = (message: Partial<TabMessage>, session = sessionChannelId()) =>
    channel.postMessage({ from: 'elsewhere', session, ...message });
  return { received, say, close: () => channel.close() };
}

const passes = (ms: number) => vi.setSystemTime(Date.now() + ms);
/** Starts a watch and reports whether it resolved. */
function watching(orBack = false) {
  const leaving = new AbortController();
  const seen: number[] = [];
  const untilMs = orBack ? LIMITS.timeoutMs : LIMITS.warnMs;
  watchActivity({ untilMs, orBack }, { signal: leaving.signal }).then(
    ({ idleMs }) => seen.push(idleMs),
    () => {},
  );
  return { seen, leave: () => leaving.abort() };
}

let other: ReturnType<typeof otherTab>;
let leave = () => {};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  other = otherTab();
});
afterEach(() => {
  leave();
  cleanup();
  other.close();
  sessionStorage.clear();
  vi.useRealTimers();
});

function open(orBack = false) {
  render(<Workspace />);
  const watched = watching(orBack);
  leave = watched.leave;
  return watched;
}

describe('[SES-11] activity', () => {
  it.each(['keyDown', 'pointerDown', 'pointerMove', 'touchStart', 'wheel'] as const)('by %s', async (sign) => {
    const { seen } = open();
    passes(9 * MINUTE - 1);
    fireEvent[sign](document.body);
    passes(9 * MINUTE - 1);
    fireEvent.focus(window);
    await Promise.resolve();
    expect(seen).toEqual([]);
    passes(1);
    fireEvent.focus(window);
    await vi.waitFor(() => expect(seen).toEqual([9 * MINUTE]));
  });

  it('in another tab of the session counts, and in another session does not', async () => {
    const { seen } = open();
    passes(9 * MINUTE - 1);
    const now = Date.now();
    other.say({ kind: 'touched', at: now }, 'another session');
    other.say({ kind: 'touched', at: now + 5 * MINUTE });
    other.say({ kind: 'touched', at: now - 2 * MINUTE });
    await vi.waitFor(() => expect(sessionStorage.getItem('seenAt')).toBe(String(now - 2 * MINUTE)));
    vi.setSystemTime(now + 2 * MINUTE);
    fireEvent.focus(window);
    await Promise.resolve();
    expect(seen).toEqual([]);
    vi.setSystemTime(now + 7 * MINUTE);
    fireEvent.focus(window);
    await vi.waitFor(() => expect(seen).toEqual([9 * MINUTE]));
  });

  it('is reported to the other tabs', async () => {
    open();
    passes(MINUTE);
    fireEvent.keyDown(document.body);
    await vi.waitFor(() => expect(other.received.at(-1)).toMatchObject({ kind: 'touched', at: NOW + MINUTE }));
    expect(JSON.stringify(other.received)).not.toMatch(/token/i);
  });
});

describe('[SES-11] a computer that slept', () => {
  it('does not extend the session by the key press that wakes it', async () => {
    const { seen } = open();
    passes(180 * MINUTE);
    fireEvent.keyDown(document.body);
    await vi.waitFor(() => expect(seen).toEqual([180 * MINUTE]));
    expect(sessionStorage.getItem('seenAt')).toBe(String(NOW));
  });
  it('does not extend the session by the response to the warning', async () => {
    open(true);
    passes(10 * MINUTE);
    expect(await extendSession()).toEqual({ idleMs: 10 * MINUTE });
    expect(sessionStorage.getItem('seenAt')).toBe(String(NOW));
  });
  it('does not extend the session by a reload', () => {
    open();
    cleanup();
    expect(isPastLimit(LIMITS)).toBe(false);
    passes(10 * MINUTE);
    expect(isPastLimit(LIMITS)).toBe(true);
    render(<Workspace />);
    expect(sessionStorage.getItem('seenAt')).toBe(String(NOW));
  });
  it('does not count a clock that was set back as activity', async () => {
    const { seen } = open();
    passes(-60 * MINUTE);
    fireEvent.focus(window);
    await Promise.resolve();
    expect(seen).toEqual([]);
  });
});

describe('[SES-11] while the warning shows', () => {
  it('a key press does not extend the session, and a response does', async () => {
    const { seen } = open(true);
    passes(9 * MINUTE);
    fireEvent.pointerMove(document.body);
    fireEvent.keyDown(document.body);
    await Promise.resolve();
    expect(seen).toEqual([]);
    expect(await extendSession()).toEqual({ idleMs: 9 * MINUTE });
    expect(sessionStorage.getItem('seenAt')).toBe(String(NOW + 9 * MINUTE));
  });
  it('a response in another tab extends the session', async () => {
    const { seen } = open(true);
    passes(9 * MINUTE);
    other.say({ kind: 'touched', at: Date.now() });
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]).toBeLessThan(MINUTE);
  });
});
