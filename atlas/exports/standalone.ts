/** The files that exported tests need beside them. Together they stand alone: nothing in them imports from this project. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints } from '../../contract/all';

const FOLDER = join(import.meta.dirname, 'standalone');
const fileOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

function callsFile(): string {
  const lines = Object.values(allEndpoints).map(
    ({ name, method, path, ...rest }) =>
      `  ${name}: { method: '${method}', path: '${path}', without: ${'without' in rest ? `'${rest.without}'` : 'null'} },`,
  );
  return `/** Every call of the contract, by its name in the tests. Of two on one path, one is meant without a parameter. */\nexport const calls = {\n${lines.sort().join('\n')}\n};\n`;
}

/** What each kind of test needs, in the versions that it was tried with, and how it runs. */
const NEEDS = {
  playwright: { packages: { '@playwright/test': '^1.65.1' }, script: 'playwright test' },
  gherkin: {
    packages: { '@cucumber/cucumber': '^12.0.0', '@playwright/test': '^1.65.1', tsx: '^4.23.15' },
    script: "NODE_OPTIONS='--import tsx' cucumber-js '*.feature' --import steps.ts",
  },
};

/** The package of a folder of tests, with the runners of these formats. */
export function packageFile(formats: readonly string[]): string {
  const needs = Object.entries(NEEDS).filter(([name]) => formats.includes(name));
  const scripts = Object.fromEntries(needs.map(([name, { script }]) => [name, script]));
  const devDependencies = Object.assign({}, ...needs.map(([, { packages }]) => packages));
  return `${JSON.stringify({ name: 'exported-tests', private: true, type: 'module', scripts, devDependencies }, null, 2)}\n`;
}

const merchantFiles = (): readonly (readonly [string, string])[] => [
  ['calls.ts', callsFile()],
  ...[
    'deployment.ts',
    'endings.ts',
    'inPage.ts',
    'merchant.ts',
    'onboarding.ts',
    'provider.ts',
    'responses.ts',
    'wrongItems.ts',
  ].map((name) => [name, fileOf(name)] as const),
];

export const playwrightFiles = (): readonly (readonly [string, string])[] => [
  ...merchantFiles(),
  ...['fixtures.ts', 'playwright.config.ts'].map((name) => [name, fileOf(name)] as const),
];

export const gherkinFiles = (steps: string): readonly (readonly [string, string])[] => [...merchantFiles(), ['steps.ts', steps]];
