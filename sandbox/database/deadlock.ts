const DEADLOCK = '40P01';
const MOST_TRIES = 5;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : null;

/**
 * Runs a transaction that locks what others may hold, again if the database ended it to resolve a deadlock. Nothing of an ended transaction
 * remains.
 */
export async function throughDeadlocks<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (codeOf(error) !== DEADLOCK || tries >= MOST_TRIES) throw error;
    }
  }
}
