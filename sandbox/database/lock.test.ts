import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './lock';

const folders: string[] = [];
let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'kontor-lock-')), 'data');
  folders.push(folder);
});
afterAll(() => Promise.all(folders.map((each) => rm(each, { recursive: true, force: true }))));

async function pidOfTheDead(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

const LOCK = join(import.meta.dirname, 'lock.ts');
/** Holds the lock until all processes have tried, and then dies without releasing it. */
const SCRIPT = `
  const { lockFolder } = await import(process.argv[1]);
  await lockFolder(process.argv[2]).then(() => process.stdout.write('mine'), () => process.stdout.write('in use'));
  process.stdin.resume();
`;
const waiting: (() => void)[] = [];

/** Returns what a separate process gets. It lives until all four have an answer. */
async function inAnotherProcess(wanted: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SCRIPT, LOCK, wanted], {
    stdio: 'pipe',
  });
  const [said] = await once(child.stdout, 'data');
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 4) for (const go of waiting.splice(0)) go();
  });
  child.kill('SIGKILL');
  // A killed process keeps its pid and its lock until it is reaped.
  await once(child, 'exit');
  return String(said);
}

describe('a data folder', () => {
  it('has one owner at a time, and is free after its owner stops', async () => {
    const unlock = await lockFolder(folder);
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(String(process.pid));
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${process.pid}`);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
    await (await lockFolder(folder))();
  });

  it('is refused with one line while its process is alive', async () => {
    await (await lockFolder(folder))();
    await writeFile(join(folder, 'lock'), String(process.ppid));
    const refused = await lockFolder(folder).catch((error: Error) => error.message);
    expect(refused).toMatch(/^The data folder .* is in use by process \d+\. .*$/);
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(String(process.ppid));
  });

  it('is taken over from a dead process, or if its lock is unreadable', async () => {
    for (const left of [String(await pidOfTheDead()), '', 'not a number', String(process.pid)]) {
      await (await lockFolder(folder))();
      await writeFile(join(folder, 'lock'), left);
      const unlock = await lockFolder(folder);
      expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(String(process.pid));
      await unlock();
      expect(await readdir(folder)).toEqual([]);
    }
  });

  it('is given to one of several that ask at the same time', async () => {
    for (let round = 0; round < 20; round += 1) {
      await (await lockFolder(folder))();
      await writeFile(join(folder, 'lock'), String(await pidOfTheDead()));
      const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
      const given = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(given).toHaveLength(1);
      await Promise.all(given.map((unlock) => unlock()));
    }
  });

  it('is given to one of several processes that ask at the same time, with or without the lock and claim of a dead process', {
    timeout: 60_000,
  }, async () => {
    const dead = String(await pidOfTheDead());
    for (const left of [null, dead]) {
      await (await lockFolder(folder))();
      if (left !== null) await writeFile(join(folder, 'lock'), left);
      if (left !== null) await writeFile(join(folder, `lock.after-${left}`), left);
      const said = await Promise.all(Array.from({ length: 4 }, () => inAnotherProcess(folder)));
      expect(said.filter((word) => word === 'mine')).toHaveLength(1);
      expect(said.filter((word) => word === 'in use')).toHaveLength(3);
    }
  });
});
