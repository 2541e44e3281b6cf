/** Resolves when the page is visible. Rejects with the signal's reason if its state is left before. */
export async function whenVisible(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (document.visibilityState !== 'hidden') return;
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const end = (settle: () => void) => {
      stop.abort();
      settle();
    };
    const look = () => document.visibilityState !== 'hidden' && end(resolve);
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { signal: stop.signal });
  });
}
