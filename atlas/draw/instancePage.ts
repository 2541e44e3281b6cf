/** The page of a flow that uses a kit chart: its calls, requirements and properties. */

import { pathText } from '../format';
import { differences } from '../kit/instance';
import { KIT } from '../kit/kitCharts';
import type { Model } from '../model';
import type { Verdict } from '../verdict';
import { callsText, plain, propertyLines, tableOf } from './tables';

const ROOT = '../../..';

const codeLink = (path: string) => `[${path}](${ROOT}/${path})`;

/** Folders are named after areas, so renaming a screen changes no page. */
function places(area: string, chart: string): string {
  const [flow = chart] = chart.split('.');
  return `The machine lies in ${codeLink(`machines/${area}/${flow}`)}, its screens in ${codeLink(`src/screens/${area}`)}.`;
}

const section = (title: string, columns: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0
    ? []
    : [
        `## ${title}`,
        '',
        ...tableOf(
          columns,
          rows.map((cells) => cells.map(plain)),
        ),
        '',
      ];

const callRows = ({ states }: Model) =>
  states.flatMap(({ id, invokes }) =>
    invokes.flatMap((call) => (call.kind === 'port' ? [[pathText(id), call.src, callsText(call)]] : [])),
  );

function requirementRows({ states }: Model): string[][] {
  const ids = [...new Set(states.flatMap(({ req }) => req))];
  return ids.map((id) => {
    const serving = states.filter(({ req }) => req.includes(id)).map((state) => pathText(state.id));
    return [id, serving.length === states.length ? 'all' : serving.join(', ')];
  });
}

const differenceRows = (kit: Model, model: Model) =>
  differences(kit, model).map(({ where, of, was, is }) => [where, of, was || 'nothing', is || 'nothing']);

export const instancePage = (kit: Model, model: Model, area: string, verdicts: readonly Verdict[]): string =>
  [
    `# ${plain(model.chart)}`,
    '',
    plain(model.description),
    '',
    `Its chart is [${kit.chart}](../${KIT}/${kit.chart}.md) of the kit: the same states and transitions. ${places(area, model.chart)}`,
    '',
    ...section('Calls', ['State', 'Port', 'Calls'], callRows(model)),
    ...section('Requirements', ['Requirement', 'States'], requirementRows(model)),
    ...section('Differences from the kit’s chart', ['Where', 'What', 'Kit', 'Here'], differenceRows(kit, model)),
    ...propertyLines(verdicts),
  ].join('\n');
