/** Which release a bundle is of, and its tag in git: `--since v1.2.0` compares with it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evidence } from './parts';

const git = (root: string, ...args: readonly string[]): string | null => {
  try {
    return execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
};

/** The version of the project, the commit, and whether the sources differ from it. Without git the commit is `unknown`. */
export function releaseOf(root: string): Evidence['release'] {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commit = git(root, 'rev-parse', 'HEAD') ?? 'unknown';
  return { version, commit, isChanged: git(root, 'status', '--porcelain') !== '' };
}

/** Throws if the release cannot be tagged: it has changes, or its version is the tag of another commit. */
export function refuseTag(root: string, { version, commit, isChanged }: Evidence['release']): void {
  if (isChanged) throw new Error('There are changes that are not committed, so this release cannot be tagged.');
  const tagged = git(root, 'rev-parse', '--verify', '--quiet', `v${version}^{commit}`);
  if (tagged !== null && tagged !== commit)
    throw new Error(`v${version} is the tag of another commit. Raise the version in package.json first.`);
}

/**
 * Tags the commit of a release with its version and the digest of its flows. Does nothing if it is tagged. Throws as `refuseTag` does.
 * @returns the tag
 */
export function tagRelease(root: string, release: Evidence['release'], flows: string): string {
  refuseTag(root, release);
  const tag = `v${release.version}`;
  const isTagged = git(root, 'rev-parse', '--verify', '--quiet', `${tag}^{commit}`) !== null;
  if (!isTagged && git(root, 'tag', '--annotate', tag, '--message', `Kontor ${release.version}, flows ${flows}`) === null)
    throw new Error(`git could not make the tag ${tag}.`);
  return tag;
}
