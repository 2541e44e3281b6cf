/** A database that refuses changes, for calls without an entry in the audit trail. */
import type { Db } from './database';

const CHANGES: readonly (string | symbol)[] = ['insert', 'update', 'delete'];

const originals = new WeakMap<Db, Db>();

/** @param why the message of the error that a change gets */
export function readOnly(db: Db, why: string): Db {
  const guarded = new Proxy(db, {
    get: (target, name) => {
      if (CHANGES.includes(name))
        return () => {
          throw new Error(why);
        };
      if (name === 'transaction')
        return (work: (tx: Db) => Promise<unknown>) => target.transaction((tx) => work(readOnly(tx, why)));
      return Reflect.get(target, name);
    },
  });
  originals.set(guarded, db);
  return guarded;
}

/** The database for what the provider does by itself, such as an expiry, also during a call that only reads. */
export const ofProvider = (db: Db): Db => originals.get(db) ?? db;
