/** Feature files. Their step definitions are in `stepDefinitions.ts`. */
import { titleOf, whyByHand } from './phrases';
import { type Action, type Argument, factsOf, type Script, type Scripted } from './script';

/** A step is one line, and none of Gherkin's own marks begin it. */
const line = (text: string) => text.replace(/\s+/g, ' ').trim();

const quoted = (text: string) => JSON.stringify(text);

function written(value: Argument): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' || value instanceof RegExp) return String(value);
  return value.map(quoted).join(' and ');
}

const phraseOf = ({ verb, values }: Action) => factsOf(verb).says.replace(/\$(\d)/g, (_, n) => written(values[Number(n)] ?? ''));

const KEYWORDS = { does: 'When', responds: 'When', sees: 'Then', given: 'And' } as const;

const stepOf = (action: Action) => `${KEYWORDS[factsOf(action.verb).kind]} I ${phraseOf(action)}`;

function beginningOf({ as, given, path, holds, before, isTimed }: Script): readonly string[] {
  return [
    'Given the data is as seeded',
    `And ${as === null ? 'nobody is signed in' : `I am signed in as ${quoted(as)}`}`,
    ...given.map(stepOf),
    ...(isTimed ? ['And the test controls the clock of the page'] : []),
    ...(holds.length > 0 ? [`And the responses to ${written(holds)} wait`] : []),
    ...(before.length > 0 ? [`And the first response to ${written(before)} comes at once`] : []),
    `When I open the page ${quoted(path)}`,
  ];
}

function scenarioOf(script: Script): string {
  const tags = [script.id, ...script.req].map((tag) => `@${tag}`).join(' ');
  const steps = script.actions.map(stepOf);
  const head = `  ${tags}\n  Scenario: ${script.id} ${line(titleOf(script))}`;
  return [head, ...[...beginningOf(script), ...steps].map((step) => `    ${step}`)].join('\n');
}

export function asGherkin({ flow, area, about, scripts }: Scripted): string {
  const left = scripts.flatMap((script) => {
    const why = whyByHand(script);
    return why === null ? [] : [`  ${script.id} is left for a person: ${line(why)}`];
  });
  const scenarios = scripts.filter((script) => whyByHand(script) === null).map(scenarioOf);
  const head = [`@${flow}`, `Feature: ${line(area)}: ${line(about)}`, ...left].join('\n');
  return `${[head, ...scenarios].join('\n\n')}\n`;
}
