/** The built styles, by what they cost a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';

const ASSETS = 'dist/assets';

const selectors = readdirSync(ASSETS)
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => {
    const found: string[] = [];
    postcss.parse(readFileSync(join(ASSETS, name), 'utf8')).walkRules((rule) => void found.push(...rule.selectors));
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
