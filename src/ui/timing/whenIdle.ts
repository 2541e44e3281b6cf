/** Runs a function once the page is idle. Safari cannot tell, so it runs a moment later there. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(asked);
  }
  const asked = setTimeout(run, 200);
  return () => clearTimeout(asked);
}
