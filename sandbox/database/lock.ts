/** The embedded database has no lock of its own, and two processes in one folder would destroy it. So the folder has one owner at a time. */
import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders that this process holds. A lock with our pid that is not among them belongs to a dead process with the same pid. */
const held = new Set<string>();

export class FolderInUse extends Error {}

const errorCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Whether a lock's text names a live process other than this one. */
function isTaken(text: string): boolean {
  const pid = Number.parseInt(text, 10);
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

const textOf = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

async function draftOf(file: string): Promise<string> {
  const draft = `${file}.draft-${randomUUID()}`;
  await writeFile(draft, String(process.pid));
  return draft;
}

/** Writes our pid unless there is a file already. The file is never half-written. */
async function create(file: string): Promise<boolean> {
  const draft = await draftOf(file);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

const claimAfter = (name: string, text: string) => `${name}.after-${text.replace(/\D/g, '')}`;

/**
 * Replaces a dead process's lock. The process with the claim may do so, after it checks again, because the lock may have been replaced. If the
 * claim's owner died, another claim follows.
 */
async function takeOver(file: string, dead: string): Promise<boolean> {
  const claims = [claimAfter(file, dead)];
  for (let claim = claims[0] ?? file; !(await create(claim)); claims.push(claim)) {
    const claimant = (await textOf(claim)) ?? '';
    if (isTaken(claimant)) return false;
    claim = claimAfter(claim, claimant);
  }
  try {
    if ((await textOf(file)) !== dead) return false;
    await rename(await draftOf(file), file);
    return true;
  } finally {
    await Promise.all(claims.map((claim) => rm(claim, { force: true })));
  }
}

async function acquire(file: string): Promise<boolean> {
  if (await create(file)) return true;
  const text = await textOf(file);
  if (text === null) return create(file);
  return !isTaken(text) && takeOver(file, text);
}

/**
 * Takes the folder for this process.
 * @returns a function that releases it
 * @throws FolderInUse if a live process has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  const refuse = async () => {
    const owner = (await textOf(file)) ?? 'that is just starting';
    throw new FolderInUse(
      `The data folder ${folder} is in use by process ${owner}. Stop it first, or set KONTOR_DATA to another folder.`,
    );
  };
  if (held.has(file)) await refuse();
  held.add(file);
  try {
    await mkdir(folder, { recursive: true });
    if (!(await acquire(file))) await refuse();
  } catch (error) {
    held.delete(file);
    throw error;
  }
  return async () => {
    await rm(file, { force: true });
    held.delete(file);
  };
}
