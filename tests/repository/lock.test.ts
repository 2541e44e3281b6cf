import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Package {
  readonly version?: string;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const wanted: Package = read('package.json');
const locked: Readonly<Record<string, Package>> = read('package-lock.json').packages;
const places = Object.keys(locked);

describe('the lock file', () => {
  // A package that was unavailable when the file was written is missing, and then `npm ci` fails everywhere.
  it('has every platform’s packages', () => {
    const optional = Object.values(locked).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
    expect(optional.length).toBeGreaterThan(50);
    expect(optional.filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`)))).toEqual([]);
  });
  it('names no registry', () => expect(Object.values(locked).filter(({ resolved }) => resolved !== undefined)).toEqual([]));
  it('has what package.json asks for, in exact versions', () => {
    for (const kind of ['dependencies', 'devDependencies'] as const) {
      expect(locked['']?.[kind]).toEqual(wanted[kind]);
      for (const [name, version] of Object.entries(wanted[kind] ?? {})) {
        expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
        expect(locked[`node_modules/${name}`]?.version, name).toBe(version);
      }
    }
  });
});
