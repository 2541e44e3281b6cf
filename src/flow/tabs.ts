/** Hears the other tabs of the session, and asks them what would be lost. */
import { useEffect, useRef } from 'react';
import { openOrders } from './bookmarks';
import { nameSession, openChannel, THIS_TAB, type Told, tell } from './channel';
import { unsavedWork } from './unsaved';

/** How long the others have for an answer. A tab that is frozen gives none. */
const PATIENCE_MS = 150;

export interface Held {
  /** Payments that may be under way, whose outcome is asked for from here alone. */
  readonly openOrders: number;
  /** Work that was not saved, by name. */
  readonly unsaved: readonly string[];
}

const heldHere = (): Held => ({ openOrders: openOrders(), unsaved: unsavedWork() });

/** Hears what is told in this session by another tab, until it is let go. */
export function hear(listener: (told: Told) => void): () => void {
  const session = nameSession();
  const channel = openChannel();
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.session === session && data.from !== THIS_TAB) listener(data);
  };
  return () => channel.close();
}

/** What would be lost in any tab of the session. */
export async function heldInAllTabs(): Promise<Held> {
  const all: Held[] = [heldHere()];
  const question = Math.random().toString(36).slice(2);
  const leave = hear(({ kind, question: answered, openOrders: orders = 0, unsaved = [] }) => {
    if (kind === 'holds' && answered === question) all.push({ openOrders: orders, unsaved });
  });
  tell({ kind: 'asked', question });
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  leave();
  return {
    openOrders: all.reduce((sum, held) => sum + held.openOrders, 0),
    unsaved: [...new Set(all.flatMap((held) => held.unsaved))],
  };
}

interface Ears {
  readonly onLogOut: () => void;
  /** The token is another business's or environment's from now on. */
  readonly onSwitch: () => void;
}

/** Does what another tab of the session asks of this one, as long as somebody is at the desk. */
export function useTabs(ears: Ears): void {
  const latest = useRef(ears);
  useEffect(() => {
    latest.current = ears;
  });
  useEffect(
    () =>
      hear(({ kind, question }) => {
        if (kind === 'loggedOut') latest.current.onLogOut();
        if (kind === 'switched') latest.current.onSwitch();
        if (kind === 'asked' && question !== undefined) tell({ kind: 'holds', question, ...heldHere() });
      }),
    [],
  );
}
