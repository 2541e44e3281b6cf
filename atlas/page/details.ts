/** The details of one state or transition. */
import { kindText } from '../draw/tables';
import { actionText, conditionText, pathText } from '../format';
import type { ActionModel, InvokeModel, StateModel, TransitionModel } from '../model';
import type { ChartData, PathData } from '../site/data';
import { conditionWords, eventWords, stateWords } from '../words';
import { type Child, h } from './dom';
import { AT_INDEX, chartHash, chosenHash, hashOf, traceHash } from './route';
import { walkStateOf } from './walkState';

export const link = (href: string, text: string) => h('a', { href }, text);

const fact = (name: string, ...values: readonly Child[]) =>
  values.length === 0 ? null : h('div', { class: 'fact' }, h('dt', {}, name), h('dd', {}, ...values));

const list = (items: readonly Child[]) => (items.length === 0 ? [] : [h('ul', {}, ...items.map((item) => h('li', {}, item)))]);

/** Formats text between backticks as code. */
export const withCode = (text: string) => text.split('`').map((part, nth) => (nth % 2 === 1 ? h('code', {}, part) : part));

const said = (text: string) => (text === '' ? [] : [text]);

/** Paths through it, each with the first step that reaches it. */
function passing(data: ChartData, id: string): { readonly path: PathData; readonly nth: number; readonly step: number }[] {
  return data.paths.flatMap((path, place) => {
    const walkState = walkStateOf(data, { path: path.id, start: 0, ways: [] });
    const met = [walkState?.begins, ...(walkState?.steps ?? [])].findIndex(
      (one) => one?.states.includes(id) || one?.fired.includes(id),
    );
    return met < 0 ? [] : [{ path, nth: place + 1, step: met }];
  });
}

function pathLinks(data: ChartData, id: string) {
  const links = passing(data, id).map(({ path, nth, step }) =>
    link(hashOf({ ...AT_INDEX, chart: data.name, walk: { path: path.id, start: 0, ways: [] }, step }), `path ${nth}`),
  );
  return links.length === 0 ? [] : [h('p', { class: 'links' }, ...links)];
}

function requirementFacts({ requirements }: ChartData, ids: readonly string[]) {
  const texts = ids.map((id) =>
    h('span', {}, link(traceHash(id), id), ' ', ...withCode(requirements[id]?.text ?? 'is not in the requirements')),
  );
  const tests = [...new Set(ids.flatMap((id) => requirements[id]?.tests ?? []))];
  const shown = h(
    'details',
    {},
    h('summary', {}, `${tests.length} tests cover ${ids.length > 1 ? 'these' : 'it'}`),
    ...list(tests),
  );
  return [fact('Requirements', ...list(texts)), ids.length > 0 && fact('Tests', shown)];
}

const endpointText = ({ endpoints }: ChartData, name: string) => {
  const endpoint = endpoints[name];
  if (!endpoint) return name;
  return `${name}: ${endpoint.method} ${endpoint.path}${endpoint.assumed ? ' (assumed: not in the documents)' : ''}`;
};

const callFact = (data: ChartData, call: InvokeModel) =>
  call.kind === 'machine'
    ? fact('Runs', `${call.src}: `, link(chartHash(call.chart), call.chart))
    : fact(
        `${call.src} calls${call.callsOneOf ? ' one of' : ''}`,
        ...list(call.calls.map((name) => endpointText(data, name))),
        call.calls.length === 0 && (data.instances.length > 0 ? 'what the flow calls' : 'no server calls'),
      );

const actionLines = ({ model }: ChartData, actions: readonly ActionModel[]) =>
  list(actions.map((action) => `${actionText(action)}: ${model.effects[action.name] ?? ''}`));

const transitionLink = (data: ChartData, transition: TransitionModel, isFrom: boolean) => {
  const condition = conditionText(transition);
  const when = `${transition.label}${condition && ` [${condition}]`}`;
  const to = transition.targets.map(pathText).join(', ') || 'same state';
  return link(chosenHash(data.name, transition.id), isFrom ? `${when} → ${to}` : `${pathText(transition.source)}: ${when}`);
};

function stateFacts(data: ChartData, state: StateModel) {
  const { transitions } = data.model;
  const out = transitions.filter(({ source }) => source === state.id);
  const into = transitions.filter(({ targets, source }) => source !== state.id && targets.includes(state.id));
  return [
    fact('Kind', kindText(state)),
    ...state.invokes.map((call) => callFact(data, call)),
    fact('On entry', ...actionLines(data, state.entry)),
    fact('On exit', ...actionLines(data, state.exit)),
    fact('Exits', ...list(out.map((one) => transitionLink(data, one, true)))),
    fact('Entered from', ...list(into.map((one) => transitionLink(data, one, false)))),
    ...requirementFacts(data, state.req),
    fact('Covered by', ...pathLinks(data, state.id)),
    fact('Id', h('code', {}, state.id)),
  ];
}

function transitionFacts(data: ChartData, transition: TransitionModel) {
  const { states } = data.model;
  const source = states.find(({ id }) => id === transition.source);
  const call = source?.invokes.find(({ id }) => id === transition.invoke);
  const { order, alternatives, delay } = transition;
  return [
    fact('From', link(chosenHash(data.name, transition.source), pathText(transition.source))),
    fact(
      'To',
      ...(transition.targets.length > 0
        ? transition.targets.map((id) => link(chosenHash(data.name, id), pathText(id)))
        : ['same state']),
    ),
    fact('Condition', ...said(conditionWords(transition))),
    fact('Guard', ...said(conditionText(transition))),
    alternatives > 1 && fact('Alternative', `${order + 1} of ${alternatives}: the first whose guard holds is taken`),
    delay?.milliseconds != null && fact('After', `${delay.milliseconds.toLocaleString('en')} ms`),
    fact('Actions', ...actionLines(data, transition.actions)),
    call ? callFact(data, call) : null,
    ...requirementFacts(data, source?.req ?? []),
    fact('Covered by', ...pathLinks(data, transition.id)),
    fact('Id', h('code', {}, transition.id)),
  ];
}

/** Returns null if the chart has no such element. */
export function details(data: ChartData, id: string): HTMLElement | null {
  const state = data.model.states.find((one) => one.id === id);
  const transition = data.model.transitions.find((one) => one.id === id);
  if (!state && !transition) return null;
  const description = state?.description ?? transition?.description ?? '';
  const facts = state ? stateFacts(data, state) : transition ? transitionFacts(data, transition) : [];
  return h(
    'section',
    { class: 'details', 'aria-labelledby': 'chosen' },
    h('h2', { id: 'chosen', tabindex: -1 }, state ? stateWords(state.key) : transition ? eventWords(transition) : ''),
    h('p', { class: 'note' }, h('code', {}, state ? pathText(state.id) : (transition?.label ?? ''))),
    description ? h('p', {}, description) : null,
    h('dl', {}, ...facts),
  );
}
