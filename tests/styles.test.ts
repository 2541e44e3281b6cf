/** The built styles, by what they cost a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Root } from 'postcss';
import { expect, it } from 'vitest';

const ASSETS = 'dist/assets';

const sheets = readdirSync(ASSETS)
  .filter((name) => name.endsWith('.css'))
  .map((name) => postcss.parse(readFileSync(join(ASSETS, name), 'utf8')));

const selectors = sheets.flatMap((sheet) => {
  const found: string[] = [];
  sheet.walkRules((rule) => void found.push(...rule.selectors));
  return found;
});

/** A selector without its escapes and without what stands in brackets. `:has()` stays by its name. */
function outline(selector: string): string {
  let text = selector.replace(/\\[0-9a-f]{1,6}\s?|\\./gi, 'x');
  // A condition with `:has()` inside of another one depends on it as well.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(/:has\([^()]*\)/g, '\0')
      .replace(/:[\w-]+\(([^()]*)\)/g, (_, inner: string) => (inner.includes('\0') ? '\0' : ':x'));
  }
  return text.replace(/\[[^\]]*\]/g, '[x]');
}

/** Whether a selector says something of any element inside of one that is chosen by its content. */
function isForAllWithin(selector: string): boolean {
  const parts = outline(selector).split(/\s*[\s>+~]\s*/);
  const last = parts.at(-1) ?? '';
  return parts.slice(0, -1).some((part) => part.includes('\0')) && !/[.#[]|^[a-z]/i.test(last);
}

it('know a rule for all elements inside of `:has()`', () => {
  const all = ['body:has(a) :not(:has(a), a *)', '.a\\:b:has(> :nth-child(5)) > *', ':root:not(.c, :has(a)) :hover'];
  expect(all.filter(isForAllWithin)).toEqual(all);
  const some = [
    '.a:has(> b) > [c]',
    ':has(a)',
    '[d] :not(:has(a))',
    ':root:not(:has(a)) #frame',
    '.\\[\\&\\:has\\(a\\)\\]\\:c > *',
    'label:has(a) b',
  ];
  expect(some.filter(isForAllWithin)).toEqual([]);
});

it('have no such rule, because with one a browser works out the styles of the whole page after every change', () => {
  expect(selectors.length).toBeGreaterThan(1_000);
  expect(selectors.filter(isForAllWithin)).toEqual([]);
});

/** The bounds of the queries for one kind of width, in the order of the sheet: `(width>=48rem)` begins at 48, `(width<48rem)` ends there. */
function boundsIn(sheet: Root, name: 'media' | 'container') {
  const queries: string[] = [];
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return;
    for (const node of layer.nodes ?? []) if (node.type === 'atrule' && node.name === name) queries.push(node.params);
  });
  const bounds = queries.map((query) => /^(?:screen and )?\(width(>=|<=?)([\d.]+)rem\)$/.exec(query));
  return bounds.flatMap((found) => (found ? [{ begins: found[1] === '>=', at: Number(found[2]) }] : []));
}

it.each(['media', 'container'] as const)('has each rule for a wide %s after those for narrower ones, so that it wins', (name) => {
  const bounds = sheets.flatMap((sheet) => boundsIn(sheet, name));
  const begins = bounds.filter((bound) => bound.begins).map(({ at }) => at);
  const ends = bounds.filter((bound) => !bound.begins).map(({ at }) => at);
  expect(new Set(begins).size).toBeGreaterThan(4);
  expect(begins).toEqual(begins.toSorted((a, b) => a - b));
  expect(ends).toEqual(ends.toSorted((a, b) => b - a));
  expect(bounds.map(({ begins: first }) => first)).toEqual([...begins.map(() => true), ...ends.map(() => false)]);
});
