/** The bill of the dashboard and the one that the provider sends have the same design. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Rule } from 'postcss';
import { expect, it } from 'vitest';
import { billStyle } from '../sandbox/invoices/billStyle';

const spaced = (text: string) => text.replace(/\s+/g, ' ').replaceAll('(width <= ', '(max-width: ').trim().toLowerCase();

/** Returns what each selector of the bill says, within its condition. What only one of the two has is no part of the common design. */
function rulesOf(css: string): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  parse(css).walkRules((rule: Rule) => {
    const { parent } = rule;
    const within = parent?.type === 'atrule' && 'name' in parent && 'params' in parent ? `@${parent.name} ${parent.params} ` : '';
    if (/^@media|^@page/.test(within)) return;
    for (const selector of rule.selectors.filter((one) => one.startsWith('.bill')))
      rule.walkDecls(({ prop, value }) => void rules.set(spaced(`${within}${selector} ${prop}`), spaced(value)));
  });
  return rules;
}

it('[INV-03] the provider’s bill has the design of the dashboard’s', () => {
  const own = rulesOf(readFileSync(join(import.meta.dirname, '../src/screens/invoices/bill/bill.css'), 'utf8'));
  const theirs = rulesOf(billStyle);
  expect(theirs.size).toBeGreaterThan(100);
  const differs = [...theirs].filter(([selector, value]) => own.get(selector) !== value);
  expect(differs).toEqual([]);
});
