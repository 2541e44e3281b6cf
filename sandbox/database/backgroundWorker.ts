/** Work beside the requests: it is looked for at each time by the process's clock, and at once after `wake`. */

export interface BackgroundWorker {
  /** Looks for work now. */
  wake(): void;
  /** Returns when no work is left that this process may do. */
  idle(): Promise<void>;
  /** Aborts the signal, and returns when the current work has ended. */
  stop(): Promise<void>;
}

interface BackgroundWork {
  /** Does all that is there to do, once. */
  readonly work: () => Promise<unknown>;
  /** How often it looks, in milliseconds. */
  readonly lookMs: number;
  /** What the log says if it fails without an error. */
  readonly failed: string;
  /** Aborted by `stop`. */
  readonly stopping: AbortController;
}

export function startBackgroundWorker({ work, lookMs, failed, stopping }: BackgroundWork): BackgroundWorker {
  let running: Promise<void> | null = null;
  let isAsked = false;

  const wake = () => {
    isAsked = true;
    if (running || stopping.signal.aborted) return;
    running = (async () => {
      while (isAsked && !stopping.signal.aborted) {
        isAsked = false;
        // A reset may take the tables away for a moment. The next look finds what is left.
        await work().catch((error: unknown) => console.error(error instanceof Error ? error.message : failed));
      }
      running = null;
    })();
  };

  const timer = setInterval(wake, lookMs);
  timer.unref();
  wake();
  return {
    wake,
    idle: async () => {
      while (running) await running;
    },
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
