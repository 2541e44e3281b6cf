import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flowsHash } from './sources';

describe('[FLW-02] the digest of the flows', () => {
  const digestOf = (sources: Readonly<Record<string, string>>) => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-'));
    try {
      for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
      return flowsHash(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const sources = { 'a.machine.ts': 'one', 'b.rules.ts': 'two' };

  it('is the same eight digits in the app and in the charts', () => {
    expect(digestOf(sources)).toMatch(/^[0-9a-f]{8}$/);
    expect(digestOf(sources)).toBe(digestOf(sources));
  });
  it('changes when a source is changed, added or renamed, but not for a test', () => {
    const was = digestOf(sources);
    expect(digestOf({ ...sources, 'b.rules.ts': 'three' })).not.toBe(was);
    expect(digestOf({ ...sources, 'c.ts': '' })).not.toBe(was);
    expect(digestOf({ 'a.machine.ts': 'one', 'c.rules.ts': 'two' })).not.toBe(was);
    expect(digestOf({ ...sources, 'a.test.ts': 'a test' })).toBe(was);
  });
});
