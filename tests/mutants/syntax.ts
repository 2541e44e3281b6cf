/** Source text as a tree of nodes with their places in the text. */
import { parseAst } from 'vite';

/** As ESTree has it. Which other fields a node has depends on its type: they are read through the helpers below. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && typeof value.type === 'string';

export const field = (node: Node, name: string): unknown => Reflect.get(node, name);

export function child(node: Node | null, name: string): Node | null {
  const value = node && field(node, name);
  return isNode(value) ? value : null;
}

export function children(node: Node | null, name: string): readonly Node[] {
  const value = node && field(node, name);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export function textIn(node: Node | null, name: string): string | null {
  const value = node && field(node, name);
  return typeof value === 'string' ? value : null;
}

/** The name of a property or of an attribute; null where it is worked out. */
export function nameOf(node: Node): string | null {
  const key = child(node, 'key') ?? child(node, 'name');
  return textIn(key, 'name') ?? textIn(key, 'value');
}

/** The text of a string literal; null for anything else. */
export const stringIn = (node: Node | null): string | null => (node?.type === 'Literal' ? textIn(node, 'value') : null);

/** @param file its ending says whether there may be markup. */
export const parse = (text: string, file: string): Node => parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });

/** Every node with those it stands in, the nearest first. Types are left out: nothing of them runs. */
export function* walk(node: Node, above: readonly Node[] = []): Generator<readonly [Node, readonly Node[]]> {
  if (node.type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type))
    return;
  if (node.type === 'ImportDeclaration') return;
  yield [node, above];
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) yield* walk(inner, [node, ...above]);
  }
}
