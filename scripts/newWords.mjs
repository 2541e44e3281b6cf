/** The names of a new screen in code, on screen and in the API, taken from the documents if they have them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

/** Returns the rows of a list of the documents, by its column names. */
export function rowsOf(list) {
  const [head, ...lines] = read(`docs/requirements/${list}.tsv`).trimEnd().split('\n');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, n) => [head.split('\t')[n], cell])));
}

const capital = (word) => word[0].toUpperCase() + word.slice(1);
const spaced = (word) => word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function singularOf(plural) {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return plural.replace(/(?<=s|x|ch|sh)es$|s$/, '');
}

/** Returns the permission with that name, or the one that most calls of the area require. */
function viewPermission(area, name) {
  if (read('contract/permissions.ts').includes(`'${name}',`)) return `${name}.view`;
  const files = readdirSync(join(root, 'contract', area)).map((file) => read(`contract/${area}/${file}`));
  const counts = new Map();
  for (const [, permission] of files.join('\n').matchAll(/permission: '(\w+\.view)'/g)) {
    counts.set(permission, (counts.get(permission) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? 'business.view';
}

/** The sidebar's items come from the documents. A page without an item is opened by its URL. */
function placeOf(title, pages) {
  for (const [, group, labels] of read('src/app/places.ts').matchAll(/name: '([^']+)'[^[]*labels: \[([^\]]*)\]/g)) {
    const label = [...labels.matchAll(/'([^']+)'/g)]
      .map(([, one]) => one)
      .find((one) => one.toLowerCase() === title.toLowerCase());
    if (label && !pages.includes(`label: '${label}'`)) return `{ group: '${group}', label: '${label}' }`;
  }
  return 'null';
}

/** Returns the place of an existing list, or null. */
function pageOf(area, names) {
  const flow = `machines/${area}/${names}/${names}.flow.ts`;
  return existsSync(join(root, flow)) ? (/path: '([^']+)'/.exec(read(flow))?.[1] ?? null) : null;
}

/** @param names the list's name: a plural in camel case */
export function wordsOf({ area, names }) {
  const name = singularOf(names);
  const [things, thing] = [spaced(names), spaced(name)];
  const kebab = things.replaceAll(' ', '-');
  const initials = things.includes(' ')
    ? things
        .split(' ')
        .map(([letter]) => letter)
        .join('')
    : things.slice(0, 2);
  const pages = readdirSync(join(root, 'src/app/pages'))
    .map((file) => read(`src/app/pages/${file}`))
    .join('\n');
  const route = rowsOf('routes').find((row) => row.route.endsWith(`/${kebab}`) && !pages.includes(`path: '${row.route}'`));
  const call = rowsOf('calls').find((row) => row.name === `list${capital(names)}`);
  const view = viewPermission(area, name);
  const [req] = `${call?.req ?? ''} ${route?.req ?? ''}`.trim().split(' ');
  return {
    __area__: area,
    __names__: names,
    __Names__: capital(names),
    __name__: name,
    __Name__: capital(name),
    __things__: things,
    __Things__: capital(things),
    __thing__: thing,
    __Thing__: capital(thing),
    __kebab__: thing.replaceAll(' ', '-'),
    __table__: thing.replaceAll(' ', '_'),
    __REF__: initials.toUpperCase(),
    __view__: view,
    __manage__: view.replace('.view', '.manage'),
    // A list that the documents do not name cites the requirement of every list.
    __req__: req || 'GEN-09',
    __page__: pageOf(area, names) ?? route?.route ?? `/dashboard/${area}/${kebab}`,
    __Kebab__: capital(kebab),
    __method__: call?.method ?? 'GET',
    __callPath__: call?.path ?? `/subsidiary/dashboard/${kebab}`,
    __assumed__: `${call === undefined || call.assumed === 'yes'}`,
    __place__: placeOf(capital(things), pages),
  };
}
