/** The guards and actions of a flow of a file, to be spread into `setup`, and the sheet of what was read. */
import { assign, type EventObject } from 'xstate';
import { type Fault, sentence } from '../flow/fault';
import type { SelectedFile } from '../form/form.types';
import type { Into } from '../order/order.parts';
import { isCorrected, withRowConfirmed, withRowExcluded, withRowRestored, withRowsIncluded } from './batch.rules';
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

interface OneRow {
  readonly line: number;
}

interface Lines {
  readonly lines: readonly number[];
}

interface Words {
  /** What is said if what a file is checked against failed to load. */
  readonly unread: string;
}

/** What the merchant does with a file and its rows, whatever they mean. */
export const batchActions = <Context extends BatchContext<Texts, Row>, Event extends EventObject, Texts, Row>(
  into: Into<BatchContext<Texts, Row>, Context>,
  { unread }: Words,
) => ({
  setFile: assign<Context, Event, { readonly file: SelectedFile }, Event, never>((_, { file }) =>
    into({ source: { file }, problem: null }),
  ),
  setRefusal: assign<Context, Event, Read<unknown>, Event, never>((_, read) => into({ problem: refusalIn(read), source: null })),
  setReadProblem: assign<Context, Event, Fault, Event, never>((_, fault) => into({ problem: sentence(fault, unread) })),
  leaveOut: assign<Context, Event, OneRow, Event, never>(({ context: { sheet } }, row) =>
    into({ sheet: withRowExcluded(sheet, row) }),
  ),
  restoreRow: assign<Context, Event, OneRow, Event, never>(({ context: { sheet } }, row) =>
    into({ sheet: withRowRestored(sheet, row) }),
  ),
  confirmDuplicate: assign<Context, Event, OneRow, Event, never>(({ context: { sheet } }, row) =>
    into({ sheet: withRowConfirmed(sheet, row) }),
  ),
  include: assign<Context, Event, Lines, Event, never>(({ context: { sheet } }, rows) =>
    into({ sheet: withRowsIncluded(sheet, rows) }),
  ),
  setShown: assign<Context, Event, Lines, Event, never>((_, { lines }) => into({ shown: lines })),
});
