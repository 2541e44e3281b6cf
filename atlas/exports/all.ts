/** The exports by name, and what they write. */
import { asGherkin } from './gherkin';
import { asJson } from './json';
import { asMarkdown } from './markdown';
import { asPlaywright, settingsFor } from './playwright';
import type { Told } from './tell';
import { asText } from './text';
import { asSheet } from './xlsx';

interface Export {
  readonly ending: string;
  readonly write: (told: Told, folder: string) => string | Promise<Uint8Array>;
}

export const formats = {
  text: { ending: 'txt', write: asText },
  json: { ending: 'json', write: asJson },
  markdown: { ending: 'md', write: asMarkdown },
  gherkin: { ending: 'feature', write: asGherkin },
  xlsx: { ending: 'xlsx', write: asSheet },
  playwright: { ending: 'spec.ts', write: asPlaywright },
} satisfies Record<string, Export>;

export type Format = keyof typeof formats;

export type Files = ReadonlyMap<string, string | Uint8Array>;

/** All files of an export by name, each of them whole before any is written. */
export async function filesOf(all: readonly Told[], wanted: readonly Format[], folder: string): Promise<Files> {
  const files = new Map<string, string | Uint8Array>();
  for (const told of all)
    for (const format of wanted) {
      const { ending, write }: Export = formats[format];
      files.set(`${told.flow}.${told.strategy}.${ending}`, await write(told, folder));
    }
  if (wanted.includes('playwright')) files.set('playwright.config.ts', settingsFor(folder));
  return files;
}
