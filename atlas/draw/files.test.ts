import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flows, partProperties } from '../../machines/flows';
import { chartsOf } from '../charts';
import { proofsOf } from '../proofs/prove';
import { flowsHash } from '../sources';
import { drift } from './drift';
import { chartFiles, draw } from './files';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const files = chartFiles(await draw(chartsOf(flows)), proofsOf(flows, partProperties));

function inFolder(run: (folder: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-'));
  try {
    run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('[FLW-02] the charts that are kept', () => {
  it('are those of the machines (else: npm run atlas)', () =>
    expect(drift(join(import.meta.dirname, '../../docs/flows'), files)).toEqual([]));
  it('are known to be behind, in one line each', () =>
    inFolder((folder) => {
      const some = new Map([
        ['a.md', 'a'],
        ['b.md', 'b'],
        ['c.md', 'c'],
      ]);
      writeFileSync(join(folder, 'a.md'), 'a');
      writeFileSync(join(folder, 'b.md'), 'old');
      writeFileSync(join(folder, 'z.md'), 'z');
      expect(drift(folder, some)).toEqual(['b.md is not what the machines say', 'c.md is missing', 'z.md is no chart']);
      expect(drift(join(folder, 'nowhere'), new Map([['a.md', 'a']]))).toEqual(['a.md is missing']);
    }));
  it('say each transition in words, and every chart is in the list', () => {
    for (const { name, area, model } of chartsOf(flows)) {
      const rows =
        files
          .get(`${area}/${name}.md`)
          ?.split('\n')
          .filter((line) => line.startsWith('| ')) ?? [];
      expect(rows).toHaveLength(model.states.length + model.transitions.length + 2);
      expect(files.get('README.md')).toContain(`(${area}/${name}.md)`);
      expect(files.get(`${area}/${name}.svg`)).toContain(`Chart ${sha256(files.get(`${area}/${name}.json`) ?? '').slice(0, 8)}`);
    }
  });
});

describe('[FLW-02] the digest of the flows', () => {
  const digestOf = (sources: Readonly<Record<string, string>>) => {
    let digest = '';
    inFolder((folder) => {
      for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
      digest = flowsHash(folder);
    });
    return digest;
  };
  const sources = { 'a.machine.ts': 'one', 'b.rules.ts': 'two' };

  it('is eight digits, whoever works it out', () => {
    expect(digestOf(sources)).toMatch(/^[0-9a-f]{8}$/);
    expect(digestOf(sources)).toBe(digestOf(sources));
  });
  it('is another when a source changes, comes or is renamed, and the same when a test does', () => {
    const was = digestOf(sources);
    expect(digestOf({ ...sources, 'b.rules.ts': 'three' })).not.toBe(was);
    expect(digestOf({ ...sources, 'c.ts': '' })).not.toBe(was);
    expect(digestOf({ 'a.machine.ts': 'one', 'c.rules.ts': 'two' })).not.toBe(was);
    expect(digestOf({ ...sources, 'a.test.ts': 'a test' })).toBe(was);
  });
});
