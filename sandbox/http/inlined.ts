/** What the pages of the app carry inline, and the hashes that let a policy allow exactly that. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Inlined {
  /** Sources for `script-src`, such as `'sha256-…'`. */
  readonly scripts: readonly string[];
  /** Sources for `style-src`. */
  readonly styles: readonly string[];
}

const SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sourcesIn = (pages: readonly string[], element: RegExp) => [
  ...new Set(pages.flatMap((page) => [...page.matchAll(element)].map(([, text = '']) => sourceOf(text)))),
];

/** Returns the hashes of all scripts and styles inside of pages. A script with a type or an address is no inline script. */
export const inlinedIn = (pages: readonly string[]): Inlined => ({
  scripts: sourcesIn(pages, SCRIPT),
  styles: sourcesIn(pages, STYLE),
});

const PAGES = ['index.html', 'app.html'] as const;

/** Returns what the pages of a build carry inline. Nothing if it is not built. */
export const inlinedOf = (folder: string): Inlined =>
  inlinedIn(
    PAGES.map((page) => join(folder, page))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8')),
  );
