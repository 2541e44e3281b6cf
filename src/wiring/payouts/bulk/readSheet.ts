/** Has a worker read a file. The machine knows neither the worker nor the file's content. */

import { Failure } from '../../../../machines/kit/fault';
import type { Service } from '../../../../machines/kit/port';
import type { Row } from '../../../../machines/payouts/bulkPayout/bulkPayout.check';
import type { Kept, Read, ReadFile, Source } from '../../../../machines/payouts/bulkPayout/bulkPayout.types';
import { storedFile } from '../../../flow/files';
import { reportProgress } from '../../../flow/uploads';
import { listBanks } from '../../../services/payouts/bulkReview';
import type { Asked, Told } from './worker';

/** The view reads the progress under this name. */
const READING = 'bulkPayout';

interface Rows {
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}

const defect = (message: string) => new Failure({ kind: 'defect', message });

/** Resolves with the worker's last message, or terminates the worker. */
function workedOut(
  asked: Asked,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Rows | { readonly refusal: string }> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const rows: Row[] = [];
  return new Promise<Rows | { readonly refusal: string }>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.onerror = ({ message }) => reject(defect(message));
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.kind === 'rows') {
        rows.push(...data.rows);
        onProgress(data.part);
      } else if (data.kind === 'read') resolve({ rows, notes: data.notes });
      else if (data.kind === 'refused') resolve({ refusal: data.says });
      else reject(defect(data.says));
    };
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}

/** A file of the tab that is no longer available. */
const GONE = { refusal: 'We no longer have this file. Choose it again.' };

const fresh = (name: string): Kept => ({ name, key: crypto.randomUUID(), texts: [], notes: [], leftOut: [], meant: [] });

async function read(
  source: Source,
  banks: ReadFile['banks'],
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Read> {
  const file = 'file' in source ? storedFile(source.file.key) : null;
  if ('file' in source && !file) return GONE;
  const { texts, ...kept } = 'file' in source ? fresh(source.file.name) : source.kept;
  const found = await workedOut({ from: file ? { file } : { texts }, banks }, signal, onProgress);
  if ('refusal' in found) return found;
  return { banks, sheet: { ...kept, rows: found.rows, notes: [...kept.notes, ...found.notes] } };
}

export const readSheet: Service<Source, Read> = async (source, options) => {
  const banks = await listBanks(undefined, options);
  return reportProgress(READING, (onProgress) => read(source, banks, options.signal, onProgress));
};
