/**
 * Panda evaluates `css({…})` in the browser, with 5 kB of code. Most of our styles are known during the build: here each such call becomes its
 * class names. Other calls stay.
 */
import { readFileSync } from 'node:fs';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import type { SystemStyleObject } from '../../styled-system/types';

/** Panda's own function, as generated. It exists only after the styles were generated. */
type Css = typeof import('../../styled-system/css')['css'];

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Styles of other modules by the name that they have in this one. */
type Imported = ReadonlyMap<string, SystemStyleObject>;

/** A value that is unknown before the app runs. */
const UNKNOWN = Symbol('unknown');

/** The known parts of a module: its constants by name, the styles that it imports, and the function for class names. */
interface Known {
  readonly constants: ReadonlyMap<string, ESTree.Expression>;
  readonly imported: Imported;
  readonly css: Css;
}

/** Returns the value of an expression of literals and constants of its module. */
function staticValue(node: ESTree.Node, known: Known): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'UnaryExpression': {
      const value = staticValue(node.argument, known);
      return node.operator === '-' && typeof value === 'number' ? -value : UNKNOWN;
    }
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? UNKNOWN) : UNKNOWN;
    case 'Identifier': {
      const constant = known.constants.get(node.name);
      return constant ? staticValue(constant, known) : (known.imported.get(node.name) ?? UNKNOWN);
    }
    case 'ObjectExpression':
      return objectOf(node, known);
    case 'ArrayExpression': {
      const values = node.elements.map((element) => (element ? staticValue(element, known) : UNKNOWN));
      return values.includes(UNKNOWN) ? UNKNOWN : values;
    }
    case 'CallExpression':
      return isRaw(node) ? styleOf(node, known) : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

function objectOf(node: ESTree.ObjectExpression, known: Known): unknown {
  const entries: [string, unknown][] = [];
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = staticValue(property.argument, known);
      if (typeof spread !== 'object' || spread === null) return UNKNOWN;
      entries.push(...Object.entries(spread));
      continue;
    }
    const key = !property.computed && property.key.type === 'Identifier' ? property.key.name : staticValue(property.key, known);
    const value = staticValue(property.value, known);
    if (value === UNKNOWN || typeof key !== 'string') return UNKNOWN;
    entries.push([key, value]);
  }
  return Object.fromEntries(entries);
}

const isStyle = (value: unknown): value is SystemStyleObject => typeof value === 'object' && value !== null;

/** Returns the styles of a call, or nothing if one of them is unknown. */
function stylesOf(node: ESTree.CallExpression, known: Known): readonly SystemStyleObject[] | null {
  const styles = node.arguments.map((argument) => staticValue(argument, known));
  return styles.every(isStyle) ? styles : null;
}

function styleOf(node: ESTree.CallExpression, known: Known): unknown {
  const styles = stylesOf(node, known);
  return styles ? known.css.raw(...styles) : UNKNOWN;
}

const isCss = ({ callee }: ESTree.CallExpression) => callee.type === 'Identifier' && callee.name === 'css';

const isRaw = ({ callee }: ESTree.CallExpression) =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'css' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'raw';

/** Returns the constants of a module by name. */
function constantsOf(program: ESTree.Program): Known['constants'] {
  const constants = new Map<string, ESTree.Expression>();
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    for (const { id, init } of declaration.declarations) if (id.type === 'Identifier' && init) constants.set(id.name, init);
  }
  return constants;
}

/** Returns the replacements of a module's known calls. */
function editsOf(program: ESTree.Program, css: Css, imported: Imported): readonly Edit[] {
  const known = { constants: constantsOf(program), imported, css };
  const edits: Edit[] = [];
  const visitor = new Visitor({
    CallExpression(node) {
      const styles = isCss(node) || isRaw(node) ? stylesOf(node, known) : null;
      if (!styles) return;
      const value = isRaw(node) ? css.raw(...styles) : css(...styles);
      edits.push({ start: node.start, end: node.end, text: `(${JSON.stringify(value)})` });
    },
  });
  visitor.visit(program);
  // A known call includes the calls within it.
  return edits.filter((edit) => !edits.some((other) => other !== edit && other.start <= edit.start && edit.end <= other.end));
}

const IMPORT = /import\s*\{[^}]*\bcss\b[^}]*\}\s*from\s*['"][^'"]*styled-system\/css['"]/;

/** Returns the exported styles of a module by name. */
export function exportedStyles(program: ESTree.Program, css: Css): Imported {
  const known = { constants: constantsOf(program), imported: new Map(), css };
  const values = [...known.constants].map(([name, init]) => [name, isCall(init) ? staticValue(init, known) : UNKNOWN] as const);
  return new Map(values.flatMap(([name, value]) => (isStyle(value) ? [[name, value]] : [])));
}

const isCall = (node: ESTree.Expression): node is ESTree.CallExpression => node.type === 'CallExpression' && isRaw(node);

interface FromElsewhere {
  readonly source: string;
  readonly names: readonly { readonly imported: string; readonly local: string }[];
}

/** Returns what a module imports from other modules of ours. */
function importsOf({ body }: ESTree.Program): readonly FromElsewhere[] {
  return body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) return [];
    const names = statement.specifiers.flatMap((one) =>
      one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
        ? [{ imported: one.imported.name, local: one.local.name }]
        : [],
    );
    return [{ source: statement.source.value, names }];
  });
}

/** Returns a module of plain JavaScript with its known styles evaluated. Null if there are none. */
export function withStaticStyles(code: string, program: ESTree.Program, css: Css, imported: Imported = new Map()): string | null {
  if (!IMPORT.test(code)) return null;
  const edits = editsOf(program, css, imported);
  if (edits.length === 0) return null;
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: value }) => text.slice(0, start) + value + text.slice(end), code);
}

const OURS = /\/src\/.*\.tsx?$/;

export const staticStyles = (): Plugin => ({
  name: 'static-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: OURS },
    async handler(code, id) {
      if (!IMPORT.test(code)) return null;
      const { css }: { css: Css } = await import(new URL('../../styled-system/css/index.mjs', import.meta.url).href);
      const program = this.parse(code);
      const imported = new Map<string, SystemStyleObject>();
      for (const { source, names } of importsOf(program)) {
        const file = (await this.resolve(source, id))?.id ?? '';
        const text = OURS.test(file) ? readFileSync(file, 'utf8') : '';
        if (!text.includes('css.raw(')) continue;
        const styles = exportedStyles(parseSync(file, text).program, css);
        for (const name of names) {
          const style = styles.get(name.imported);
          if (style) imported.set(name.local, style);
        }
      }
      const changed = withStaticStyles(code, program, css, imported);
      return changed === null ? null : { code: changed, map: null };
    },
  },
});
