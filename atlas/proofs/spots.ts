/** The names in a declared property, looked up on the chart and in the cases. One that is not there is an error, never a proof. */
import type { GuardModel, Model, TransitionModel } from '../model';
import type { AnyCases } from '../paths';
import type { Chart } from './reach';
import type { Move } from './world';

/** A name in a property that nothing on the chart has. Its message is one line. */
export class Misnamed extends Error {
  override name = 'Misnamed';
}

/** The type-erased shape of what a property names. */
export type AnySpot =
  | { readonly state: string }
  | { readonly calls: string }
  | { readonly guard: string; readonly as?: string }
  | AnyBrought;

export type AnyBrought =
  | { readonly port: string; readonly answers: string }
  | { readonly port: string; readonly fails: string }
  | { readonly child: string; readonly ends: string }
  | { readonly event: string };

/** Where the names are looked up. */
export interface Names {
  readonly chart: Chart;
  readonly cases: AnyCases | null;
  /** The property's own words, for the message. */
  readonly says: string;
}

/** A spot on the chart: states that one is in, or transitions that one takes. */
export interface Found {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
  /** Whether the chart alone tells it from everything else; what a case brings, only a walk can tell. */
  readonly isOnChart: boolean;
  readonly isAt: (move: Move) => boolean;
  readonly text: string;
}

const none: ReadonlySet<string> = new Set();

function misnamed({ chart, says }: Names, kind: string, name: string): never {
  throw new Misnamed(`${chart.model.chart}: "${says}" refers to the ${kind} "${name}", which is not on the chart.`);
}

export function stateNamed(names: Names, name: string): string {
  const id = `${names.chart.root}.${name}`;
  return names.chart.states.has(id) ? id : misnamed(names, 'state', name);
}

/** The states in which a port is called. */
export function callersOf(names: Names, src: string): readonly string[] {
  const callers = names.chart.model.states.filter(({ invokes }) =>
    invokes.some((call) => call.kind === 'port' && call.src === src),
  );
  return callers.length > 0 ? callers.map(({ id }) => id) : misnamed(names, 'port', src);
}

function asks(guard: GuardModel | null, name: string, as: string | undefined): boolean {
  if (guard?.kind === 'and') return guard.of.some((part) => asks(part, name, as));
  return guard?.kind === 'named' && guard.name === name && (as === undefined || guard.params.as === as);
}

const eventsIn = ({ transitions }: Model) => transitions.filter(({ kind }) => kind === 'event').map(({ event }) => event);

/** What a happening of the cases is called, checked against them. */
export function broughtText(names: Names, brought: AnyBrought): string {
  const { cases, chart } = names;
  if ('event' in brought) {
    return eventsIn(chart.model).includes(brought.event) ? brought.event : misnamed(names, 'event', brought.event);
  }
  if ('child' in brought) {
    const endings = cases?.children[brought.child] ?? misnamed(names, 'machine', brought.child);
    return brought.ends in endings ? `${brought.child} ends ${brought.ends}` : misnamed(names, 'ending', brought.ends);
  }
  const port = cases?.ports[brought.port] ?? misnamed(names, 'port', brought.port);
  if ('fails' in brought) {
    return brought.fails in port.fails ? `${brought.port} fails ${brought.fails}` : misnamed(names, 'fault', brought.fails);
  }
  return brought.answers in port.answers
    ? `${brought.port} answers ${brought.answers}`
    : misnamed(names, 'answer', brought.answers);
}

export const isBrought = (brought: AnyBrought, { happened }: Move): boolean => {
  if (!happened) return false;
  const { kind, subject, name } = happened;
  if ('event' in brought) return kind === 'event' && subject === brought.event;
  if ('child' in brought) return kind === 'ends' && subject === brought.child && name === brought.ends;
  if (subject !== brought.port) return false;
  return 'fails' in brought ? kind === 'fails' && name === brought.fails : kind === 'answers' && name === brought.answers;
};

const isIn = (states: ReadonlySet<string>, { after }: Move) => after._nodes.some(({ id }) => states.has(id));
const takes = (transitions: ReadonlySet<string>, { fired }: Move) => fired.some((id) => transitions.has(id));
const idsOf = (transitions: readonly TransitionModel[]) => new Set(transitions.map(({ id }) => id));

/** Looks a spot up. */
export function find(names: Names, spot: AnySpot): Found {
  const { model } = names.chart;
  const onChart = { states: none, transitions: none, isOnChart: true };
  if ('state' in spot || 'calls' in spot) {
    const states = new Set('state' in spot ? [stateNamed(names, spot.state)] : callersOf(names, spot.calls));
    // What only lasts for a moment is seen by the ways that leave it.
    const leaving = idsOf(
      model.transitions.filter(
        ({ kind, source }) => kind === 'always' && names.chart.upFrom(source).some((up) => states.has(up)),
      ),
    );
    const text = 'state' in spot ? spot.state : `a call of ${spot.calls}`;
    return { ...onChart, states, isAt: (move) => isIn(states, move) || takes(leaving, move), text };
  }
  if ('guard' in spot) {
    const transitions = idsOf(model.transitions.filter(({ guard }) => asks(guard, spot.guard, spot.as)));
    const text = `${spot.guard}${spot.as === undefined ? '' : `(${spot.as})`}`;
    if (transitions.size === 0) return misnamed(names, 'guard', text);
    return { ...onChart, transitions, isAt: (move) => takes(transitions, move), text };
  }
  const text = broughtText(names, spot);
  if ('event' in spot) {
    const transitions = idsOf(model.transitions.filter(({ event }) => event === spot.event));
    return { ...onChart, transitions, isAt: (move) => takes(transitions, move), text };
  }
  return { ...onChart, isOnChart: false, isAt: (move) => isBrought(spot, move), text };
}
