/** Reads a request's body: complete, within its limit, and of the type that a call accepts. */
import type { Context, MiddlewareHandler } from 'hono';
import { Refusal } from '../refusal';

export const MEGABYTE = 1024 * 1024;

/** How much of a body that is not kept is still read, in bytes. */
const MOST_READ = 192 * MEGABYTE;

/** How much of all bodies together is kept at once, in bytes. */
interface Room {
  readonly most: number;
  held: number;
}

export const sharedRoom: Room = { most: 256 * MEGABYTE, held: 0 };
const FULL_SECONDS = 5;

interface Chunks {
  readonly chunks: readonly Uint8Array<ArrayBuffer>[];
  readonly size: number;
}

/** How a body was read: whole, above its limit, or without room for it. Nothing is kept of the last two. */
type Read = Chunks | 'tooLarge' | 'noRoom';

/** Reads a body to its end, and keeps at most `limit` bytes. Nothing is kept of a body that announces more. */
async function readFrom(body: ReadableStream<Uint8Array>, announced: number, limit: number, room: Room): Promise<Read> {
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let [size, kept] = [0, 0];
  let refusal: 'tooLarge' | 'noRoom' | null = announced > limit ? 'tooLarge' : null;
  const refuse = (why: 'tooLarge' | 'noRoom') => {
    refusal = why;
    room.held -= kept;
    [chunks, kept] = [[], 0];
  };
  const reader = body.getReader();
  try {
    while (size <= MOST_READ) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > limit) refuse('tooLarge');
      else if (room.held + value.length > room.most) refuse('noRoom');
      if (refusal !== null) continue;
      chunks.push(new Uint8Array(value));
      kept += value.length;
      room.held += value.length;
    }
  } catch (error) {
    room.held -= kept;
    throw error;
  }
  return refusal ?? { chunks, size };
}

const no = (c: Context, status: 400 | 413 | 503, message: string) => c.json({ status: false, message }, status);

const noRoom = (c: Context) => {
  c.header('Retry-After', String(FULL_SECONDS));
  return no(c, 503, `We’re busy right now. Please try again in ${FULL_SECONDS} seconds`);
};

/**
 * Reads the body of a request for the work, and never keeps more of it than `limit` bytes. A larger body is read and discarded. If the
 * connection closed earlier, the sender would never see the response.
 */
export async function withBody(c: Context, limit: number, work: () => Promise<Response>, room = sharedRoom): Promise<Response> {
  const { body } = c.req.raw;
  if (!body) return work();
  // A connection that breaks during a body is no defect of ours.
  const read = await readFrom(body, Number(c.req.header('content-length') ?? 0), limit, room).catch(() => undefined);
  if (read === undefined) return no(c, 400, 'The body is incomplete');
  if (read === 'tooLarge') return no(c, 413, 'The request is too large');
  if (read === 'noRoom') return noRoom(c);
  try {
    c.req.raw = new Request(c.req.raw, { body: new Blob([...read.chunks]) });
    return await work();
  } finally {
    room.held -= read.size;
  }
}

/** Reads the body of every request before anything else. */
export const readBody =
  (limit: number): MiddlewareHandler =>
  (c, next) =>
    withBody(c, limit, async () => {
      await next();
      return c.res;
    });

/** Keeps nothing of a body, for a request that is refused without it. */
export const discardBody =
  (limit: number): MiddlewareHandler =>
  async (c, next) =>
    (await discarded(c)) > limit ? no(c, 413, 'The request is too large') : next();

/** Reads what is left of a body and keeps nothing, so that the sender sees the response. Returns its size. */
export async function discarded(c: Context): Promise<number> {
  const { body, bodyUsed } = c.req.raw;
  if (!body || bodyUsed || body.locked) return 0;
  const reader = body.getReader();
  let size = 0;
  try {
    while (size <= MOST_READ) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
    }
  } catch {
    // The sender is gone, so nobody waits for the response.
  }
  return size;
}

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
