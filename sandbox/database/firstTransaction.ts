/** A transaction whose first inner transaction needs no savepoint, for calls whose whole work is one transaction of their own. */
import { sql } from 'drizzle-orm';
import type { Db } from './database';

/**
 * Returns the transaction for an operation. An inner transaction that comes before any other statement runs as part of it: if that one fails,
 * nothing else is lost, so the transaction is rolled back and begins again. Any other inner transaction has a savepoint, as usual.
 */
export function withoutFirstSavepoint(tx: Db): Db {
  let isFirst = true;
  return new Proxy(tx, {
    get: (target, name) => {
      const isUnused = isFirst;
      isFirst = false;
      if (name !== 'transaction' || !isUnused) return Reflect.get(target, name);
      return async (work: (inner: Db) => Promise<unknown>) => {
        try {
          return await work(target);
        } catch (error) {
          await target.execute(sql`rollback`);
          await target.execute(sql`begin`);
          throw error;
        }
      };
    },
  });
}
