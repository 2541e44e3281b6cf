/**
 * Puts the rules for widths of the page in one order. Panda writes them in the order in which it meets them once `min-width` and
 * `(width < 48rem)` are mixed, so that a new style elsewhere could decide which of two rules wins.
 */
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import type { Plugin } from 'vite';

/** The widths that a query is for, in pixels. Null for what has no bound. */
interface Widths {
  readonly from: number | null;
  readonly to: number | null;
}

const LENGTH = String.raw`(-?[\d.]+)(px|rem|em)`;
const FROM = [`width\\s*>=?\\s*${LENGTH}`, `min-width:\\s*${LENGTH}`, `${LENGTH}\\s*<=?\\s*width`].map(
  (text) => new RegExp(text),
);
const TO = [`width\\s*<=?\\s*${LENGTH}`, `max-width:\\s*${LENGTH}`].map((text) => new RegExp(text));

function lengthIn(query: string, forms: readonly RegExp[]): number | null {
  for (const form of forms) {
    const [, number, unit] = form.exec(query) ?? [];
    if (number) return Number(number) * (unit === 'px' ? 1 : 16);
  }
  return null;
}

const widthsOf = (query: string): Widths => ({ from: lengthIn(query, FROM), to: lengthIn(query, TO) });

const isQuery = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && (node.name === 'media' || node.name === 'container');

/** Later kinds win: what is for some pages only over what is for more, and paper over all. */
function kindOf({ name, params }: AtRule): number {
  if (/\bprint\b/.test(params)) return 5;
  const { from, to } = widthsOf(params);
  if (from === null && to === null) return 4;
  if (name === 'container') return 3;
  if (to === null) return 0;
  return from === null ? 2 : 1;
}

/** The order of two queries: wide pages after narrower ones, then what ends at a width, the narrowest last. */
function compareQueries(a: AtRule, b: AtRule): number {
  const byKind = kindOf(a) - kindOf(b);
  if (byKind !== 0) return byKind;
  const [one, other] = [widthsOf(a.params), widthsOf(b.params)];
  // What begins at a width comes before what also ends at one.
  const byEnds = Number(one.to !== null) - Number(other.to !== null);
  const byStart = (one.from ?? 0) - (other.from ?? 0);
  const byEnd = (other.to ?? 0) - (one.to ?? 0);
  return byEnds || byStart || byEnd || a.params.localeCompare(b.params);
}

function order(parent: Container) {
  const nodes = [...(parent.nodes ?? [])];
  const queries = nodes.filter(isQuery).sort(compareQueries);
  for (const node of nodes) if (node.type === 'atrule' && node.nodes) order(node);
  parent.removeAll();
  parent.append(...nodes.filter((node) => !isQuery(node)), ...queries);
}

/** Returns the style sheet with the queries of its utilities in order. What is in no layer, or in another one, is written by hand and stays. */
export function withOrderedQueries(styles: string): string {
  const sheet = postcss.parse(styles);
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') order(layer);
  });
  return sheet.toString();
}

export const orderQueries = (): Plugin => ({
  name: 'order-queries',
  transform: {
    filter: { id: /\/src\/ui\/styles\.css(?:\?|$)/ },
    handler: (code) => ({ code: withOrderedQueries(code), map: null }),
  },
});
