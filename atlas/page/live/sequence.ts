/** A record as messages between the merchant, the flow, its child machines, the browser and the provider. */
import type { Entry } from '../../../machines/kit/flow/recording';
import type { InvokeModel, Model, StateModel, TransitionModel } from '../../model';
import type { Replayed } from '../../replay';
import type { ChartData } from '../../site/data';

const MERCHANT = 'Merchant';
const BROWSER = 'Browser';
const PROVIDER = 'Provider';

export interface Message {
  /** The lanes: one of the three above, or the name of a chart. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly isFault: boolean;
  /** The index of the step that it belongs to. */
  readonly at: number;
}

export interface Sequence {
  readonly lanes: readonly string[];
  readonly messages: readonly Message[];
}

/** A port without calls stays in the browser. */
const laneOf = (call: InvokeModel) => (call.kind === 'machine' ? call.chart : call.calls.length > 0 ? PROVIDER : BROWSER);

const parentOf = (chart: string) => (chart.includes('.') ? chart.slice(0, chart.lastIndexOf('.')) : chart);

/** Returns the active states with everything around them. */
const around = (states: readonly string[]) =>
  new Set(states.flatMap((id) => id.split('.').map((_, nth, parts) => parts.slice(0, nth + 1).join('.'))));

type Charts = ReadonlyMap<string, ChartData>;

interface Moment {
  readonly entry: Entry;
  readonly chart: string;
  readonly data: ChartData;
  /** The active states before. */
  readonly before: readonly string[];
}

const stateIn = ({ states }: Model, id: string | null | undefined) => states.find((state) => state.id === id);

/** Returns the states in which a machine starts. A child machine starts without an entry of its own. */
export function initialOf(model: Model, id = model.states.find(({ parent }) => parent === null)?.id): readonly string[] {
  const state = stateIn(model, id);
  if (!state) return [];
  const inner = model.states.filter(({ parent }) => parent === state.id);
  const next =
    state.kind === 'parallel' ? inner : inner.filter(({ id: child, key }) => [child, key].includes(state.initial ?? ''));
  return next.length === 0 ? [state.id] : next.flatMap((child) => initialOf(model, child.id));
}

/** Returns what made the machine move. Null if it went on by itself. */
function cause({ entry, chart, data: { model } }: Moment, sender: string): Omit<Message, 'at'> | null {
  const { event, flow, machine, taken } = entry;
  const starter = flow === machine ? MERCHANT : parentOf(chart);
  const to = { from: starter, to: chart, isFault: false };
  if (event === 'xstate.init') return { ...to, text: flow === machine ? 'opens' : 'starts' };
  if (event === 'xstate.stop') return { ...to, text: flow === machine ? 'closes' : 'stops' };
  const transition = model.transitions.find(({ id }) => taken.includes(id));
  if (!transition) return event.startsWith('xstate.') ? null : { ...to, from: sender, text: event };
  const { kind, label } = transition;
  if (kind === 'always' || kind === 'stateDone') return null;
  if (kind === 'delay') return { ...to, from: chart, text: label };
  if (kind === 'event') return { ...to, from: sender, text: label };
  return { ...to, from: senderOf(model, transition) ?? chart, text: label, isFault: kind === 'error' };
}

function senderOf({ states }: Model, { source, invoke }: TransitionModel): string | null {
  const call = states.find(({ id }) => id === source)?.invokes.find(({ id }) => id === invoke);
  return call ? laneOf(call) : null;
}

/** Returns the states that a step entered, or entered again: a state whose inner states are the target leaves them first. */
function enteredBy({ entry, data: { model }, before }: Moment): readonly StateModel[] {
  if (entry.event === 'xstate.stop') return [];
  const old = around(before);
  const again = model.transitions
    .filter(({ id }) => entry.taken.includes(id))
    .flatMap(({ reenter, source, targets }) => targets.filter((id) => reenter || id.startsWith(`${source}.`)));
  const entered = new Set([...[...around(entry.states)].filter((id) => !old.has(id)), ...again]);
  return model.states.filter(({ id }) => entered.has(id));
}

/** Returns the ports and machines that some states call or start, with those of a started machine. */
function callsOf(chart: string, states: readonly StateModel[], charts: Charts): Omit<Message, 'at'>[] {
  return states.flatMap(({ invokes }) =>
    invokes.flatMap((call) => {
      const message = { from: chart, to: laneOf(call), isFault: false };
      if (call.kind === 'port') return [{ ...message, text: call.src }];
      const model = charts.get(call.chart)?.model;
      const first = model ? [...around(initialOf(model))].flatMap((id) => stateIn(model, id) ?? []) : [];
      return [{ ...message, text: 'starts' }, ...callsOf(call.chart, first, charts)];
    }),
  );
}

/** Returns the charts to which a step sent an event. */
function sentBy({ entry, chart, data: { model, sends } }: Moment, entered: readonly StateModel[]): readonly string[] {
  const taken = model.transitions.filter(({ id }) => entry.taken.includes(id));
  const actions = [...taken.flatMap(({ actions }) => actions), ...entered.flatMap(({ entry: onEntry }) => onEntry)];
  const children = model.states.flatMap(({ invokes }) => invokes);
  return actions.flatMap(({ name }) => {
    const to = sends[name];
    if (to === '#_parent') return [parentOf(chart)];
    return children.flatMap((call) => (call.kind === 'machine' && call.id === to ? [call.chart] : []));
  });
}

/** Returns the messages of some steps, in order. Lanes stand in the order merchant, flow, children, browser, provider. */
export function sequenceOf(steps: readonly Replayed[], charts: Charts): Sequence {
  const standing = new Map<string, readonly string[]>();
  /** Who sent the next event of a chart. Without one it is the merchant's. */
  const senders = new Map<string, string>();
  const messages = steps.flatMap(({ entry, chart }, at): Message[] => {
    const data = chart === null ? undefined : charts.get(chart);
    if (chart === null || !data) return [];
    const before = standing.get(entry.run) ?? (entry.event === 'xstate.init' ? [] : initialOf(data.model));
    standing.set(entry.run, entry.states);
    const moment = { entry, chart, data, before };
    const entered = enteredBy(moment);
    const moved = cause(moment, senders.get(chart) ?? MERCHANT);
    if (moved?.from === senders.get(chart)) senders.delete(chart);
    for (const to of sentBy(moment, entered)) senders.set(to, chart);
    return [moved, ...callsOf(chart, entered, charts)].flatMap((message) => (message ? [{ ...message, at }] : []));
  });
  const named = new Set([
    MERCHANT,
    ...steps.flatMap(({ chart }) => chart ?? []),
    ...messages.flatMap(({ from, to }) => [from, to]),
  ]);
  const last = [BROWSER, PROVIDER].filter((lane) => named.delete(lane));
  return { lanes: [...named].concat(last), messages };
}
