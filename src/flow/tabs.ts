/** Receives messages of the session's other tabs, and asks them about unsaved work. */
import { useEffect, useRef } from 'react';
import { broadcast, openChannel, sessionChannelId, TAB_ID, type TabMessage } from './channel';
import { openOrders } from './openOrders';
import { unsavedWork } from './unsaved';

/** How long other tabs have to answer, in milliseconds. A frozen tab does not answer. */
const TIMEOUT_MS = 1_500;
/** The same if the browser cannot count the tabs, so every tab waits this long. */
const BLIND_TIMEOUT_MS = 150;

export interface TabWork {
  /** Open payments whose outcome only this tab can check. */
  readonly openOrders: number;
  /** Unsaved work, by name. */
  readonly unsaved: readonly string[];
}

const heldHere = (): TabWork => ({ openOrders: openOrders(), unsaved: unsavedWork() });

/** Calls the listener for messages of the session's other tabs. Returns a function that stops. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const session = sessionChannelId();
  const channel = openChannel();
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.session === session && data.from !== TAB_ID) listener(data);
  };
  return () => channel.close();
}

/** Calls the listener whenever another tab of the session changed the rows of this list. Returns a function that stops. */
export const onListChanged = (list: string, listener: () => void): (() => void) =>
  onTabMessage((message) => {
    if (message.kind === 'changed' && message.list === list) listener();
  });

/** Each signed-in tab of a session holds a lock of this name. Browsers have no locks without TLS. */
const locks = () => ('locks' in navigator ? navigator.locks : null);
const lockOf = (tab: string) => `tab:${sessionChannelId()}:${tab}`;

/** Counts this tab in the session. Returns a function that stops. */
function beCounted(): () => void {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // It fails only while the page is closing.
  locks()
    ?.request(lockOf(TAB_ID), () => gone)
    .catch(() => undefined);
  return letGo;
}

/** Returns how many other tabs the session has. Null if the browser cannot tell. */
async function countOthers(): Promise<number | null> {
  const snapshot = await locks()?.query();
  const names = snapshot?.held?.map(({ name = '' }) => name);
  return names?.filter((name) => name.startsWith(lockOf('')) && name !== lockOf(TAB_ID)).length ?? null;
}

/** What may be unsaved in a tab that does not answer. */
const SILENT = 'Work in a tab that doesn’t respond';

/**
 * Returns unsaved work and open orders in all tabs, after each has answered or timed out. A tab that does not answer, such as one that the browser
 * has frozen, may have both, so it counts as one open order.
 */
export async function workInAllTabs(): Promise<TabWork> {
  const all: TabWork[] = [heldHere()];
  const others = await countOthers();
  const question = Math.random().toString(36).slice(2);
  await new Promise<void>((resolve) => {
    const finish = () => {
      leave();
      resolve();
    };
    const leave = onTabMessage(({ kind, question: answered, openOrders: orders = 0, unsaved = [] }) => {
      if (kind !== 'holds' || answered !== question) return;
      all.push({ openOrders: orders, unsaved });
      if (others !== null && all.length > others) finish();
    });
    if (others === 0) return finish();
    setTimeout(finish, others === null ? BLIND_TIMEOUT_MS : TIMEOUT_MS);
    broadcast({ kind: 'asked', question });
  });
  const silent = Math.max(0, (others ?? 0) - (all.length - 1));
  return {
    openOrders: all.reduce((sum, held) => sum + held.openOrders, silent),
    unsaved: [...new Set([...all.flatMap((held) => held.unsaved), ...(silent > 0 ? [SILENT] : [])])],
  };
}

interface Listeners {
  readonly onLogOut: () => void;
  /** All tabs were inactive for too long. */
  readonly onIdle: () => void;
  /** The token now belongs to another business or environment. */
  readonly onSwitch: () => void;
}

/** Answers the other tabs of the session while a user is signed in. */
export function useTabMessages(listeners: Listeners): void {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(beCounted, []);
  useEffect(
    () =>
      onTabMessage(({ kind, question }) => {
        if (kind === 'loggedOut') latest.current.onLogOut();
        if (kind === 'idled') latest.current.onIdle();
        if (kind === 'switched') latest.current.onSwitch();
        if (kind === 'asked' && question !== undefined) broadcast({ kind: 'holds', question, ...heldHere() });
      }),
    [],
  );
}
