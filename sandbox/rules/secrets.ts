/** Passwords, tokens and codes: how they are made, and what is stored of them. */
import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Refusal } from '../refusal';
import { createFairQueue, QueueFull } from './fairQueue';

const COST = { N: 16_384, r: 8, p: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Passwords that may wait to be hashed, of one sender and together. A hash takes about 30 milliseconds. */
const HASHES_WAITING = { waitingOfOne: 100, waiting: 400 } as const;
const BUSY_SECONDS = 5;

/** Files are read by the same threads that hash, and one core must stay free for everything else. */
const hashing = createFairQueue({ atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)), ...HASHES_WAITING });

const busy = () => new Refusal(503, `We’re busy right now. Please try again in ${BUSY_SECONDS} seconds`, BUSY_SECONDS);

const runScrypt = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** @throws Refusal 503 if too many passwords are waiting */
async function derive(password: string, salt: Buffer, sender: string): Promise<Buffer> {
  try {
    return await hashing.run(sender, () => runScrypt(password, salt));
  } catch (error) {
    throw error instanceof QueueFull ? busy() : error;
  }
}

const partsOf = (hash: string) => {
  const [, salt = '', key = ''] = hash.split('$');
  return { salt, key };
};

interface Hashing {
  /** Where the password comes from: senders take turns. */
  readonly sender?: string | undefined;
  /** Another hash whose salt is used again, so that both are checked at the price of one. */
  readonly like?: string | undefined;
}

export async function hashPassword(password: string, { sender = '', like }: Hashing = {}): Promise<string> {
  const salt = like === undefined ? randomBytes(SALT_BYTES) : Buffer.from(partsOf(like).salt, 'base64');
  return `scrypt$${salt.toString('base64')}$${(await derive(password, salt, sender)).toString('base64')}`;
}

/** A password hash without an owner. It is checked if there is no account, so that an unknown email takes as long as a known one. */
const NOBODY = `scrypt$${Buffer.alloc(SALT_BYTES).toString('base64')}$${Buffer.alloc(KEY_BYTES).toString('base64')}`;

/** Returns the first of these hashes that belongs to the password. Hashes with one salt, or none at all, take as long as one. */
export async function hashOfPassword(password: string, hashes: readonly string[], sender = ''): Promise<string | undefined> {
  const salts = new Set((hashes.length > 0 ? hashes : [NOBODY]).map((hash) => partsOf(hash).salt));
  for (const salt of salts) {
    const derived = await derive(password, Buffer.from(salt, 'base64'), sender);
    const found = hashes.find((hash) => {
      const parts = partsOf(hash);
      return parts.salt === salt && timingSafeEqual(derived, Buffer.from(parts.key, 'base64'));
    });
    if (found !== undefined) return found;
  }
  return undefined;
}

export const newToken = () => randomBytes(32).toString('base64url');

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Six digits, each equally likely. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

export const isSecret = (secret: string, hash: string) => timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash));

/** An identifier without meaning that cannot be guessed. */
export const newReference = (prefix: string) => `${prefix}-${randomBytes(8).toString('hex').toUpperCase()}`;
