import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { record } from '../../tests/exports/record';
import { strategies } from '../strategies/all';
import { command } from './command';
import { optionsOf } from './options';

const guide = readFileSync(join(import.meta.dirname, '../../docs/guide-testers.md'), 'utf8');

/** Splits a command as a shell does: text in single quotes is one word. */
const wordsOf = (line: string) => [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
const commands = [...guide.matchAll(/^ *npm run paths -- (.+)$/gm)].map(([, line = '']) => line);

describe('[FLW-04] the guide for testers', () => {
  it('has commands', () => expect(commands.length).toBeGreaterThan(8));
  it.each(commands)('has valid commands: %s', (line) => expect(optionsOf(wordsOf(line)).names.length).toBeGreaterThan(0));
  it('names every strategy', () => {
    for (const name of Object.keys(strategies)) expect(guide).toMatch(new RegExp(`^\\| \`${name}\``, 'm'));
  });
  it('shows a path as the command prints it', async () => {
    const said: string[] = [];
    await command(['payoutDetails'], { say: (text) => said.push(text), note: () => {} }, record);
    const [shown = ''] = /^payoutDetails-.*?(?=\n```)/ms.exec(guide) ?? [];
    expect(said.join('\n')).toContain(shown);
  });
});
