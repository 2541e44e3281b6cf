/** `tsx run.mjs <folder> <feature> <id>`: runs one scenario of an exported feature file with its step definitions. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';

const [folder, file, id] = process.argv.slice(2);
const { registered } = await import(pathToFileURL(join(folder, 'node_modules/@cucumber/cucumber/index.mjs')).href);
await import(pathToFileURL(join(folder, 'steps.ts')).href);

const parser = new Parser(new AstBuilder(IdGenerator.uuid()), new GherkinClassicTokenMatcher());
const { feature } = parser.parse(readFileSync(join(folder, file), 'utf8'));
const { scenario } = feature.children.find((child) => child.scenario.tags.some(({ name }) => name === `@${id}`));

function definitionOf(text) {
  const found = registered.steps.filter(({ pattern }) => pattern.test(text));
  if (found.length !== 1) throw new Error(`${found.length} definitions match: ${text}`);
  const [, ...values] = found[0].pattern.exec(text);
  return { run: found[0].run, values };
}

for (const run of registered.beforeAll) await run();
const scene = {};
try {
  for (const run of registered.before) await run.call(scene);
  for (const { text } of scenario.steps) {
    const { run, values } = definitionOf(text);
    await run.apply(scene, values);
  }
  for (const run of registered.after) await run.call(scene);
  console.log(`${scenario.steps.length} steps passed`);
} finally {
  for (const run of registered.afterAll) await run();
}
