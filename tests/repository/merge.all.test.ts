/** Two branches that add a flow each, merged by git. */
import { execFile } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfProject, linkTo, ownEnvironment, ROOT } from './copy';

const SLOW = 300_000;
const AREA = 'payouts';
const FLOWS = ['stockCount', 'stockTake'];
const INDEX = 'docs/flows/README.md';
const LISTS = ['machines/flows.list.ts', 'tests/models/models.list.ts'];
const run = promisify(execFile);

describe('two branches that add a flow each, in a copy of the project', () => {
  let project = '';
  const folderOf = (branch: string) => join(project, '.cache', branch);
  const inFolder = async (cwd: string, program: string, ...args: string[]) =>
    (await run(program, args, { cwd, env: ownEnvironment(), encoding: 'utf8' })).stdout;
  const git = (cwd: string, ...args: string[]) =>
    inFolder(cwd, 'git', '-c', 'user.name=A', '-c', 'user.email=a@example.test', '-c', 'commit.gpgsign=false', ...args);
  const atlas = (cwd: string, ...args: string[]) =>
    inFolder(
      cwd,
      join(ROOT, 'node_modules/.bin/tsx'),
      'atlas/cli/atlas.ts',
      ...FLOWS.flatMap((name) => ['--flow', name]),
      ...args,
    );
  const read = (path: string) => readFileSync(join(project, path), 'utf8');
  const digests = () => read(INDEX).match(/^Digest of all charts: .*$/gm) ?? [];

  const addFlow = async (name: string) => {
    const folder = folderOf(name);
    linkTo(folder);
    await inFolder(folder, process.execPath, 'scripts/new-flow.mjs', AREA, name);
    await inFolder(folder, join(ROOT, 'node_modules/.bin/tsx'), 'atlas/cli/atlas.ts', '--flow', name);
    await git(folder, 'add', '.');
    await git(folder, 'commit', '--quiet', '-m', `Add ${name}`);
  };

  beforeAll(async () => {
    project = copyOfProject('merge');
    // A link, unlike the folder, is not ignored by the project's own list.
    appendFileSync(join(project, '.gitignore'), 'styled-system\n');
    await git(project, 'init', '--quiet', '--initial-branch=main');
    await git(project, 'add', '.');
    await git(project, 'commit', '--quiet', '-m', 'The project');
    await git(project, 'tag', 'before');
    // One after the other: git reads a worktree that is half made, and fails.
    for (const name of FLOWS) await git(project, 'worktree', 'add', '--quiet', '-b', name, folderOf(name));
    await Promise.all(FLOWS.map(addFlow));
    for (const name of FLOWS) await git(project, 'merge', '--quiet', '--no-edit', name);
  }, SLOW);
  afterAll(() => rmSync(project, { recursive: true, force: true }), SLOW);

  it.each(FLOWS)('%s changes its own charts and one index', async (name) => {
    const changed = (await git(project, 'diff', '--name-only', 'before', name, '--', 'docs/flows')).trim().split('\n');
    const own = ['json', 'md', 'properties.json', 'svg'].map((ending) => `docs/flows/${AREA}/${name}.${ending}`);
    expect(changed.sort()).toEqual([INDEX, ...own].sort());
  });
  it('merge without a conflict, and lists and index name both flows once', async () => {
    expect(await git(project, 'status', '--porcelain')).toBe('');
    for (const name of FLOWS) {
      expect(read(INDEX).split(`[${name}](${AREA}/${name}.md)`)).toHaveLength(2);
      expect(read('machines/flows.list.ts').split(`./${AREA}/${name}/${name}.flow'`)).toHaveLength(2);
      expect(read('tests/models/models.list.ts').split(`./${AREA}/${name}'`)).toHaveLength(2);
    }
    for (const list of [...LISTS, INDEX]) expect(read(list)).not.toMatch(/^(<{7}|={7}|>{7})/m);
  });
  it(
    'leave lists and charts that the checks take as they are',
    async () => {
      await inFolder(project, process.execPath, 'scripts/lists.mjs', '--check');
      expect(await atlas(project, '--check')).toContain('The index has the digests of merged branches.');
      expect(digests()).toHaveLength(2);
    },
    SLOW,
  );
  it(
    'need one command for the digest of both, which changes the index alone',
    async () => {
      await atlas(project);
      expect(digests()).toHaveLength(1);
      expect((await git(project, 'status', '--porcelain')).trim()).toBe(`M ${INDEX}`);
    },
    SLOW,
  );
});
