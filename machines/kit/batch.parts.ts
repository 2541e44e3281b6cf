/** The guards of a flow of a file, to be spread into `setup({ guards })`, and the sheet of what was read. */
import { isCorrected } from './batch.rules';
import type { BatchContext, RefusedFile, Sheet } from './batch.types';

interface Typed {
  readonly typed?: readonly string[];
}

interface Guarded<Texts, Row> {
  readonly context: Pick<BatchContext<Texts, Row>, 'sheet' | 'source'>;
}

type Read<Row> = { readonly sheet: Sheet<Row> } | RefusedFile;

export const sheetIn = <Row>(read: Read<Row>): Sheet<Row> | null => ('sheet' in read ? read.sheet : null);
export const refusalIn = (read: Read<unknown>): string | null => ('refusal' in read ? read.refusal : null);

export const batchGuards = {
  hasSource: ({ context }: Guarded<unknown, unknown>): boolean => context.source !== null,
  /** The rest of a file is only in this tab, so checking it again cannot be cancelled. */
  isFromFile: ({ context }: Guarded<unknown, unknown>): boolean => context.source !== null && 'file' in context.source,
  isCorrected: ({ context }: Guarded<Typed, Typed>): boolean => isCorrected(context),
  isRead: (_: unknown, read: Read<unknown>): boolean => !('refusal' in read),
};
