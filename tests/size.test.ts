import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { budgetOf, budgets } from '../bench/budgets';
import { type Chunk, firstStyles, readBuild, weigh, withImports } from '../bench/kit/chunks';
import { pagesOf, partsOf } from '../bench/kit/routes';
import { ROUTES } from '../src/app/routes';

const build = readBuild('dist');
const { entry, frame } = partsOf(build);

it('the build publishes nothing about itself but what a page asks for', () => {
  expect(readdirSync('dist').filter((name) => name.endsWith('.json'))).toEqual([]);
});

it('no two files import each other: each runs after what it needs', () => {
  const importsItself = ({ file, imports }: Chunk) =>
    withImports(build, (chunk) => imports.includes(chunk.file)).some((chunk) => chunk.file === file);
  expect(build.chunks.filter(importsItself)).toEqual([]);
});

describe('the first screen', () => {
  it('carries neither the schema library nor the network client nor what only the dashboard needs', () => {
    const packages = entry.flatMap((chunk) => chunk.packages);
    expect(packages).toContain('xstate');
    for (const late of ['arktype', '@ark/schema', 'ofetch', 'big.js', '@ark-ui/react', 'temporal-polyfill'])
      expect(packages).not.toContain(late);
  });
  it('stays within its budget of JavaScript and of styles', () => {
    expect(weigh(build, entry).gzip).toBeLessThan(budgets.entry);
    const styles = firstStyles(build);
    expect(styles).toBeLessThan(budgets.styles);
    expect(styles).toBeGreaterThan(0);
  });
});

it('the frame, home and the schemas are compiled as they load, and nothing of the first screen is', () => {
  const named = (files: readonly { readonly file: string }[]) =>
    files.map(({ file }) => file.replace(/^assets\/|-[\w-]{8}\.js$/g, ''));
  const ahead = build.chunks.filter(({ file }) =>
    readFileSync(`dist/${file}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(named(ahead)).toEqual(expect.arrayContaining(['frame', 'HomeScreen', 'calls']));
  expect(ahead.filter((chunk) => entry.includes(chunk))).toEqual([]);
});

describe('an authenticated page', () => {
  const pages = pagesOf(build);
  it('is weighed, each of them', () =>
    expect(pages.map(({ path }) => path).sort()).toEqual(ROUTES.map(({ path }) => path).sort()));
  it('comes with a frame that stays within its budget', () => {
    const { gzip } = weigh(build, frame);
    expect(gzip).toBeLessThan(budgets.frame);
    expect(gzip).toBeGreaterThan(0);
  });
  it.each(pages)('$path stays within its budget', ({ path, own }) => {
    expect(weigh(build, own).gzip).toBeLessThan(budgetOf(path));
  });
  it('asks for few files: what is always loaded together is one', () => {
    expect(frame.length).toBeLessThanOrEqual(budgets.files.frame);
    const most = Math.max(...pages.map(({ all }) => all.length));
    expect(most).toBeLessThanOrEqual(budgets.files.page);
  });
  it('has a budget of its own only where it is there', () =>
    expect(Object.keys(budgets.pages).filter((path) => !pages.some((page) => page.path === path))).toEqual([]));
});

describe('[HOM-02] the home page', () => {
  it('brings neither the chart nor what writes spreadsheets with it: each comes when it is wanted', () => {
    const home = withImports(build, ({ module }) => module?.endsWith('/HomeScreen.tsx') ?? false);
    expect(home).not.toEqual([]);
    const packages = home.flatMap((chunk) => chunk.packages);
    for (const late of ['apexcharts', 'write-excel-file', 'fflate']) expect(packages).not.toContain(late);
  });
  it('has the chart in one chunk that nothing else imports', () => {
    const withChart = build.chunks.filter(({ packages }) => packages.includes('apexcharts'));
    expect(withChart).toHaveLength(1);
    expect(build.chunks.filter(({ imports }) => imports.includes(withChart[0]?.file ?? ''))).toEqual([]);
  });
});
