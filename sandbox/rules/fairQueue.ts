/** Work that is expensive: little of it runs at once, and no sender can fill the queue for the others. */

/** The queue has no room for this work. */
export class QueueFull extends Error {}

interface Bounds {
  /** How much runs at once. */
  readonly atOnce: number;
  /** How much one sender may have waiting. */
  readonly waitingOfOne: number;
  /** How much may wait together. */
  readonly waiting: number;
}

export interface FairQueue {
  /**
   * Runs the work when its turn comes. Senders take turns.
   * @throws QueueFull at once if too much is waiting
   */
  run<T>(sender: string, work: () => Promise<T>): Promise<T>;
}

export function createFairQueue({ atOnce, waitingOfOne, waiting }: Bounds): FairQueue {
  /** Waiting starts by sender. The sender whose turn is next comes first. */
  const lines = new Map<string, (() => void)[]>();
  let running = 0;
  let queued = 0;

  const turn = (sender: string) =>
    new Promise<void>((start) => {
      const line = lines.get(sender) ?? [];
      if (queued >= waiting || line.length >= waitingOfOne) throw new QueueFull();
      line.push(start);
      lines.set(sender, line);
      queued += 1;
    });

  function startNext(): void {
    const [next] = lines;
    if (!next) {
      running -= 1;
      return;
    }
    const [sender, line] = next;
    const start = line.shift();
    // A sender with more to do goes to the end, behind everyone else.
    lines.delete(sender);
    if (line.length > 0) lines.set(sender, line);
    queued -= 1;
    start?.();
  }

  return {
    run: async (sender, work) => {
      if (running < atOnce) running += 1;
      else await turn(sender);
      try {
        return await work();
      } finally {
        startNext();
      }
    },
  };
}
