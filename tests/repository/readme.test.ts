import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountsShown, PASSWORD } from '../../sandbox/access/people.seed';
import { policyWith } from '../../sandbox/http/headers';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

describe('what the README says', () => {
  it('is the policy that the sandbox sends, and the address of the API', () =>
    expect(/Content-Security-Policy "([^"]*)"/.exec(readme)?.[1]?.replace(' https://api.example.com', '')).toBe(
      policyWith({ scripts: ['$inline_scripts'], styles: ['$inline_styles'] }),
    ));
  it('is who can sign in', () => {
    expect(readme).toContain(`\`${PASSWORD}\``);
    for (const { email } of accountsShown) expect(readme).toContain(`\`${email}\``);
  });
  it('is what can be run', () => {
    const named = [...readme.matchAll(/`npm (?:run )?([a-z:-]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
  it('is where things lie', () => {
    const places = [...readme.matchAll(/\*\*`([a-z]+)\/`\*\*/g)].map(([, place = '']) => place);
    expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
    expect(places.length).toBe(8);
  });
  it('is every setting of the build', () => {
    const env = readFileSync(join(root, 'src/vite-env.d.ts'), 'utf8').match(/VITE_[A-Z_]+/g) ?? [];
    expect([...new Set(readme.match(/VITE_[A-Z_]+/g))].sort()).toEqual([...env].sort());
  });
});

describe('the decisions', () => {
  const folder = join(root, 'docs/decisions');
  const files = readdirSync(folder).filter((name) => /^\d/.test(name));
  it('have a number each', () => expect(new Set(files.map((name) => name.slice(0, 3))).size).toBe(files.length));
  it('are listed in the index with their title, date and status', () => {
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    const rows = files.map((name) => {
      const [, title, date, by] =
        /^# \d{3} (.+)\n\n(\S+)\n\n(?:Superseded by (\d{3}))?/.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
      return `| ${name.slice(0, 3)} | [${title}](${name}) | ${date} | ${by ? `superseded by ${by}` : 'in force'} |`;
    });
    expect(index.split('\n').filter((line) => /^\| \d/.test(line))).toEqual(rows);
  });
  it.each(files)('%s has its date, context, options, decision and consequences', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text).toMatch(new RegExp(`^# ${name.slice(0, 3)} .+\n\n\\d{4}-\\d{2}-\\d{2}\n\n`));
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Options considered', '## Decision', '## Consequences']);
  });
});
