/**
 * `npm run lists`: writes the lists that follow from the folders, so that a new flow is registered by being there.
 * `--check` only compares: their order does not matter, because git merges two additions in either order.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './paths.mjs';

const HEAD = '/** Written by `npm run lists` from the folders; not to be edited. */';

/** Files below `folder` whose path matches, sorted. */
const found = (folder, pattern) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(join(root, folder).length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => pattern.test(path))
    .sort();

/** `machines/<area>/<flow>/<flow>.flow.ts` exports `<flow>Flow`. */
function flows() {
  const files = found('machines', /^(?!kit\/)[^/]+\/([^/]+)\/\1\.flow\.ts$/).map((file) => {
    const [area, name] = file.split('/');
    return { area, name, file };
  });
  return [
    ...files.map(({ name, file }) => `import { ${name}Flow } from './${file.slice(0, -'.ts'.length)}';`),
    '',
    'export const listed = {',
    ...files.map(({ area, name }) => `  ${name}: { area: '${area}', ...${name}Flow },`),
    '} as const;',
  ];
}

/** `tests/models/<area>/<flow>.ts` exports `<flow>Model`. A flow without such a file takes the model of its kit machine. */
function models() {
  const files = found('tests/models', /^(?!kit\/)[^/]+\/[^/]+\.ts$/);
  return [
    ...files.map((file) => `import { ${basename(file, '.ts')}Model } from './${file.slice(0, -'.ts'.length)}';`),
    '',
    'export const listedModels = {',
    ...files.map((file) => `  ${basename(file, '.ts')}: ${basename(file, '.ts')}Model,`),
    '};',
  ];
}

/** `src/wiring/<area>/<page>.ts` exports `<page>Flows`; those of the shell and of signing in belong to no page. */
function wirings() {
  const files = found('src/wiring', /^(?!shell|access)[^/]+\/[^/]+\.ts$/).filter((file) =>
    readFileSync(join(root, 'src/wiring', file), 'utf8').includes(`export const ${basename(file, '.ts')}Flows = `),
  );
  return [
    'export const wirings = {',
    ...files.map((file) => {
      const name = basename(file, '.ts');
      return `  ${name}: () => import('../wiring/${file.slice(0, -'.ts'.length)}').then((module) => module.${name}Flows),`;
    }),
    '};',
  ];
}

const lists = {
  'src/app/wirings.list.ts': wirings,
  'machines/flows.list.ts': flows,
  'tests/models/models.list.ts': models,
};
const isCheck = process.argv.includes('--check');
const linesOf = (text) => text.split('\n').sort().join('\n');

for (const [file, write] of Object.entries(lists)) {
  const text = [HEAD, ...write(), ''].join('\n');
  if (!isCheck) writeFileSync(join(root, file), text);
  else if (linesOf(readFileSync(join(root, file), 'utf8')) !== linesOf(text)) {
    console.error(`${file} is not up to date: npm run lists`);
    process.exitCode = 1;
  }
}
