/** Selects the styles of the first page from those of the whole app. */
import postcss, { type Rule } from 'postcss';

/** `.c_ink\.soft` is the class `c_ink.soft`. A leading digit is written as its code. */
const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, hex?: string, char?: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (char ?? ''),
  );

const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;

const classesIn = (selector: string) => [...selector.matchAll(CLASS)].map(([, name = '']) => unescaped(name));

const inUtilities = (rule: Rule): boolean => {
  for (let node: postcss.Container | postcss.Document | undefined = rule.parent; node; node = node.parent) {
    if (node.type === 'atrule' && 'params' in node && node.params === 'utilities') return true;
  }
  return false;
};

/**
 * Returns the style sheet without the utility classes that the code does not name, and without what is for paper only. Other rules and the order
 * stay, so that the whole sheet can load later without changes.
 * @param code all code of the first page
 */
export function firstStyles(styles: string, code: string): string {
  const sheet = postcss.parse(styles);
  const words = new Set(code.split(/[\s`"']+/));
  const named = (name: string) => words.has(name) || (/[`"']/.test(name) && code.includes(name));
  sheet.walkRules((rule) => {
    if (!inUtilities(rule)) return;
    const used = rule.selectors.filter((selector) => classesIn(selector).every(named));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  // Nobody prints a page before its whole sheet is there.
  sheet.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove();
  });
  let emptied = true;
  while (emptied) {
    emptied = false;
    sheet.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return;
      rule.remove();
      emptied = true;
    });
  }
  return sheet.toString();
}
