/**
 * Messages between the tabs of one session. A duplicated tab copies the session's id with the token. Tabs with separate sign-ins are separate
 * sessions. No message contains a token, a name or an amount.
 */
import { storeIfRoom } from './bookmarks';

const NAME = 'session';

/** A message of a tab. `from` excludes this tab's own messages. */
export interface TabMessage {
  readonly session: string;
  readonly from: string;
  readonly kind: 'loggedOut' | 'idled' | 'switched' | 'touched' | 'asked' | 'holds' | 'changed';
  /** `touched`: when, in milliseconds since the epoch. */
  readonly at?: number;
  /** `asked` and `holds`: connects an answer to its question. */
  readonly question?: string;
  /** `changed`: the list whose rows an action of that tab changed. */
  readonly list?: string;
  readonly openOrders?: number;
  readonly unsaved?: readonly string[];
}

/** Identifies this page until it reloads. */
export const TAB_ID = Math.random().toString(36).slice(2);

export const openChannel = () => new BroadcastChannel(NAME);

/** Sends a message to the other tabs of the session. A tab without a session sends nothing. */
export function broadcast(message: Omit<TabMessage, 'session' | 'from'>): void {
  const session = sessionStorage.getItem(NAME);
  if (session === null) return;
  const channel = openChannel();
  channel.postMessage({ ...message, session, from: TAB_ID });
  channel.close();
}

/** Returns this tab's id of the session, created at the first sign-in. */
export function sessionChannelId(): string {
  const name = sessionStorage.getItem(NAME) ?? Math.random().toString(36).slice(2);
  storeIfRoom(NAME, name);
  return name;
}
