/** Reads a file of payouts and checks its rows in a worker, so that the page stays responsive. */
import { bankFinder } from '../../../../machines/payouts/bulkPayout/bulkPayout.banks';
import { checkRow, type Row } from '../../../../machines/payouts/bulkPayout/bulkPayout.check';
import { knownHeads, type Texts, understand } from '../../../../machines/payouts/bulkPayout/bulkPayout.file';
import type { ReadFile } from '../../../../machines/payouts/bulkPayout/bulkPayout.types';
import { readGrid } from '../../../services/payouts/bulkFile/readGrid';
import { Unreadable } from '../../../services/payouts/bulkFile/unreadable';

export interface Asked {
  readonly from: { readonly file: Blob } | { readonly texts: readonly Texts[] };
  readonly banks: ReadFile['banks'];
}

/** Rows arrive in parts, so that the page handles each quickly. `part` is the completed fraction, from 0 to 1. */
export type Told =
  | { readonly kind: 'rows'; readonly rows: readonly Row[]; readonly part: number }
  | { readonly kind: 'read'; readonly notes: readonly string[] }
  | { readonly kind: 'refused'; readonly says: string }
  | { readonly kind: 'failed'; readonly says: string };

const AT_ONCE = 250;
/** Opening the file is about half of the work. */
const OPENED = 0.5;

const tell = (told: Told) => self.postMessage(told);

async function textsFrom(from: Asked['from']): Promise<ReturnType<typeof understand>> {
  if ('texts' in from) return { texts: from.texts, notes: [] };
  return understand(await readGrid(new Uint8Array(await from.file.arrayBuffer()), knownHeads));
}

async function work({ from, banks }: Asked): Promise<void> {
  const read = await textsFrom(from);
  if ('refusal' in read) return tell({ kind: 'refused', says: read.refusal });
  const find = bankFinder(banks);
  const { texts, notes } = read;
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    const rows = texts.slice(at, at + AT_ONCE).map((row) => checkRow(row, find));
    tell({ kind: 'rows', rows, part: OPENED + ((1 - OPENED) * (at + rows.length)) / texts.length });
  }
  tell({ kind: 'read', notes });
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  work(data).catch((error: unknown) =>
    error instanceof Unreadable ? tell({ kind: 'refused', says: error.message }) : tell({ kind: 'failed', says: String(error) }),
  );
};
