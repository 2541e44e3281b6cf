/**
 * A copy of a tree in which every module contains only its imports. dependency-cruiser cannot read TypeScript 7: it would parse the sources as
 * JavaScript, and could not tell imports of types from imports of values. So this script reads each module, and dependency-cruiser gets one
 * copy with all imports and one with those of values.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';

const FROM = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']);

/** Returns the name of the module that a syntax node imports, if any. */
function importIn(node) {
  if (FROM.has(node.type)) return node.source?.value;
  if (node.type === 'TsImportType') return node.argument.value;
  if (node.type === 'CallExpression' && node.callee.type === 'Import') return node.arguments[0]?.expression.value;
  return undefined;
}

/** `import { type A }` counts as a value, because the import itself stays at run time. */
const isOfTypes = (node) => node.type === 'TsImportType' || (FROM.has(node.type) && node.typeOnly);

/** Returns the names of all modules that a module imports: all, and those of values. */
function importsOf(file) {
  const all = new Set();
  const values = new Set();
  const walk = (node) => {
    if (typeof node !== 'object' || node === null) return;
    const name = Array.isArray(node) ? undefined : importIn(node);
    if (typeof name === 'string') {
      all.add(name);
      if (!isOfTypes(node)) values.add(name);
    }
    Object.values(node).forEach(walk);
  };
  walk(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' }));
  return { all: [...all], values: [...values] };
}

/** Returns all modules in these folders, and those next to them. */
const modulesIn = (tree, folders) =>
  [
    ...readdirSync(tree),
    ...folders.flatMap((folder) => readdirSync(join(tree, folder), { recursive: true }).map((path) => join(folder, path))),
  ].filter((path) => /\.(tsx?|[mc]js)$/.test(path));

/** Reads all modules of a tree in these folders, once for both copies. */
export const readImports = (tree, folders) => modulesIn(tree, folders).map((path) => ({ path, ...importsOf(join(tree, path)) }));

export function writeShadow(tree, imports, { withTypes }) {
  mkdirSync(join(tree, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(tree, '.cache/shadow-'));
  for (const { path, all, values } of imports) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const lines = (withTypes ? all : values).map((name) => `import ${JSON.stringify(name)};\n`);
    writeFileSync(join(folder, path), lines.join(''));
  }
  copyFileSync(join(tree, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(tree, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(join(tree, 'styled-system'), join(folder, 'styled-system'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
