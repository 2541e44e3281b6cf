/** Test files that stand alone: they need only Playwright and the address of a deployment. */
import { titleOf, whyByHand } from './phrases';
import type { Action, Argument, Script, Scripted } from './script';

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;

function code(value: Argument): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' || value instanceof RegExp) return String(value);
  return `[${value.map(quoted).join(', ')}]`;
}

const lineOf = ({ verb, values }: Action) => `  await I.${verb}(${values.map(code).join(', ')});`;

function beginningOf({ as, given, path, holds, before, isTimed }: Script): readonly string[] {
  const parts = [
    `path: ${quoted(path)}`,
    `holds: ${code(holds)}`,
    ...(before.length > 0 ? [`before: ${code(before)}`] : []),
    ...(isTimed ? ['isTimed: true'] : []),
  ];
  return [
    `  await I.signInAs(${as === null ? 'null' : quoted(as)});`,
    ...given.map(lineOf),
    `  await I.begin({ ${parts.join(', ')} });`,
  ];
}

function testOf(script: Script): string {
  const tags = script.req.map((tag) => quoted(`@${tag}`)).join(', ');
  const title = quoted(`${script.id}: ${titleOf(script)}`);
  const lines = script.actions.map(lineOf);
  return [`test(${title}, { tag: [${tags}] }, async ({ I }) => {`, ...beginningOf(script), ...lines, '});'].join('\n');
}

export function asPlaywright({ about, scripts }: Scripted): string {
  const left = scripts.flatMap((script) => {
    const why = whyByHand(script);
    return why === null ? [] : [`// ${script.id} is left for a person: ${why}`];
  });
  const tests = scripts.filter((script) => whyByHand(script) === null).map(testOf);
  const head = [`// ${about.replace(/\s+/g, ' ')}`, "import { test } from './fixtures';", ...left].join('\n');
  return `${[head, ...tests].join('\n\n')}\n`;
}
