/** Reads a file of orders and checks its rows in a worker, so that the page stays responsive. */
import type { Grid } from '../../../machines/kit/batch/batch.file';
import type { RefusedFile } from '../../../machines/kit/batch/batch.types';
import { readFile } from '../../services/batchFile/readGrid';
import { Unreadable } from '../../services/batchFile/unreadable';

/** `given` is what the check needs besides the rows. */
export interface WorkerRequest<Texts, Given> {
  readonly from: { readonly file: Blob } | { readonly texts: readonly Texts[] };
  readonly given: Given;
}

/** Rows arrive in parts, so that the page handles each quickly. `part` is the completed fraction, from 0 to 1. */
export type WorkerMessage<Row> =
  | { readonly kind: 'rows'; readonly rows: readonly Row[]; readonly part: number }
  | { readonly kind: 'read'; readonly notes: readonly string[] }
  | { readonly kind: 'refused'; readonly says: string }
  | { readonly kind: 'failed'; readonly says: string };

const AT_ONCE = 250;
/** Opening the file is about half of the work. */
const OPENED = 0.5;

interface Read<Texts> {
  readonly texts: readonly Texts[];
  readonly notes: readonly string[];
}

interface SheetWork<Texts, Row, Given> {
  readonly knownHeads: (cells: readonly string[]) => number;
  readonly understand: (grid: Grid) => Read<Texts> | RefusedFile;
  /** Returns the check of one row. */
  readonly checker: (given: Given) => (texts: Texts) => Row;
}

/** Has this worker read files of one layout. */
export function serveSheets<Texts, Row, Given>({ knownHeads, understand, checker }: SheetWork<Texts, Row, Given>): void {
  const tell = (message: WorkerMessage<Row>) => self.postMessage(message);

  async function textsFrom(from: WorkerRequest<Texts, Given>['from']): Promise<Read<Texts> | RefusedFile> {
    if ('texts' in from) return { texts: from.texts, notes: [] };
    return understand(await readFile(from.file, knownHeads));
  }

  async function work({ from, given }: WorkerRequest<Texts, Given>): Promise<void> {
    const read = await textsFrom(from);
    if ('refusal' in read) return tell({ kind: 'refused', says: read.refusal });
    const check = checker(given);
    const { texts, notes } = read;
    for (let at = 0; at < texts.length; at += AT_ONCE) {
      const rows = texts.slice(at, at + AT_ONCE).map(check);
      tell({ kind: 'rows', rows, part: OPENED + ((1 - OPENED) * (at + rows.length)) / texts.length });
    }
    tell({ kind: 'read', notes });
  }

  self.onmessage = ({ data }: MessageEvent<WorkerRequest<Texts, Given>>) => {
    work(data).catch((error: unknown) =>
      error instanceof Unreadable
        ? tell({ kind: 'refused', says: error.message })
        : tell({ kind: 'failed', says: String(error) }),
    );
  };
}
