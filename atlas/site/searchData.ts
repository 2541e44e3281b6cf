/** What the search of the page finds: requirements, endpoints, properties, documented texts, states and events of all charts. */
import { pathText } from '../format';
import type { Requirement, Row } from '../requirements';
import { conditionWords, eventWords, stateWords } from '../words';
import type { ChartData, SearchEntry } from './data';
import { meaningsOf } from './meanings';

/** A chart of the kit stands for the flows that have it, so these are not listed twice. */
const hasOwnChart = ({ kit }: ChartData) => kit === null;

const stateEntries = ({ name, model }: ChartData): SearchEntry[] =>
  model.states
    .filter(({ kind }) => kind !== 'history')
    .map(({ id, key, description, req, invokes }) => [
      'state',
      name,
      id,
      stateWords(key),
      [pathText(id), description, ...req, ...invokes.map(({ src }) => src)].join(' '),
    ]);

/** One entry for each event or response of a chart, at the first transition that handles it. */
function eventEntries({ name, model }: ChartData): SearchEntry[] {
  const labels = [...new Set(model.transitions.filter(({ kind }) => kind !== 'always').map(({ label }) => label))];
  return labels.flatMap((label) => {
    const alike = model.transitions.filter((one) => one.label === label);
    const [first] = alike;
    if (!first) return [];
    const words = alike.flatMap((one) => [conditionWords(one), ...one.actions.map((action) => action.name)]);
    return [['event', name, first.id, eventWords(first), [label, ...new Set(words)].filter(Boolean).join(' ')] as const];
  });
}

function endpointEntries({ name, model, endpoints }: ChartData): SearchEntry[] {
  return Object.entries(endpoints).flatMap(([endpoint, { method, path }]) => {
    const state = model.states.find(({ invokes }) =>
      invokes.some((call) => call.kind === 'port' && call.calls.some((called) => called === endpoint)),
    );
    return state ? [['endpoint', name, state.id, `${method} ${path}`, endpoint] as const] : [];
  });
}

const propertyEntries = ({ name, verdicts }: ChartData): SearchEntry[] =>
  verdicts
    .filter(({ kind }) => kind !== 'every')
    .map((one) => ['property', name, '', one.property, [one.verdict, ...one.req, meaningsOf(one)].join(' ')]);

export function searchEntries(
  charts: readonly ChartData[],
  requirements: readonly Requirement[],
  texts: readonly Row[],
): SearchEntry[] {
  return [
    ...requirements.map(({ id, text }): SearchEntry => ['requirement', '', id, id, text]),
    ...charts.flatMap(endpointEntries),
    ...charts.flatMap(propertyEntries),
    // A text belongs to the first requirement that fixes it.
    ...texts.map(
      ({ text = '', where = '', req = '' }): SearchEntry => ['text', '', req.split(' ')[0] ?? '', text, `${where} ${req}`],
    ),
    ...charts.filter(hasOwnChart).flatMap(stateEntries),
    ...charts.filter(hasOwnChart).flatMap(eventEntries),
  ];
}
