/** Passwords, tokens and codes: how they are made, and what is stored of them. */
import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';

const COST = { N: 16_384, r: 8, p: 1 };
const KEY_BYTES = 32;

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });

export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  return `scrypt$${salt.toString('base64')}$${(await derive(password, salt)).toString('base64')}`;
}

/** A password hash without an owner. It is checked if there is no account, so that an unknown email takes as long as a known one. */
const NOBODY = `scrypt$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(KEY_BYTES).toString('base64')}`;

export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? NOBODY).split('$');
  const same = timingSafeEqual(await derive(password, Buffer.from(salt, 'base64')), Buffer.from(key, 'base64'));
  return same && hash !== undefined;
}

export const newToken = () => randomBytes(32).toString('base64url');

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Six digits, each equally likely. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

export const isSecret = (secret: string, hash: string) => timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash));

/** An identifier without meaning that cannot be guessed. */
export const newReference = (prefix: string) => `${prefix}-${randomBytes(8).toString('hex').toUpperCase()}`;
