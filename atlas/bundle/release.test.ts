import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseOf, tagRelease } from './release';

let root = '';
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@x.test', ...args], { encoding: 'utf8' }).trim();
const commit = (version: string) => {
  writeFileSync(join(root, 'package.json'), JSON.stringify({ version }));
  git('add', '.');
  git('commit', '--quiet', '--message', version);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  git('init', '--quiet');
  git('config', 'user.name', 'A');
  git('config', 'user.email', 'a@x.test');
  commit('1.0.0');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('tags the commit of a release with its version and the digest of its flows, once', () => {
  const release = releaseOf(root);
  expect(release).toEqual({ version: '1.0.0', commit: git('rev-parse', 'HEAD'), isChanged: false });
  expect(tagRelease(root, release, 'd067dda7')).toBe('v1.0.0');
  expect(tagRelease(root, release, 'd067dda7')).toBe('v1.0.0');
  expect(git('tag', '--list', '--format', '%(refname:short) %(contents:subject)')).toBe('v1.0.0 Kontor 1.0.0, flows d067dda7');
  expect(git('rev-parse', 'v1.0.0^{commit}')).toBe(release.commit);
});

it('does not tag what is not committed', () => {
  writeFileSync(join(root, 'more.txt'), 'more');
  expect(() => tagRelease(root, releaseOf(root), 'd067dda7')).toThrow('There are changes that are not committed');
  expect(git('tag')).toBe('');
});

it('does not tag another commit with a version that has one', () => {
  tagRelease(root, releaseOf(root), 'd067dda7');
  writeFileSync(join(root, 'more.txt'), 'more');
  git('add', '.');
  git('commit', '--quiet', '--message', 'More');
  expect(() => tagRelease(root, releaseOf(root), 'd067dda7')).toThrow('v1.0.0 is the tag of another commit. Raise the version');
  commit('1.1.0');
  expect(tagRelease(root, releaseOf(root), 'd067dda7')).toBe('v1.1.0');
});
