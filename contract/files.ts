/** Responses that are files. */
import { type } from './schema';

/** The documents only say that a spreadsheet is binary, so a provider may use another media type. */
const MEDIA_TYPES = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/octet-stream'];

/** A spreadsheet as received. An HTML page or an empty response is none. */
export const Spreadsheet = type
  .instanceOf(Blob)
  .narrow((file, ctx) => (file.size > 0 && MEDIA_TYPES.includes(file.type.split(';')[0] ?? '')) || ctx.mustBe('a spreadsheet'));
