/**
 * What the tabs of one session tell each other. A tab that is duplicated takes the session's name along with its own copy of the token; tabs
 * in which somebody signed in apart are another session. Nothing that is told opens anything: no token, no name, no amount.
 */
const NAME = 'session';

/** Told by a tab as it is; `from` tells it apart from what this tab said itself. */
export interface Told {
  readonly session: string;
  readonly from: string;
  readonly kind: 'loggedOut' | 'idled' | 'switched' | 'touched' | 'asked' | 'holds';
  /** `touched`: when, in milliseconds since 1970. */
  readonly at?: number;
  /** `asked` and `holds`: by which an answer is known to be one. */
  readonly question?: string;
  readonly openOrders?: number;
  readonly unsaved?: readonly string[];
}

/** Of this page, until it is loaded anew. */
export const TAB_ID = Math.random().toString(36).slice(2);

export const openChannel = () => new BroadcastChannel(NAME);

/** Tells the other tabs of the session. A tab in which nobody has been at the desk yet has nobody to tell. */
export function broadcast(told: Omit<Told, 'session' | 'from'>): void {
  const session = sessionStorage.getItem(NAME);
  if (session === null) return;
  const channel = openChannel();
  channel.postMessage({ ...told, session, from: TAB_ID });
  channel.close();
}

/** What this tab calls the session, from the first time that somebody is at the desk. */
export function sessionChannelId(): string {
  const name = sessionStorage.getItem(NAME) ?? Math.random().toString(36).slice(2);
  sessionStorage.setItem(NAME, name);
  return name;
}
