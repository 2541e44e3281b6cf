/** A test file that walks each path in a browser, by the flow's own model; and the settings with which it runs where it lies. */
import { relative, resolve, sep } from 'node:path';
import { stepName } from '../paths';
import type { Told } from './tell';

const ROOT = resolve(import.meta.dirname, '../..');

/** The way from a folder to a file of ours, as an import says it. */
function wayTo(file: string, folder: string) {
  const way = relative(folder, resolve(ROOT, file)).split(sep).join('/');
  return way.startsWith('.') ? way : `./${way}`;
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** @param folder where the file will lie, for its imports */
export function asPlaywright({ flow, strategy, paths }: Told, folder: string): string {
  const tests = paths.map(({ id, input, title, begins, steps, path }) =>
    [
      `// ${title}`,
      `walks(${quoted(flow)}, ${quoted(id)}, ${quoted(input)}, [`,
      ...(steps.length === 0 ? [`  // ${begins.sees}`] : []),
      ...steps.map(({ sees }, n) => `  ${quoted(path.steps[n] ? stepName(path.steps[n]) : '')}, // ${sees}`),
      ']);',
    ].join('\n'),
  );
  return `// Paths of ${flow} by the strategy "${strategy}", made by \`npm run paths\`. Each is found again in today's machine before it is walked.
import { walks } from '${wayTo('tests/paths/inBrowser', folder)}';

${tests.join('\n\n')}
`;
}

/** The settings of all our browser tests, for the tests in this folder alone. */
export const settingsFor = (folder: string) => `import settings from '${wayTo('playwright.config', folder)}';

export default { ...settings, testDir: '.', outputDir: './results', reporter: 'list' };
`;
