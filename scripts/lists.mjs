/**
 * `npm run lists`: writes the lists that follow from the folders, so that a new flow is registered by its files. `--check` only compares, in
 * any order, because git merges two additions in either order.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './paths.mjs';

const HEAD = '/** Written by `npm run lists` from the folders; not to be edited. */';

/** Returns files below `folder` whose path matches, sorted. */
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

const textOf = (folder, file) => readFileSync(join(root, folder, file), 'utf8');

/** `contract/<area>/<name>.ts` exports `<name>`, a record of calls. */
function calls() {
  const files = found('contract', /^[^/]+\/[^/.]+\.ts$/).filter((file) =>
    textOf('contract', file).includes(`export const ${basename(file, '.ts')} = endpoints(`),
  );
  return [
    ...files.map((file) => `import { ${basename(file, '.ts')} } from './${file.slice(0, -'.ts'.length)}';`),
    '',
    'export const listedCalls = {',
    ...files.map((file) => `  ...${basename(file, '.ts')},`),
    '};',
  ];
}

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

/** `tests/models/<area>/<flow>.ts` exports `<flow>Model`. A flow without such a file uses the model of its kit machine. */
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

/** `src/wiring/<area>/<page>.ts` exports `<page>Flows`. Those of the shell and of public pages belong to no page. */
function wirings() {
  const files = found('src/wiring', /^(?!shell|access)[^/]+\/[^/]+\.ts$/).filter((file) =>
    textOf('src/wiring', file).includes(`export const ${basename(file, '.ts')}Flows = `),
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

/** `src/screens/<area>/.../<File>Screen.tsx` exports one screen or more, each called `<Name>Screen`. Those of the shell are no pages. */
function screens() {
  const all = found('src/screens', /^(?!shell\/).*Screen\.tsx$/).flatMap((file) =>
    [...textOf('src/screens', file).matchAll(/^export (?:function|const) ((\w)(\w*)Screen)\b/gm)].map(
      ([, name, first, rest]) => ({
        key: first.toLowerCase() + rest,
        name,
        path: file.slice(0, -'.tsx'.length),
      }),
    ),
  );
  return [
    'export const screens = {',
    ...all.map(({ key, name, path }) => `  ${key}: () => import('../screens/${path}').then((module) => module.${name}),`),
    '};',
  ];
}

/** `src/app/pages/<area>.ts` exports `<area>Pages`. */
function pages() {
  const files = found('src/app/pages', /^\w+\.ts$/).map((file) => basename(file, '.ts'));
  return [
    "import type { RouteEntry } from './page';",
    ...files.map((area) => `import { ${area}Pages } from './pages/${area}';`),
    '',
    'export const listedPages: readonly RouteEntry[] = [',
    ...files.map((area) => `  ...${area}Pages,`),
    '];',
  ];
}

/** `sandbox/database/tables/<name>.tables.ts`: its exports are tables, or parts of tables. */
const tables = () =>
  found('sandbox/database', /^tables\/[^/]+\.tables\.ts$/).map((file) => `export * from './${file.slice(0, -'.ts'.length)}';`);

/** `sandbox/<folder>/<name>.<kind>.ts` exports `<name><Suffix>`. */
const ofSandbox = (kind, suffix, isIt) =>
  found('sandbox', new RegExp(`^[^/]+/[^/]+\\.${kind}\\.ts$`))
    .map((file) => ({ path: file.slice(0, -'.ts'.length), name: `${basename(file, `.${kind}.ts`)}${suffix}`, file }))
    .filter(({ file, name }) => textOf('sandbox', file).includes(`export const ${name}${isIt}`));

function routes() {
  const all = ofSandbox('routes', 'Routes', ' = [');
  return [
    "import type { Route } from './http/serve';",
    ...all.map(({ path, name }) => `import { ${name} } from './${path}';`),
    '',
    'export const routes: readonly Route[] = [',
    ...all.map(({ name }) => `  ...${name},`),
    '];',
  ];
}

function seeds() {
  const all = ofSandbox('seed', 'Seed', ': Seed = ');
  return [
    "import type { Seed } from '../database/insert';",
    ...all.map(({ path, name }) => `import { ${name} } from '../${path}';`),
    '',
    'export const listedSeeds: readonly Seed[] = [',
    ...all.map(({ name }) => `  ${name},`),
    '];',
  ];
}

const lists = {
  'contract/calls.list.ts': calls,
  'sandbox/routes.list.ts': routes,
  'sandbox/database/tables.list.ts': tables,
  'sandbox/seed/seeds.list.ts': seeds,
  'src/app/pages.list.ts': pages,
  'src/app/screens.list.ts': screens,
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
