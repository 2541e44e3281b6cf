/** The guides for auditors and testers: what they name is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { optionsOf } from '../../atlas/cli/options';
import { flows } from '../../machines/flows';
import { ROOT } from './copy';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
const textOfFolder = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => read(join(folder, name)))
    .join('\n');
const app = textOfFolder('src');
const atlas = textOfFolder('atlas/page');

/** The commands of a guide: in a block, and within a sentence. */
const commandsIn = (guide: string) =>
  [...guide.matchAll(/(?:^ *|`)npm run ([a-z:]+)(?: -- ([^`\n]*))?/gm)].map(([, script = '', rest = '']) => ({
    script,
    words: [...rest.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? ''),
  }));

/** The states of a flow by their last names, as its chart has them. */
const statesOf = (flow: string) => {
  const [file = ''] = readdirSync(join(ROOT, 'docs/flows'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(`/${flow}.json`),
  );
  return new Set([...read(`docs/flows/${file}`).matchAll(/"id": "[\w.]*\.(\w+)"/g)].map(([, state = '']) => state));
};

describe.each(['docs/guide-auditors.md', 'docs/guide-testers.md'])('[FLW-03 FLW-04] %s', (file) => {
  const guide = read(file);
  const commands = commandsIn(guide);

  it('names commands that exist, with options that they have', () => {
    expect(commands.length).toBeGreaterThan(5);
    for (const { script, words } of commands) {
      const command = scripts[script] ?? '';
      // An exported folder has this command of its own.
      if (script === 'gherkin') continue;
      expect(command, script).not.toBe('');
      const source = /\S+\.ts$/.exec(command)?.[0];
      const known = source === undefined ? '' : read(source);
      if (script === 'paths' && words.length > 0) expect(optionsOf(words).names.length, words.join(' ')).toBeGreaterThan(0);
      else for (const option of words.filter((word) => word.startsWith('--'))) expect(known, script).toContain(option.slice(2));
    }
  });
  it('names flows that exist', () => {
    const named = commands.flatMap(({ script, words }) =>
      script === 'proofs' ? words.slice(0, 1).filter((word) => !word.startsWith('--')) : [],
    );
    expect(named.filter((name) => !(name in flows))).toEqual([]);
  });
  it('names states that exist', () => {
    const wanted = commands.flatMap(({ script, words: [flow = '', ...rest] }) =>
      script === 'paths'
        ? rest.flatMap((word, at) => (/^--(to|through)$/.test(word) ? [{ flow, state: rest[at + 1] ?? '' }] : []))
        : [],
    );
    const shown = [...guide.matchAll(/^(\w+): .*\n {2}REFUTED: (?:.|\n)*?```/gm)].flatMap(([block, flow = '']) =>
      [...block.matchAll(/-> (\w+)$/gm)].map(([, state = '']) => ({ flow, state })),
    );
    const named = [...wanted, ...shown];
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter(({ flow, state }) => !(flow in flows && statesOf(flow).has(state)))).toEqual([]);
  });
  it('names files that exist', () => {
    const files = [...guide.matchAll(/`((?:atlas|docs|machines|tests)\/[\w./-]+\.\w+)`/g)].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
  it('names what can be pressed', () => {
    const pressed = [...guide.matchAll(/(?<!\*)\*([A-Z][\w ]+?)(?:: ([\w ]+))?\*(?!\*)/g)].flatMap(([, control = '', choice]) =>
      choice === undefined ? [control] : [control, choice],
    );
    const NO_CONTROL = /^(Every state is reachable|And I have|On the chart|Checking outcome)/;
    const named = pressed.filter((words) => !NO_CONTROL.test(words));
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((words) => !app.includes(words) && !atlas.includes(words))).toEqual([]);
  });
});
