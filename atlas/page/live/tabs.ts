/** The tabs of the app that send their recordings to this page, with what they sent so far. */
import { ANSWERING, ASKING, readTabMessage, type TabMessage } from '../../../machines/kit/flow/live';
import type { Entry } from '../../../machines/kit/flow/recording';

export interface LiveTab {
  readonly id: string;
  /** The digest of the machines that it runs. */
  readonly build: string;
  readonly entries: readonly Entry[];
  /** Whether more can follow. */
  readonly isOpen: boolean;
}

/** By id. The tab that sent last is the last. */
export type Tabs = ReadonlyMap<string, LiveTab>;

/** The oldest entries are dropped. A tab keeps as many itself. */
const MOST = 4_000;

/** Returns the tabs after a message. Null if something is missing, so that the page has to ask for all of it. */
export function tabsAfter(tabs: Tabs, message: TabMessage): Tabs | null {
  const { kind, tab: id } = message;
  const known = tabs.get(id);
  const withTab = (tab: LiveTab) => {
    const others = new Map(tabs);
    others.delete(id);
    return others.set(id, tab);
  };
  switch (kind) {
    case 'tabOpened':
      return null;
    case 'tabClosed':
      return known ? new Map(tabs).set(id, { ...known, isOpen: false }) : tabs;
    case 'recorded':
      return withTab({ id, build: message.build, entries: message.entries, isOpen: true });
    case 'stepped': {
      const [first] = message.entries;
      if (!known?.isOpen || first?.number !== (known.entries.at(-1)?.number ?? 0) + 1) return null;
      const entries = [...known.entries, ...message.entries];
      return withTab({ ...known, entries: entries.length > 2 * MOST ? entries.slice(-MOST) : entries });
    }
  }
}

/** Asks all tabs, and calls the listener after each change. */
export function watchTabs(onChange: (tabs: Tabs) => void): void {
  const atlas = Math.random().toString(36).slice(2);
  const asking = new BroadcastChannel(ASKING);
  const answering = new BroadcastChannel(ANSWERING);
  let tabs: Tabs = new Map();
  const ask = () => asking.postMessage({ kind: 'atlasOpened', atlas });
  answering.onmessage = ({ data }) => {
    const message = readTabMessage(data);
    if (!message) return;
    const after = tabsAfter(tabs, message);
    if (!after) return ask();
    tabs = after;
    onChange(tabs);
  };
  addEventListener('pagehide', () => asking.postMessage({ kind: 'atlasClosed', atlas }));
  // The browser may keep a page that was left, and show it again.
  addEventListener('pageshow', ({ persisted }) => persisted && ask());
  ask();
}
