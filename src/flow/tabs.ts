/** Hears the other tabs of the session, and asks them what would be lost. */
import { useEffect, useRef } from 'react';
import { openOrders } from './bookmarks';
import { broadcast, openChannel, sessionChannelId, TAB_ID, type Told } from './channel';
import { unsavedWork } from './unsaved';

/** How long the others have for an answer, in milliseconds. A tab that is frozen gives none. */
const PATIENCE_MS = 1_500;
/** The same where the browser does not tell how many others there are: everybody waits it out. */
const BLIND_PATIENCE_MS = 150;

export interface TabWork {
  /** Payments that may be under way, whose outcome is asked for from here alone. */
  readonly openOrders: number;
  /** Work that was not saved, by name. */
  readonly unsaved: readonly string[];
}

const heldHere = (): TabWork => ({ openOrders: openOrders(), unsaved: unsavedWork() });

/** Hears what is told in this session by another tab, until it is let go. */
export function onTabMessage(listener: (told: Told) => void): () => void {
  const session = sessionChannelId();
  const channel = openChannel();
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.session === session && data.from !== TAB_ID) listener(data);
  };
  return () => channel.close();
}

/** Each tab of a session holds a lock of this name as long as somebody is at its desk. Browsers have no locks on a page without TLS. */
const locks = () => ('locks' in navigator ? navigator.locks : null);
const lockOf = (tab: string) => `tab:${sessionChannelId()}:${tab}`;

/** Is counted among the tabs of the session, until it is let go. */
function beCounted(): () => void {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // It fails only in a page that is being left.
  locks()
    ?.request(lockOf(TAB_ID), () => gone)
    .catch(() => undefined);
  return letGo;
}

/** How many other tabs of the session there are; null where the browser does not tell. */
async function countOthers(): Promise<number | null> {
  const snapshot = await locks()?.query();
  const names = snapshot?.held?.map(({ name = '' }) => name);
  return names?.filter((name) => name.startsWith(lockOf('')) && name !== lockOf(TAB_ID)).length ?? null;
}

/** What would be lost in any tab of the session: known when each of them has answered, or has had its time. */
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
    setTimeout(finish, others === null ? BLIND_PATIENCE_MS : PATIENCE_MS);
    broadcast({ kind: 'asked', question });
  });
  return {
    openOrders: all.reduce((sum, held) => sum + held.openOrders, 0),
    unsaved: [...new Set(all.flatMap((held) => held.unsaved))],
  };
}

interface Ears {
  readonly onLogOut: () => void;
  /** Nobody was in any of the tabs for too long. */
  readonly onIdle: () => void;
  /** The token is another business's or environment's from now on. */
  readonly onSwitch: () => void;
}

/** Does what another tab of the session asks of this one, as long as somebody is at the desk. */
export function useTabMessages(ears: Ears): void {
  const latest = useRef(ears);
  useEffect(() => {
    latest.current = ears;
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
