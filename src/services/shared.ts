interface Running<Output> {
  readonly answer: Promise<Output>;
  readonly controller: AbortController;
  waiting: number;
}

/**
 * Returns a function that makes one call for all who ask for the same key while it runs. A flow that leaves its state gives up its own wait.
 * When the last one has left, the call is aborted. What has ended is not kept.
 */
export function shared<Output>() {
  const running = new Map<string, Running<Output>>();
  const start = (key: string, make: (signal: AbortSignal) => Promise<Output>) => {
    const controller = new AbortController();
    const one: Running<Output> = { answer: make(controller.signal), controller, waiting: 0 };
    const end = () => {
      if (running.get(key) === one) running.delete(key);
    };
    one.answer.then(end, end);
    running.set(key, one);
    return one;
  };
  return async (key: string, signal: AbortSignal, make: (signal: AbortSignal) => Promise<Output>): Promise<Output> => {
    signal.throwIfAborted();
    const one = running.get(key) ?? start(key, make);
    one.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        one.waiting -= 1;
        reject(signal.reason);
        if (one.waiting > 0) return;
        running.delete(key);
        one.controller.abort(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      const stay = () => signal.removeEventListener('abort', leave);
      one.answer.then(resolve, reject).then(stay);
    });
  };
}
