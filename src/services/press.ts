/** What waits for the paint of a press. Null: this task is not that of a press. */
let waiting: (() => void)[] | null = null;
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  const all = waiting ?? [];
  waiting = null;
  for (const go of all) go();
};

globalThis.window?.addEventListener(
  'click',
  () => {
    waiting ??= [];
    port2.postMessage(null);
  },
  true,
);

/** Resolves at once, or in the task of a press once that is over: browsers paint what a press has changed before they run the next one. */
export const pressPainted = (): Promise<void> => new Promise((go) => (waiting ? void waiting.push(go) : go()));
