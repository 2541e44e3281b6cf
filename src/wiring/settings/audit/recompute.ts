/** Has a worker recompute entries of the audit trail. One worker serves all parts of a check, and ends with it. */
import { Failure } from '../../../../machines/kit/flow/fault';
import type { Service } from '../../../../machines/kit/flow/port';
import type { ChainRun, Recompute } from '../../../../machines/settings/auditCheck/auditCheck.types';
import type { Recomputed } from './worker';

/** How long a worker without work is kept, in milliseconds: the next part is read meanwhile. */
const IDLE_MS = 10_000;

const defect = (message: string) => new Failure({ kind: 'defect', message });

let running: Worker | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;
let count = 0;

function end(): void {
  clearTimeout(idle);
  running?.terminate();
  running = null;
}

function started(): Worker {
  clearTimeout(idle);
  running ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return running;
}

export const recompute: Service<Recompute, ChainRun> = ({ last, links }, { signal }) => {
  const worker = started();
  count += 1;
  const id = count;
  return new Promise<ChainRun>((resolve, reject) => {
    const fail = (message: string) => {
      end();
      reject(defect(message));
    };
    // A cancelled check leaves no work behind.
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason);
    });
    worker.onerror = ({ message }) => fail(message || 'The worker of the audit trail did not start.');
    worker.onmessageerror = () => fail('The worker of the audit trail gave no answer.');
    worker.onmessage = ({ data }: MessageEvent<Recomputed>) => {
      if (data.id !== id) return;
      if ('failed' in data) return fail(data.failed);
      idle = setTimeout(end, IDLE_MS);
      resolve(data.run);
    };
    worker.postMessage({ id, last, links });
  });
};
