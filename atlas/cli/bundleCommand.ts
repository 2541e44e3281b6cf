/** Runs `npm run bundle`. An invalid request is reported in one line, and nothing is written or tagged. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleFiles } from '../bundle/bundle';
import type { Content, Evidence } from '../bundle/parts';
import { refuseTag, releaseOf, tagRelease } from '../bundle/release';
import type { Screen } from './command';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, '.cache/bundle');
const DECISIONS = join(ROOT, 'docs/decisions');

const decisions = () =>
  new Map(
    readdirSync(DECISIONS)
      .filter((name) => name.endsWith('.md'))
      .map((name) => [name, readFileSync(join(DECISIONS, name), 'utf8')]),
  );

/** Makes everything before the first file is written. */
async function files(release: Evidence['release']): Promise<ReadonlyMap<string, Content>> {
  const { evidenceOf } = await import('../bundle/evidence');
  const { evidence, site, trace } = await evidenceOf(release);
  return bundleFiles({ evidence, site, trace, decisions: decisions() });
}

/** Returns the exit code: 0 if it was written, 2 for an invalid request. */
export async function bundleCommand(args: readonly string[], { say, note }: Screen, make = files): Promise<number> {
  try {
    const { values } = parseArgs({ args: [...args], options: { out: { type: 'string' }, tag: { type: 'boolean' } } });
    const folder = resolve(values.out ?? OUT);
    if (folder !== OUT && existsSync(folder) && readdirSync(folder).length > 0) {
      note(`${folder} is not empty.`);
      return 2;
    }
    const release = releaseOf(ROOT);
    if (values.tag) refuseTag(ROOT, release);
    const all = await make(release);
    rmSync(folder, { recursive: true, force: true });
    for (const [name, content] of all) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    if (values.tag) {
      const { flowsHash } = await import('../sources');
      say(`Tagged ${tagRelease(ROOT, release, flowsHash())}`);
    }
    say(`${all.size} files. Open ${join(folder, 'index.html')}`);
    return 0;
  } catch (error) {
    note(error instanceof Error ? error.message : String(error));
    return 2;
  }
}
