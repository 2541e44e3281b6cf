/** Signed addresses of files. An address is for one person and one file of one business, and works for 10 minutes. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** An address that was handed on late still has to be asked for again. */
const LIFE = { minutes: 10 } as const;

export interface Signed {
  readonly reference: string;
  readonly businessId: number;
  readonly secret: string;
}

const signatureOf = ({ reference, businessId, secret }: Signed, userId: number, until: string) =>
  createHmac('sha256', secret).update(`${businessId} ${reference} ${userId} ${until}`).digest('base64url');

/** Returns the path of the file for this person, from now on for 10 minutes. */
export function filePath(file: Signed, userId: number, now: Temporal.Instant): string {
  const until = String(Math.floor(now.add(LIFE).epochMilliseconds / 1000));
  return `/files/${file.reference}.${userId}.${until}.${signatureOf(file, userId, until)}`;
}

const TOKEN = /^([A-Z]{3}-[0-9A-F]{16})\.(\d{1,9})\.(\d{1,12})\.([\w-]{43})$/;

export interface FileToken {
  readonly reference: string;
  readonly userId: number;
  readonly until: string;
  readonly signature: string;
}

export function readFileToken(token: string): FileToken | null {
  const [, reference, userId, until, signature] = TOKEN.exec(token) ?? [];
  return reference && userId && until && signature ? { reference, userId: Number(userId), until, signature } : null;
}

/** Whether the address is one of ours for this file. */
export function isSigned(file: Signed, { userId, until, signature }: FileToken): boolean {
  return timingSafeEqual(Buffer.from(signatureOf(file, userId, until)), Buffer.from(signature));
}

export const isOver = ({ until }: FileToken, now: Temporal.Instant): boolean => Number(until) * 1000 <= now.epochMilliseconds;
