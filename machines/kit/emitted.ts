/** What a machine tells the house around it. `useFlow` turns a notice into a toast, `navigate` into a route change, an expiry and a changed profile into the session's own events. */
export type Notice = { readonly type: 'notice'; readonly tone: 'good' | 'bad'; readonly text: string };
export type Navigate = { readonly type: 'navigate'; readonly to: string };
export type SessionExpired = { readonly type: 'sessionExpired' };
/** What was saved changed what the profile says: whoever holds that fetches it again. */
export type ProfileOutdated = { readonly type: 'profileOutdated' };
export type Emitted = Notice | Navigate | SessionExpired | ProfileOutdated;
