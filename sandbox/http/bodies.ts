/** Reads a request's body: complete, within its limit, and of the type that a call accepts. */
import type { Context, MiddlewareHandler } from 'hono';
import { Refusal } from '../refusal';

export const MEGABYTE = 1024 * 1024;

/** How much of a body above its limit is still read, in bytes. */
const MOST_READ = 192 * MEGABYTE;

const no = (c: Context, status: 400 | 413, message: string) => c.json({ status: false, message }, status);

/** Reads a body to its end. Returns `null` for one above the limit, of which nothing is kept. */
async function chunksOf(body: ReadableStream<Uint8Array> | null, limit: number) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body?.getReader();
  while (reader && size <= MOST_READ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) chunks.length = 0;
    else chunks.push(new Uint8Array(value));
  }
  return size > limit ? null : chunks;
}

/**
 * Reads a body before anything else, and never keeps more of it than `limit` bytes. A larger body is read and discarded. If the connection
 * closed earlier, the sender would never see the response.
 */
export const readBody =
  (limit: number): MiddlewareHandler =>
  async (c, next) => {
    if (!c.req.raw.body) return next();
    // A connection that breaks during a body is no defect of ours.
    const chunks = await chunksOf(c.req.raw.body, limit).catch(() => undefined);
    if (chunks === undefined) return no(c, 400, 'The body is incomplete');
    if (chunks === null) return no(c, 413, 'The request is too large');
    c.req.raw = new Request(c.req.raw, { body: new Blob(chunks) });
    return next();
  };

const isOfType = (given: string | undefined, type: string) => given?.split(';')[0]?.trim().toLowerCase() === type;

export const isJson = (given: string | undefined) => isOfType(given, 'application/json');

/**
 * A page of any other site can make a browser send a form or plain text. JSON needs our permission, which nobody has.
 * @throws Refusal 415
 */
export function mustBeJson(contentType: string | undefined): void {
  if (!isJson(contentType)) throw new Refusal(415, 'Send the body as application/json');
}

/** @throws Refusal 415 */
export function mustBeMultipart(contentType: string | undefined): void {
  if (!isOfType(contentType, 'multipart/form-data')) throw new Refusal(415, 'Send the body as multipart/form-data');
}
