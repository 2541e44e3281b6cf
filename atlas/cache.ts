/** Results that are computed once for the same sources, in `.cache`. A damaged or missing file is computed again. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CACHE = join(import.meta.dirname, '../.cache');

export const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256')
    .update(parts.map((part) => `${part.length}\n${part}`).join('\n'))
    .digest('hex');

interface Stored<Result> {
  readonly key: string;
  readonly result: Result;
}

/** Where a result is kept: one file for each name, replaced when its key changes. */
interface Place {
  readonly kind: string;
  readonly name: string;
  readonly key: string;
}

function readKept<Result>({ kind, name, key }: Place, folder = CACHE): Stored<Result> | null {
  try {
    const stored: Stored<Result> = JSON.parse(readFileSync(join(folder, kind, `${name}.json`), 'utf8'));
    return stored.key === key ? stored : null;
  } catch {
    return null;
  }
}

/** Whole or not at all, because several processes may write it at once. */
function keep<Result>({ kind, name, key }: Place, result: Result, folder = CACHE): void {
  const file = join(folder, kind, `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, JSON.stringify({ key, result } satisfies Stored<Result>));
  renameSync(next, file);
}

/** Returns the kept result of this key, or computes and keeps it. */
export function once<Result>(place: Place, make: () => Result, folder = CACHE): Result {
  const known = readKept<Result>(place, folder);
  if (known) return known.result;
  const result = make();
  keep(place, result, folder);
  return result;
}

/** The same for what takes a while. */
export async function onceLater<Result>(place: Place, make: () => Promise<Result>, folder = CACHE): Promise<Result> {
  const known = readKept<Result>(place, folder);
  if (known) return known.result;
  const result = await make();
  keep(place, result, folder);
  return result;
}
