/** The exports by name, and what they write. */
import { asGherkin } from './gherkin';
import { asJson } from './json';
import { asManual } from './manual';
import { asPlaywright } from './playwright';
import type { Scripted } from './script';
import { gherkinFiles, packageFile, playwrightFiles } from './standalone';
import { stepDefinitions } from './stepDefinitions';
import type { DescribedPaths } from './tell';
import { asText } from './text';
import { asSheet } from './xlsx';

type Content = string | Uint8Array;

interface Export<Source> {
  readonly ending: string;
  readonly write: (source: Source) => Content | Promise<Content>;
  /** Files that all of its files need beside them. */
  readonly beside?: () => readonly (readonly [string, string])[];
}

/** The paths of a machine. */
export const pathFormats = {
  text: { ending: 'txt', write: asText },
  json: { ending: 'json', write: asJson },
} satisfies Record<string, Export<DescribedPaths>>;

/** The same paths as a merchant walks them, with the texts of the screen. */
export const scriptFormats = {
  playwright: { ending: 'spec.ts', write: asPlaywright, beside: playwrightFiles },
  gherkin: { ending: 'feature', write: asGherkin, beside: () => gherkinFiles(stepDefinitions()) },
  manual: { ending: 'html', write: asManual },
  xlsx: { ending: 'xlsx', write: asSheet },
} satisfies Record<string, Export<Scripted>>;

export type PathFormat = keyof typeof pathFormats;
export type ScriptFormat = keyof typeof scriptFormats;
export type Format = PathFormat | ScriptFormat;

export const formats: readonly Format[] = [
  ...(Object.keys(pathFormats) as PathFormat[]),
  ...(Object.keys(scriptFormats) as ScriptFormat[]),
];

export const isScriptFormat = (format: Format): format is ScriptFormat => format in scriptFormats;

export type Files = ReadonlyMap<string, Content>;

interface Named {
  readonly flow: string;
  readonly strategy: string;
}

async function written<Source extends Named>(all: readonly Source[], { ending, write }: Export<Source>) {
  const files = new Map<string, Content>();
  for (const one of all) files.set(`${one.flow}.${one.strategy}.${ending}`, await write(one));
  return files;
}

/** All files of an export by name, each of them whole before any is written. */
export async function filesOf(all: readonly DescribedPaths[], wanted: readonly PathFormat[]): Promise<Files> {
  const files = new Map<string, Content>();
  for (const format of wanted)
    for (const [name, content] of await written<DescribedPaths>(all, pathFormats[format])) files.set(name, content);
  return files;
}

export async function scriptFilesOf(all: readonly Scripted[], wanted: readonly ScriptFormat[]): Promise<Files> {
  const files = new Map<string, Content>();
  for (const format of wanted) {
    const one: Export<Scripted> = scriptFormats[format];
    for (const [name, content] of [...(await written(all, one)), ...(one.beside?.() ?? [])]) files.set(name, content);
  }
  if (wanted.some((format) => format === 'playwright' || format === 'gherkin')) files.set('package.json', packageFile(wanted));
  return files;
}
