/** What happens in a page beside what its merchant does. Each function runs in the page, so it uses nothing outside of itself. */

/** Signs in before the app loads, with the draft or open order that this tab left. */
export function enterAs({
  token,
  key,
  kept,
}: {
  readonly token: string | null;
  readonly key: string;
  readonly kept: string | null;
}): void {
  if (token) sessionStorage.setItem('accessToken', token);
  if (kept) sessionStorage.setItem(key, kept);
}

/** Sends a message as if from another tab of the session. */
export function tellFromElsewhere(message: object): void {
  const channel = new BroadcastChannel('session');
  channel.postMessage({ ...message, session: sessionStorage.getItem('session'), from: 'elsewhere' });
  channel.close();
}

/** Another tab of the session has unsaved work. Without work, that tab is gone. A tab is known by its lock. */
export function holdInOtherTab(unsaved: readonly string[]): void {
  const holder: { otherTab?: BroadcastChannel; leave?: () => void } = window as object;
  holder.otherTab?.close();
  holder.leave?.();
  const gone = new Promise<void>((resolve) => {
    holder.leave = resolve;
  });
  if (unsaved.length > 0) void navigator.locks.request(`tab:${sessionStorage.getItem('session')}:elsewhere`, () => gone);
  const tab = new BroadcastChannel('session');
  holder.otherTab = tab;
  tab.onmessage = ({ data: { session, kind, question } }) => {
    const isHeld = kind === 'asked' && unsaved.length > 0;
    if (isHeld) tab.postMessage({ session, kind: 'holds', question, from: 'elsewhere', openOrders: 0, unsaved });
  };
}

/** Moves the wall clock, as after a sleep. The activity counts as recent. */
export function sleep(ms: number): void {
  const now = Date.now;
  Date.now = () => now() + ms;
  sessionStorage.setItem('seenAt', String(Date.now()));
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Nobody used the page for this long, and now its merchant looks at it. */
export function beIdle(ms: number): void {
  sessionStorage.setItem('seenAt', String(Date.now() - ms));
  window.dispatchEvent(new Event('focus'));
}

/** Nobody used the page for this long, and then its merchant presses a button before any timer has run. */
export function pressAfterSleep(button: Element, ms: number): void {
  sessionStorage.setItem('seenAt', String(Date.now() - ms));
  if (button instanceof HTMLElement) button.click();
}

/** This tab has a payout of unknown outcome. */
export function leaveOrderOpen(owner: string): void {
  const open = { shape: 1, bookmark: { order: { idempotencyKey: 'open' } } };
  sessionStorage.setItem(`bookmark:${owner}:payout`, JSON.stringify(open));
}
