/** Words that puzzle readers of comments, docs and test titles: each has a standard term in the field. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Each word with what to write instead. */
const BANNED: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bdeeds?\b/i, 'confirmed action'],
  [/\bdesks?\b/i, 'dashboard, session or computer'],
  [/(?<!\/)\bhouses?\b/i, 'app or project'],
  [/\b(anew|afresh)\b/i, 'again'],
  [/\bmend(s|ed|ing)?\b/i, 'fix or correct'],
  [/\berrands?\b/i, 'task'],
  [/\bwhoever\b/i, 'the person, user or caller'],
  [/\bbehind the door\b/i, 'authenticated'],
  [/\bbefore the door\b/i, 'public'],
  [/\be-mails?\b/i, 'email'],
  [/\bunder way\b/i, 'running or open'],
  [/\bnobody (knows|is here|asked)\b/i, 'unknown, inactive or without a request'],
  [/\b(is|are|was) come to\b/i, 'is reached'],
  [/\bwherever it (stands|lies)\b/i, 'in any place'],
  [/\bas unknown as none\b/i, 'reported as not found'],
  [
    /\bThe matter\b|\bWhat was weighed\b|\bThe choice\b(?=\n)|^## What follows/m,
    'Context, Options considered, Decision, Consequences',
  ],
];

/** Names that say a picture instead of the thing, each with what to write instead. */
const BANNED_NAMES: readonly (readonly [name: RegExp, instead: string])[] = [
  [/^(ears|hear)$/i, 'listeners, listenTo or receive'],
  [/^doors?$/i, 'actions or pages'],
  [/^(\w+_)?patience(_?Ms)?$/i, 'timeoutMs'],
  [/^told$/i, 'message, details, summary: the thing that is said'],
  [/^desk$/i, 'workspace'],
  [/^(weighing|likeIt|naming)$/i, 'what is loaded, similar or entered'],
  [/^(Made|Docket|ANTEROOM)$/, 'created, the list or the page'],
  [/^farewells?$/i, 'cleanups'],
];

/** What is declared: values, functions, types and fields of types. */
const DECLARED = /\b(?:const|let|function|class|interface|type|readonly)\s+(\w+)/g;

const nameFindings = (file: string, text: string): string[] =>
  [...text.matchAll(DECLARED)].flatMap(([, name = '']) =>
    BANNED_NAMES.flatMap(([refused, instead]) => (refused.test(name) ? [`${file}: "${name}": write ${instead}`] : [])),
  );

/** Folders whose comments, texts and test titles are checked. */
const CHECKED = [
  'README.md',
  'atlas',
  'bench',
  'contract',
  ':(glob)docs/*.md',
  'docs/decisions',
  'machines',
  'sandbox',
  'scripts',
  'src',
  'templates',
  'tests',
  'theme',
];

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/** Titles of tests and of groups, also those of `each`. */
const TITLE = /(?<=\b(?:it|test|describe)(?:\.\w+)*\(|\]\)\(|\)\)\()\s*(?:'(?:[^'\\\n]|\\.)*'|`[^`]*`)/g;

const isCode = (file: string) => /\.(tsx?|mjs)(\.txt)?$/.test(file);

function findings(file: string, text: string): string[] {
  const parts = isCode(file) ? [...text.matchAll(COMMENT), ...text.matchAll(TITLE)].map(([part]) => part) : [text];
  return BANNED.flatMap(([word, instead]) =>
    parts.flatMap((part) => {
      const found = part.match(word);
      return found ? [`${file}: "${found[0]}" in "${part.slice(0, 90)}": write ${instead}`] : [];
    }),
  );
}

describe('comments, docs and test titles', () => {
  const files = execFileSync('git', ['ls-files', ...CHECKED], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => (isCode(file) || file.endsWith('.md')) && !file.endsWith('words.test.ts'));
  it('are there to be checked', () => expect(files.length).toBeGreaterThan(1_000));
  it('use standard terms', () =>
    expect(files.flatMap((file) => findings(file, readFileSync(join(root, file), 'utf8')))).toEqual([]));
  it.each(['/** Whoever is at the workspace. */', '// Starts anew.\n', "it('starts anew', run);\n"])(
    'are read word by word: %s',
    (text) => expect(findings('a.ts', text)).not.toEqual([]),
  );
  it('come with names that say what a thing is', () => {
    const code = files.filter(isCode);
    expect(code.flatMap((file) => nameFindings(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
    expect(nameFindings('a.ts', 'const doors = 1;\ninterface Ears { readonly patienceMs: number }')).toHaveLength(3);
  });
  it('are distinguished from code', () => expect(findings('a.ts', "const workspace = 'anew';\n")).toEqual([]));
});
