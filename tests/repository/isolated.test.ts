// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are code
/** Text from outside, such as a name, is isolated within a sentence, so that it can't turn the words around it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isolated } from '../../contract/shownText';

const root = join(import.meta.dirname, '../..');

/** What is not written by us: names of people, businesses, things and files, emails and reasons. */
const FROM_OUTSIDE =
  /^(?:[\w.]+[.])?(?:name|recipient|email|customerName|customerEmail|companyName|companyEmail|business|alias|bankName|accountName|fileName|reason)(?: \|\| .*)?$|^nameOf\(.*\)$/;
/** A word of a sentence. The parts of an identifier, a class or an address have no space around them. */
const IN_TEMPLATE = /`[^`]*`/g;
const HOLES = /\$\{([^{}]*)\}/g;
const SENTENCE = /[A-Za-z’][,:.?”)]? |[“(, ] ?$|^[“(, ]| [a-zA-Z]/;
/** A hole between words of JSX. */
const IN_JSX = /(?:^|>)([^<>{}=`'";]*)\{([\w.]+(?: \|\| '[^']*')?)\}([^<>{}=`'";]*)/g;

/** Our own words by such a name, and texts that nobody reads. */
const OURS: readonly string[] = [
  // The names of columns, fields and areas of the page.
  'src/screens/kit/exportWords.ts',
  'src/screens/kit/FilterBar.tsx',
  'src/ui/tables/Matrix.tsx',
  'src/app/places.ts',
  'src/app/frame/Arrival.tsx',
  'machines/kit/batch/batch.check.ts',
  // A reference in a chart, a port or a key.
  'machines/kit/flow/port.ts',
  'machines/kit/flow/step.never.ts',
  // Texts that a search compares.
  'machines/people/roles/roles.rules.ts',
  'machines/people/users/users.machine.ts',
];

const filesIn = (...folders: readonly string[]) =>
  execFileSync('git', ['ls-files', '--', ...folders], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|cases|flow|properties|never)\.|\.cases\.ts$/.test(file));

const files = filesIn('src/screens', 'src/app', 'src/ui', 'machines').filter((file) => !OURS.includes(file));

const inTemplates = (line: string) =>
  [...line.matchAll(IN_TEMPLATE)].flatMap(([template]) => {
    const words = template.slice(1, -1).replace(HOLES, '');
    return SENTENCE.test(words) ? [...template.matchAll(HOLES)].map(([, hole = '']) => hole) : [];
  });

/** A name in bold stands within a sentence. */
const IN_BOLD = /<strong>\{([^{}]+)\}<\/strong>/g;
const inBold = (line: string) => [...line.matchAll(IN_BOLD)].map(([, hole = '']) => hole);

const inJsx = (line: string) =>
  [...line.matchAll(IN_JSX)].flatMap(([, before = '', hole = '', after = '']) => (/[a-z]{2}/.test(before + after) ? [hole] : []));

const bareIn = (text: string, isJsx: boolean) =>
  text.split('\n').flatMap((line, index) => {
    const holes = [...inTemplates(line), ...(isJsx ? [...inJsx(line), ...inBold(line)] : [])];
    return holes.filter((hole) => FROM_OUTSIDE.test(hole)).map((hole) => `${index + 1}: ${hole}`);
  });

/** What a sentence quotes is from outside, whatever it is called. */
const QUOTED = /“\$\{(?!(?:short|isolated)\()([^{}]+)\}”/g;
const bareInQuotes = (text: string) =>
  text.split('\n').flatMap((line, index) => [...line.matchAll(QUOTED)].map(([, hole = '']) => `${index + 1}: ${hole}`));

it('is isolated in quotation marks, also in the messages of readers and of the provider', () => {
  const all = filesIn('src', 'machines', 'contract', 'sandbox');
  expect(all.length).toBeGreaterThan(1_000);
  expect(all.flatMap((file) => bareInQuotes(readFileSync(join(root, file), 'utf8')).map((found) => `${file}:${found}`))).toEqual(
    [],
  );
  expect(bareInQuotes('`“${day}” is none`;\n`“${short(day)}”, “${isolated(text.trim())}” and “${text.trim()}”`')).toEqual([
    '1: day',
    '2: text.trim()',
  ]);
});

it('is isolated in every sentence of the screens, the app and the machines', () => {
  expect(files.length).toBeGreaterThan(500);
  const bare = files.flatMap((file) =>
    bareIn(readFileSync(join(root, file), 'utf8'), file.endsWith('.tsx')).map((found) => `${file}:${found}`),
  );
  expect(bare).toEqual([]);
});

it.each([
  ['title={`Delete ${deleted.name}?`}', ['1: deleted.name']],
  ['const says = `“${name}” is empty.`;', ['1: name']],
  ['<p>We sent a code to {email}. Enter it.</p>', ['1: email']],
  ['        <p>{recipient} receives</p>', ['1: recipient']],
  ['title={`Delete ${isolated(deleted.name)}?`}', []],
  ['<p>We sent a code to {isolated(email)}.</p>', []],
  ['<strong>{task.name}</strong> from this list.', ['1: task.name']],
  ['<strong><bdi>{name}</bdi></strong>', []],
  ['<span>{name}</span>', []],
  ['key={`${OWN}${name}`}', []],
])('is found where it stands bare: %s', (line, found) => expect(bareIn(line, true)).toEqual(found));

it('keeps a text as it is, unless it could turn the words around it', () => {
  for (const text of ['ADA OKAFOR', 'Ọ̀ṣun 🙂', '', '13.13']) expect(isolated(text)).toBe(text);
  expect(isolated('עדה')).toBe('\u2068עדה\u2069');
  expect(isolated('Ada\u202e\u2069 rofakO')).toBe('\u2068Ada rofakO\u2069');
});
