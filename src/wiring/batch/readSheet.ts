/** Has a worker read a file of orders. The machines know neither the worker nor the file's content. */
import type { Kept, RefusedFile, Sheet, Source } from '../../../machines/kit/batch/batch.types';
import { Failure } from '../../../machines/kit/flow/fault';
import { storedFile } from '../../flow/files';
import { reportProgress } from '../../flow/uploads';
import type { WorkerMessage, WorkerRequest } from './sheetWorker';

const defect = (message: string) => new Failure({ kind: 'defect', message });

interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}

/** How long a worker may say nothing, in milliseconds. A file of ten thousand rows takes a tenth of it on a phone. */
const SILENT_MS = 10_000;
const TOO_SLOW: RefusedFile = {
  refusal: 'Reading this file took too long. Save the table as .csv, or split it into smaller files, and try again.',
};

/** Resolves with the worker's last message, or terminates the worker. */
function workedOut<Texts, Row, Given>(
  worker: Worker,
  asked: WorkerRequest<Texts, Given>,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Rows<Row> | RefusedFile> {
  const rows: Row[] = [];
  let silence: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Rows<Row> | RefusedFile>((resolve, reject) => {
    const wait = () => {
      clearTimeout(silence);
      silence = setTimeout(() => resolve(TOO_SLOW), SILENT_MS);
    };
    wait();
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.onerror = ({ message }) => reject(defect(message));
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Row>>) => {
      wait();
      if (data.kind === 'rows') {
        rows.push(...data.rows);
        onProgress(data.part);
      } else if (data.kind === 'read') resolve({ rows, notes: data.notes });
      else if (data.kind === 'refused') resolve({ refusal: data.says });
      else reject(defect(data.says));
    };
    worker.postMessage(asked);
  }).finally(() => {
    clearTimeout(silence);
    worker.terminate();
  });
}

/** A file of the tab that is no longer available. */
const GONE: RefusedFile = { refusal: 'We no longer have this file. Choose it again.' };

const fresh = <Texts>(name: string): Kept<Texts> => ({
  name,
  key: crypto.randomUUID(),
  texts: [],
  notes: [],
  leftOut: [],
  meant: [],
});

interface Reading<Texts, Given> {
  readonly source: Source<Texts>;
  /** What the check needs besides the rows. */
  readonly given: Given;
  readonly signal: AbortSignal;
}

/**
 * Returns the reader of a flow's files.
 * @param progress the name under which the view reads the progress
 */
export const sheetReader =
  <Texts, Row, Given>(progress: string, startWorker: () => Worker) =>
  ({ source, given, signal }: Reading<Texts, Given>): Promise<RefusedFile | { readonly sheet: Sheet<Row> }> =>
    reportProgress(progress, async (onProgress) => {
      const file = 'file' in source ? storedFile(source.file.key) : null;
      if ('file' in source && !file) return GONE;
      const { texts, ...kept } = 'file' in source ? fresh<Texts>(source.file.name) : source.kept;
      const asked: WorkerRequest<Texts, Given> = { from: file ? { file } : { texts }, given };
      const found = await workedOut<Texts, Row, Given>(startWorker(), asked, signal, onProgress);
      if ('refusal' in found) return found;
      return { sheet: { ...kept, rows: found.rows, notes: [...kept.notes, ...found.notes] } };
    });
