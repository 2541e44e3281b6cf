/** Safari has no idle callback; a moment later does as well. */
export const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(run) : setTimeout(run, 200);
