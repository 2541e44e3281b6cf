/** Has a worker recompute entries of the audit trail. One worker serves all parts of a check, and ends with it. */
import { Failure } from '../../../../machines/kit/flow/fault';
import type { Service } from '../../../../machines/kit/flow/port';
import type { ChainRun, Recompute } from '../../../../machines/settings/auditCheck/auditCheck.types';
import type { Recomputed } from './worker';

/** How long a worker without work is kept, in milliseconds: the next part is read meanwhile. */
const IDLE_MS = 10_000;

interface Asked {
  readonly resolve: (run: ChainRun) => void;
  readonly reject: (reason: unknown) => void;
}

let running: Worker | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;
let count = 0;
const asked = new Map<number, Asked>();

function end(): void {
  clearTimeout(idle);
  running?.terminate();
  running = null;
}

/** A worker that fails answers none of the requests. */
function failAll(message: string): void {
  end();
  for (const { reject } of asked.values()) reject(new Failure({ kind: 'defect', message }));
  asked.clear();
}

function settle(data: Recomputed): void {
  const one = asked.get(data.id);
  asked.delete(data.id);
  if (asked.size === 0) idle = setTimeout(end, IDLE_MS);
  if ('run' in data) one?.resolve(data.run);
  else one?.reject(new Failure({ kind: 'defect', message: data.failed }));
}

function started(): Worker {
  clearTimeout(idle);
  if (running) return running;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onerror = ({ message }) => failAll(message || 'The worker of the audit trail did not start.');
  worker.onmessageerror = () => failAll('The worker of the audit trail gave no answer.');
  worker.onmessage = ({ data }: MessageEvent<Recomputed>) => settle(data);
  running = worker;
  return worker;
}

export const recompute: Service<Recompute, ChainRun> = ({ last, links }, { signal }) =>
  new Promise((resolve, reject) => {
    count += 1;
    const id = count;
    asked.set(id, { resolve, reject });
    // A cancelled check leaves no work behind.
    signal.addEventListener('abort', () => {
      if (!asked.delete(id)) return;
      reject(signal.reason);
      if (asked.size === 0) end();
    });
    started().postMessage({ id, last, links });
  });
