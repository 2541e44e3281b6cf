/**
 * A copy of a tree in which every module contains only its imports. dependency-cruiser cannot read TypeScript 7: it would parse the sources as
 * JavaScript, and could not tell imports of types from imports of values. So this script reads each module, and dependency-cruiser gets one
 * copy with all imports and one with those of values.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';

const FROM = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']);

/** Returns the import of a syntax node, if any. `import { type A }` counts as a value, because the import itself stays at run time. */
function importIn(node, withTypes) {
  if (FROM.has(node.type) && (withTypes || !node.typeOnly)) return node.source?.value;
  if (node.type === 'TsImportType' && withTypes) return node.argument.value;
  if (node.type === 'CallExpression' && node.callee.type === 'Import') return node.arguments[0]?.expression.value;
  return undefined;
}

/** Returns the names of all modules that a module imports. */
function importsOf(file, withTypes) {
  const found = new Set();
  const walk = (node) => {
    if (typeof node !== 'object' || node === null) return;
    const name = Array.isArray(node) ? undefined : importIn(node, withTypes);
    if (typeof name === 'string') found.add(name);
    Object.values(node).forEach(walk);
  };
  walk(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' }));
  return [...found];
}

/** Returns all modules in these folders, and those next to them. */
const modulesIn = (tree, folders) =>
  [
    ...readdirSync(tree),
    ...folders.flatMap((folder) => readdirSync(join(tree, folder), { recursive: true }).map((path) => join(folder, path))),
  ].filter((path) => /\.(tsx?|[mc]js)$/.test(path));

export function writeShadow(tree, folders, { withTypes }) {
  mkdirSync(join(tree, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(tree, '.cache/shadow-'));
  for (const path of modulesIn(tree, folders)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const lines = importsOf(join(tree, path), withTypes).map((name) => `import ${JSON.stringify(name)};\n`);
    writeFileSync(join(folder, path), lines.join(''));
  }
  copyFileSync(join(tree, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(tree, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(join(tree, 'styled-system'), join(folder, 'styled-system'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
