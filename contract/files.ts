/** Answers that are files. */
import { type } from 'arktype';

/** The documents only say that a spreadsheet is binary: a provider may not call it by its own name. */
const MEDIA_TYPES = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/octet-stream'];

/** A spreadsheet as it came. A page of HTML, or nothing at all, is none. */
export const Spreadsheet = type
  .instanceOf(Blob)
  .narrow((file, ctx) => (file.size > 0 && MEDIA_TYPES.includes(file.type.split(';')[0] ?? '')) || ctx.mustBe('a spreadsheet'));
