/**
 * Events that a machine emits to the app. `useFlow` turns a notice into a toast, `navigate` into a route change, and an expiry or an
 * invalidated profile into events of the session.
 */
export type Notice = { readonly type: 'notice'; readonly tone: 'good' | 'bad'; readonly text: string };
export type Navigate = { readonly type: 'navigate'; readonly to: string };
export type SessionExpired = { readonly type: 'sessionExpired' };
/** Saved data changed the profile, so its owner fetches it again. */
export type ProfileInvalidated = { readonly type: 'profileInvalidated' };
export type Emitted = Notice | Navigate | SessionExpired | ProfileInvalidated;
