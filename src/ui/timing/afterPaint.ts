/** Runs work once the next frame has been painted, so that what is less urgent does not delay it. Returns how to call it off. */
export function afterPaint(work: () => void): () => void {
  // A task that is posted in a frame runs after it was painted.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = work;
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  return () => {
    cancelAnimationFrame(frame);
    port1.close();
  };
}
