const waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  for (const go of waiting.splice(0)) go();
};

/** Resolves in the next task. A browser first paints what a press has changed, and no timer delays it. */
export const nextTask = (): Promise<void> =>
  new Promise((go) => {
    if (waiting.push(go) === 1) port2.postMessage(null);
  });
