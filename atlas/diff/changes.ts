/** Compares the charts of two releases by their models. Changes to money movements come first. */

import { asksForCode, MONEY, pathText, wayText } from '../format';
import type { Model, StateModel, TransitionModel } from '../model';
import { type Both, type Fact, factsOfState, factsOfTransition, pairedTransitions, portsOf, portText } from './facts';
import type { Kept } from './files';

export type Mark = 'added' | 'removed' | 'changed';

export interface Change {
  readonly chart: string;
  readonly kind: 'chart' | 'state' | 'transition' | 'guard' | 'port' | 'action' | 'property' | 'rule';
  readonly mark: Mark;
  /** The id of a state or a transition on the chart. Empty if the change has no place on the chart. */
  readonly id: string;
  /** What the change is about, in words. */
  readonly what: string;
  /** What changed, and from which value to which. Empty if the whole thing was added or removed. */
  readonly facts: readonly Fact[];
  readonly touchesMoney: boolean;
}

/** The charts of one release, with the verdicts on their properties. */
export interface Release {
  readonly models: readonly Model[];
  readonly properties: readonly Kept[];
  /** The sources in which what decides differs from the other release, by the name of the flow. */
  readonly rules?: ReadonlyMap<string, readonly string[]>;
}

/** A change inside a chart, with the states that it is about. */
interface Raw extends Omit<Change, 'touchesMoney' | 'chart'> {
  readonly at: readonly string[];
  /** The state that a transition leaves. It also leaves all compound state it. */
  readonly source?: string;
}

/** Returns the changes that are about money: where it moves, and where a code is required that moves it. */
function aboutMoney(models: readonly Model[]) {
  const moving = models.flatMap((model) =>
    model.states.filter(({ tags }) => tags.includes(MONEY)).map((state) => ({ chart: model.chart, ...state })),
  );
  const within = new Set(
    moving.flatMap(({ invokes }) => invokes.flatMap((call) => (call.kind === 'machine' ? [call.chart] : []))),
  );
  const isChart = (name: string) => within.has(name) || moving.some(({ chart }) => chart === name);
  const isAt = (name: string, { at, source }: Pick<Raw, 'at' | 'source'>) =>
    within.has(name) ||
    moving.some(({ chart, id }) => chart === name && (at.includes(id) || (source !== undefined && id.startsWith(`${source}.`))));
  return { isChart, isAt };
}

export function changesBetween(before: Release, after: Release): Change[] {
  const old = new Map(before.models.map((model) => [model.chart, model]));
  const now = new Map(after.models.map((model) => [model.chart, model]));
  const { isChart, isAt } = aboutMoney([...before.models, ...after.models]);
  const inCharts = [...new Set([...old.keys(), ...now.keys()])].flatMap((chart) => {
    const [one, other] = [old.get(chart), now.get(chart)];
    const raw = one && other ? [...within(one, other)] : whole(one, other);
    return raw.map(({ at, source, ...change }): Change => {
      const touchesMoney = change.kind === 'chart' ? isChart(chart) : isAt(chart, { at, ...(source ? { source } : {}) });
      return { ...change, chart, touchesMoney };
    });
  });
  const ofProperties = propertyChanges(before.properties, after.properties);
  const ofRules = [...(after.rules ?? [])].flatMap(([chart, files]) =>
    files.map((file) => ({ chart, kind: 'rule' as const, mark: 'changed' as const, id: '', what: file, facts: [] })),
  );
  const others = [...ofProperties, ...ofRules].map((change) => ({ ...change, touchesMoney: isChart(change.chart) }));
  return sorted([...inCharts, ...others]);
}

const KINDS: readonly Change['kind'][] = ['chart', 'property', 'rule', 'port', 'guard', 'transition', 'state', 'action'];
const MARKS: readonly Mark[] = ['removed', 'changed', 'added'];

/** Orders changes: money first, then the most important ones, and removals before additions. */
const sorted = (changes: readonly Change[]) =>
  changes.toSorted(
    (one, other) =>
      Number(other.touchesMoney) - Number(one.touchesMoney) ||
      one.chart.localeCompare(other.chart) ||
      KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
      MARKS.indexOf(one.mark) - MARKS.indexOf(other.mark) ||
      one.what.localeCompare(other.what),
  );

/** An added or removed chart is one change, because its contents were added or removed with it. */
function whole(one: Model | undefined, other: Model | undefined): Raw[] {
  const model = other ?? one;
  if (!model) return [];
  const what = `${model.chart}, with ${model.states.length} states and ${model.transitions.length} transitions`;
  return [{ kind: 'chart', mark: other ? 'added' : 'removed', id: '', what, facts: [], at: [] }];
}

function* within(one: Model, other: Model): Generator<Raw> {
  const said = ({ description, isLongRunning }: Model) => `${description}${isLongRunning ? ' It never ends.' : ''}`;
  if (said(one) !== said(other)) {
    const facts = [{ of: 'description', was: said(one), is: said(other) }];
    yield { kind: 'chart', mark: 'changed', id: '', what: one.chart, facts, at: [] };
  }
  const states = (model: Model) => new Map(model.states.map((state) => [state.id, state]));
  const [old, now] = [states(one), states(other)];
  for (const id of new Set([...old.keys(), ...now.keys()])) yield* ofState(old.get(id), now.get(id));
  for (const { both, removed, added } of pairedTransitions(one, other)) {
    for (const way of removed) yield { ...ofWay(way), kind: 'transition', mark: 'removed', facts: [] };
    for (const way of added) yield { ...ofWay(way), kind: 'transition', mark: 'added', facts: [] };
    for (const pair of both) yield* ofTransition(pair);
  }
  for (const name of new Set([...Object.keys(one.effects), ...Object.keys(other.effects)])) {
    const [was, is] = [one.effects[name], other.effects[name]];
    if (!was || !is || was === is) continue;
    const at = [...statesDoing(one, name), ...statesDoing(other, name)];
    yield { kind: 'action', mark: 'changed', id: '', what: name, facts: [{ of: 'description', was, is }], at };
  }
}

/** When an action runs: on entry to a state, on exit, or on a transition. */
function statesDoing({ states, transitions }: Model, name: string): string[] {
  const isIt = (action: { readonly name: string }) => action.name === name;
  return [
    ...states.filter(({ entry, exit }) => [...entry, ...exit].some(isIt)).map(({ id }) => id),
    ...transitions.filter(({ actions }) => actions.some(isIt)).flatMap(({ source, targets }) => [source, ...targets]),
  ];
}

const ofWay = (way: TransitionModel) => ({
  id: way.id,
  what: wayText(way),
  at: [way.source, ...way.targets],
  source: way.source,
});

function* ofTransition(pair: Both): Generator<Raw> {
  const way = ofWay(pair.is);
  const at = [...way.at, ...pair.was.targets];
  const facts = factsOfTransition(pair);
  const ofGuard = facts.filter(({ of }) => of === 'guard' || of === 'order');
  const others = facts.filter((fact) => !ofGuard.includes(fact));
  if (ofGuard.length > 0) yield { ...way, at, kind: 'guard', mark: 'changed', facts: ofGuard };
  if (others.length > 0) yield { ...way, at, kind: 'transition', mark: 'changed', facts: others };
}

function* ofState(was: StateModel | undefined, is: StateModel | undefined): Generator<Raw> {
  const state = is ?? was;
  if (!state) return;
  const { id } = state;
  const what = `${pathText(id)}${asksForCode(state) ? ' (requires a code)' : ''}`;
  const facts = was && is ? factsOfState(was, is) : [];
  if (!was || !is) yield { kind: 'state', mark: is ? 'added' : 'removed', id, what, facts, at: [id] };
  else if (facts.length > 0) yield { kind: 'state', mark: 'changed', id, what, facts, at: [id] };
  yield* ofPorts(state, portsOf(was), portsOf(is));
}

type Ports = ReturnType<typeof portsOf>;

function* ofPorts({ id, ...state }: StateModel, old: Ports, now: Ports): Generator<Raw> {
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(name), now.get(name)];
    const port = is ?? was;
    if (!port || JSON.stringify(was) === JSON.stringify(is)) continue;
    const what = `${portText(port)} in ${state.key}`;
    if (was && is)
      yield {
        kind: 'port',
        mark: 'changed',
        id,
        what,
        facts: [{ of: 'calls', was: portText(was), is: portText(is) }],
        at: [id],
      };
    else yield { kind: 'port', mark: is ? 'added' : 'removed', id, what, facts: [], at: [id] };
  }
}

function propertyChanges(before: readonly Kept[], after: readonly Kept[]): Omit<Change, 'touchesMoney'>[] {
  const named = (all: readonly Kept[]) => new Map(all.map((one) => [`${one.flow} | ${one.property}`, one]));
  const [old, now] = [named(before), named(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key): Omit<Change, 'touchesMoney'>[] => {
    const [was, is] = [old.get(key), now.get(key)];
    const one = is ?? was;
    if (!one) return [];
    const change = { chart: one.flow, kind: 'property' as const, id: '', what: `${one.property} (${one.verdict})` };
    if (!was || !is) return [{ ...change, mark: is ? 'added' : 'removed', facts: [] }];
    const facts = [
      { of: 'verdict', was: was.verdict, is: is.verdict },
      { of: 'requirements', was: was.req.join(' '), is: is.req.join(' ') },
    ].filter((fact) => fact.was !== fact.is);
    return facts.length > 0 ? [{ ...change, mark: 'changed', facts }] : [];
  });
}
