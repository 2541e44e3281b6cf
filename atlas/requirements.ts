/** Reads the register and the lists of docs/requirements, and finds the ids cited in code and tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const ID = /[A-Z]{3}-\d{2}/g;
/** The title of a test or of a group of tests that starts with ids: `'[PAY-05 PAY-06] a lost answer ...'`. */
const TITLE = /(['"`])\[((?:[A-Z]{3}-\d{2}[ ,]*)+)\]\s*((?:(?!\1).)*)\1/g;
const CITED = /\breq: \[([^\]]*)\]/g;

export interface Requirement {
  readonly id: string;
  readonly text: string;
}

export interface Titled {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

/** A row of `docs/requirements/<name>.tsv` by column name. */
export type Row = Readonly<Record<string, string>>;

export function register(): Requirement[] {
  const text = readFileSync(join(root, 'docs/requirements/register.md'), 'utf8');
  return [...text.matchAll(/^\| ([A-Z]{3}-\d{2}) \| (.*) \| [^|]* \|$/gm)].map(([, id = '', line = '']) => ({ id, text: line }));
}

export function list(name: 'calls' | 'texts' | 'routes'): Row[] {
  const [head = [], ...rows] = readFileSync(join(root, `docs/requirements/${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((cells) => Object.fromEntries(head.map((column, n) => [column, cells[n] ?? ''])));
}

/** Returns every TypeScript file in these folders, as a path from the root. */
function sources(folders: readonly string[]): string[] {
  return folders.flatMap((folder) => {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  });
}

export const titlesIn = (file: string, text: string): Titled[] =>
  [...text.matchAll(TITLE)].map(([, , ids = '', title = '']) => ({ file, title, ids: ids.match(ID) ?? [] }));

/** Titles that are assembled from a model: every path of a flow has the ids that its model names. */
const titlesOfModels = (): Titled[] =>
  cited(['tests/models']).map(({ file, id }) => ({
    file,
    title: 'each of its paths, on the machine, in its view, in a browser',
    ids: [id],
  }));

/** Returns all titles that cite a requirement, in test files and in `tests/`. */
export const titles = (): Titled[] => [
  ...sources(['contract', 'machines', 'src', 'sandbox', 'atlas', 'tests'])
    .filter((file) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file))
    .flatMap((file) => titlesIn(file, readFileSync(join(root, file), 'utf8'))),
  ...titlesOfModels(),
];

/** Returns the ids cited as `req: [...]` in these folders. */
export const cited = (folders: readonly string[]): { readonly file: string; readonly id: string }[] =>
  sources(folders).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(CITED)].flatMap(([, ids = '']) =>
      [...ids.matchAll(/'([^']*)'/g)].map(([, id = '']) => ({ file, id })),
    ),
  );
