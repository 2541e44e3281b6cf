/** The texts that merchants read: in the interface, in emails, on the provider's pages, and in its messages. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { child, children, field, type Node, nameOf, parse, stringIn, textIn, walk } from '../mutants/syntax';

const root = join(import.meta.dirname, '../..');

export interface FileTexts {
  /** Path from the root of the project. */
  readonly file: string;
  /** In the order of the file. A part that is computed stands as `…`. */
  readonly texts: readonly string[];
}

/** Texts of styles, tests and of the design system's catalogue are read by no merchant. */
const UNREAD = /\.test\.tsx?$|\.style\.ts$|\.(flow|seed)\.ts$|\.(properties|cases)\.ts$|^(src\/catalogue|sandbox\/testing)\//;
/** Calls and properties whose strings are for the browser, for auditors or for engineers. */
const UNREAD_CALLS = new Set([
  'css',
  'cva',
  'sva',
  'cx',
  'querySelector',
  'querySelectorAll',
  'closest',
  'matches',
  'sql',
  'raw',
]);
const UNREAD_KEYS = new Set([
  'description',
  'className',
  'd',
  'viewBox',
  'transform',
  'style',
  'type',
  'autoComplete',
  'sandbox',
]);
const SENTENCE = /^[\p{Lu}“…].*\p{Ll}/u;
const CODE = /[{};=]|=>|^…?M\d|^[A-Z][a-z]+[A-Z]|\b(SELECT|INSERT|UPDATE|CREATE|ALTER)\b/;

/** Returns the texts of each file with any, by path. */
export function textsOf(): readonly FileTexts[] {
  const files = execFileSync('git', ['ls-files', 'src', 'machines', 'sandbox', 'contract'], { cwd: root, encoding: 'utf8' });
  return files
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !UNREAD.test(file))
    .map((file) => ({ file, texts: textsIn(file, readFileSync(join(root, file), 'utf8')) }))
    .filter(({ texts }) => texts.length > 0);
}

/** Returns the texts of one source file. */
export function textsIn(file: string, code: string): readonly string[] {
  const found: string[] = [];
  for (const [node, above] of walk(parse(code, file))) {
    const text = textAt(node);
    if (text !== null && ![node, ...above].some(isUnread)) found.push(text.replaceAll(/\s+/g, ' ').trim());
  }
  return found.filter((text) => SENTENCE.test(text) && !CODE.test(text));
}

function textAt(node: Node): string | null {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return contentOf(node);
  if (node.type === 'TemplateLiteral') return templateOf(node);
  return stringIn(node);
}

function isUnread(node: Node): boolean {
  if (node.type === 'CallExpression') return UNREAD_CALLS.has(textIn(child(node, 'callee'), 'name') ?? '');
  return (node.type === 'Property' || node.type === 'JSXAttribute') && UNREAD_KEYS.has(nameOf(node) ?? '');
}

/** The text within an element. What stands in braces or in an element of its own is `…`. */
const contentOf = (node: Node): string =>
  children(node, 'children')
    .map((inner) => (inner.type === 'JSXText' ? (textIn(inner, 'value') ?? '') : '…'))
    .join('');

const templateOf = (node: Node): string =>
  children(node, 'quasis')
    .map((part) => textOfPart(field(part, 'value')))
    .join('…');

const textOfPart = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string' ? value.cooked : '';
