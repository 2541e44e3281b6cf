/** Who tries a password: a browser that its owner signed in from before, or an address. A stranger's attempts do not count for the owner's browser. */
import { and, desc, eq, gt, lte, notInArray, or } from 'drizzle-orm';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { knownDevices } from '../database/schema';
import { hashOf, newToken } from '../rules/secrets';
import type { From } from './tries.rules';

const DEVICE_LIFE = { hours: 180 * 24 } as const;
const MOST_DEVICES = 20;

const isDevice = (hash: string, email: string) => and(eq(knownDevices.hash, hash), eq(knownDevices.email, email));

/** Returns the browser if this person signed in from it before, else the address. */
export async function senderOf({ db, clock, sender }: OperationContext, email: string): Promise<From> {
  const hash = hashOf(sender?.device ?? '');
  const isCurrent = gt(knownDevices.usedAt, clock.now().subtract(DEVICE_LIFE));
  const found = await db
    .select()
    .from(knownDevices)
    .where(and(isDevice(hash, email), isCurrent));
  return found.length > 0
    ? { kind: 'device', name: `device ${hash}` }
    : { kind: 'source', name: `source ${sender?.source ?? ''}` };
}

/** A browser that others signed in from keeps its name, so that it is known to all of them. */
async function nameFor(tx: Db, given: string | null): Promise<string> {
  if (given === null) return newToken();
  const found = await tx
    .select()
    .from(knownDevices)
    .where(eq(knownDevices.hash, hashOf(given)))
    .limit(1);
  return found.length > 0 ? given : newToken();
}

/** Remembers the browser of a person who has just signed in. */
export async function rememberDevice(tx: Db, { clock, sender }: OperationContext, email: string): Promise<void> {
  if (!sender) return;
  const now = clock.now();
  const name = await nameFor(tx, sender.device);
  const device = { hash: hashOf(name), email, usedAt: now };
  await tx
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({ target: [knownDevices.hash, knownDevices.email], set: { usedAt: now } });
  const newest = tx
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(eq(knownDevices.email, email))
    .orderBy(desc(knownDevices.usedAt))
    .limit(MOST_DEVICES);
  const isOver = or(notInArray(knownDevices.hash, newest), lte(knownDevices.usedAt, now.subtract(DEVICE_LIFE)));
  await tx.delete(knownDevices).where(and(eq(knownDevices.email, email), isOver));
  sender.nameDevice(name);
}

/** A person who knew the old password may have signed in from any of them. */
export async function forgetDevices(tx: Db, email: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.email, email));
}
