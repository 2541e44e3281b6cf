/** The step definitions of the feature files, for Cucumber: one for each verb that needs no person. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf, type Verb, verbs } from './script';

/** How each value of a verb is read back. All others are texts. */
const READS: Readonly<Partial<Record<Verb, readonly string[]>>> = {
  press: ['read'],
  see: ['read'],
  seeHeading: ['read'],
  seeNone: ['read'],
  pickFrom: ['read', 'text'],
  waits: ['Number'],
  passes: ['Number'],
  staysIdle: ['Number'],
  pressAfter: ['Number', 'text'],
  holdElsewhere: ['texts'],
  letThrough: ['texts'],
  letOneThrough: ['texts'],
  fail: ['texts', 'text'],
  failOne: ['texts', 'text'],
};

function definitionOf(verb: Verb): string {
  const { says } = factsOf(verb);
  const names = (says.match(/\$\d/g) ?? []).map((mark) => mark.replace('$', 'value'));
  const parameters = ['this: Scene', ...names.map((name) => `${name}: string`)].join(', ');
  const values = names.map((name, n) => `${READS[verb]?.[n] ?? 'text'}(${name})`).join(', ');
  return `When(step('I ${says}'), function (${parameters}) {\n  return this.I.${verb}(${values});\n});`;
}

const isVerb = (name: string): name is Verb => name in verbs;

export function stepDefinitions(): string {
  const automated = Object.keys(verbs)
    .filter(isVerb)
    .filter((verb) => !factsOf(verb).byHand);
  const head = readFileSync(join(import.meta.dirname, 'standalone/steps.ts.txt'), 'utf8');
  return `${head}${automated.map(definitionOf).join('\n')}\n`;
}
