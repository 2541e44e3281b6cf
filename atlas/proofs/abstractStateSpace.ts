/**
 * Every configuration that a chart allows, whatever guards answer and whatever happens outside, with every move between them. The machine
 * cannot do more, but may do less.
 */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { TransitionModel } from '../model';
import { UnreadableChartError } from '../names';
import { activeIn, type Microstep, type Stepped, simulator } from '../simulator';
import { type Ask, abstractOf, type NamedGuard } from './abstractMachine';
import type { Chart } from './chart';
import { outcomes } from './outcomes';
import { NOTHING_SPENT, type Spent, spending, spentBy, spentKey, timing } from './spent';

/** A trigger from outside: an event, an elapsed delay, or the end of a port or a machine. */
export interface Arrival {
  readonly event: string;
  readonly kind: TransitionModel['kind'];
  readonly label: string;
  /** The id of the port or machine that ends. */
  readonly invoke: string | null;
}

export interface AbstractMove {
  /** Null at the start. */
  readonly arrival: Arrival | null;
  readonly moments: readonly Microstep[];
  /** Null if the machine loops forever, or throws. */
  readonly to: AbstractNode | null;
}

/** What one trigger can lead to: one move for each combination of guard answers. */
export interface Choice {
  readonly arrival: Arrival;
  readonly moves: readonly AbstractMove[];
}

export interface AbstractNode {
  readonly snapshot: AnyMachineSnapshot;
  readonly states: readonly string[];
  /** What has ended while its state is still active: ports that ended, delays that elapsed. */
  readonly spent: Spent;
  readonly from: { readonly node: AbstractNode | null; readonly move: AbstractMove };
}

export interface AbstractStateSpace {
  readonly chart: Chart;
  readonly starts: readonly AbstractMove[];
  readonly nodes: readonly AbstractNode[];
  readonly choicesOf: (node: AbstractNode) => readonly Choice[];
  /** Returns the moves for one trigger when the answers of some guards are known. `undefined`: either answer. */
  readonly take: (node: AbstractNode, arrival: Arrival, known: (guard: NamedGuard) => boolean | undefined) => AbstractMove[];
}

const LIMIT = 20_000;

/** Thrown when a machine is in the same place for the third time in one step, because nothing new can follow. */
const CIRCLE = new Error('a circle');

/** An event that a chart does not name. Wildcards and eventless transitions still handle it. */
const UNNAMED = 'some.other.event';

const memoryOf = ({ historyValue }: AnyMachineSnapshot) =>
  Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);

export const keyOf = ({ snapshot, spent }: Pick<AbstractNode, 'snapshot' | 'spent'>): string =>
  JSON.stringify([snapshot.value, snapshot.status, memoryOf(snapshot), ...spentKey(spent)]);

export function abstractStateSpaceOf(machine: AnyStateMachine, chart: Chart): AbstractStateSpace {
  const known = new Map<string, AbstractNode>();
  const choices = new Map<AbstractNode, readonly Choice[]>();
  const step = freely(machine, chart);
  const spend = spending(machine);
  const { mayBeOver } = timing(machine);
  const node = (from: AbstractNode['from'], { snapshot }: Stepped, spent: Spent): AbstractNode => {
    const found = { snapshot, spent, from, states: activeIn(snapshot) };
    const key = keyOf(found);
    const one = known.get(key) ?? found;
    known.set(key, one);
    return one;
  };
  const moveFrom = (at: AbstractNode | null, arrival: Arrival | null, { moments, stepped }: Taken): AbstractMove => {
    const move = { arrival, moments, to: null };
    if (!stepped) return move;
    const spent = spend(at?.spent ?? NOTHING_SPENT, arrival?.event ?? null, moments, activeIn(stepped.snapshot));
    return { ...move, to: node({ node: at, move }, stepped, spent) };
  };
  const starts = step(null, null).map((taken) => moveFrom(null, null, taken));
  const alphabet = arrivalsIn(chart);
  // Grows while it is iterated.
  for (const one of known.values()) {
    const out = alphabet
      .filter((arrival) => canArrive(chart, one, arrival) && mayBeOver(arrival.event, one.spent))
      .map((arrival) => ({ arrival, moves: step(one, arrival).map((taken) => moveFrom(one, arrival, taken)) }));
    choices.set(one, out);
    if (known.size > LIMIT)
      throw new UnreadableChartError(`${chart.model.chart} allows more than ${LIMIT} configurations (split the machine)`);
  }
  return {
    chart,
    starts,
    nodes: [...known.values()],
    choicesOf: (one) => choices.get(one) ?? [],
    take: (one, arrival, guards) => step(one, arrival, guards).map((taken) => moveFrom(one, arrival, taken)),
  };
}

interface Taken {
  readonly moments: readonly Microstep[];
  /** Null if it loops forever. */
  readonly stepped: Stepped | null;
}

/** Takes a step for every combination of guard answers. */
function freely(machine: AnyStateMachine, chart: Chart) {
  const raises = chart.raised.size > 0;
  let answer: Ask = () => false;
  let seen: Microstep[] = [];
  const abstract = abstractOf(machine, (guard) => answer(guard));
  const { start, take } = simulator(abstract, (moment) => {
    seen.push(moment);
    if (!isCircle(seen)) return;
    // Raised events may be queued in another order than before.
    if (!raises && seen.every(({ event }) => !event.startsWith('xstate.done.state.'))) throw CIRCLE;
    const where = moment.states.at(-1);
    throw new UnreadableChartError(
      `${machine.id}: state ${where} is in a circle that raises events at "${moment.event}" (break the circle)`,
    );
  });
  return (
    from: AbstractNode | null,
    arrival: Arrival | null,
    known: (guard: NamedGuard) => boolean | undefined = () => undefined,
  ): Taken[] =>
    outcomes((ask) => {
      seen = [];
      answer = (guard) => known(guard) ?? ask();
      const stepped = settled(() => (from && arrival ? take(from.snapshot, eventOf(arrival)) : start(undefined)));
      return { moments: seen, stepped };
    });
}

function settled(run: () => Stepped): Stepped | null {
  try {
    const stepped = run();
    // At the start a machine stores the error instead of throwing it.
    if (stepped.snapshot.error instanceof Error) throw stepped.snapshot.error;
    return stepped;
  } catch (error) {
    if (error === CIRCLE) return null;
    throw error;
  }
}

/**
 * Whether the place and event occur for the third time. Two are allowed: a loop may pass through a place, and a later one may start there.
 */
function isCircle(seen: readonly Microstep[]): boolean {
  const last = seen.at(-1);
  if (!last) return false;
  const places = seen.filter(({ event, states }) => event === last.event && states.join() === last.states.join());
  return places.length > 2;
}

const eventOf = ({ event, invoke }: Arrival): AnyEventObject => ({
  type: event,
  ...(invoke === null ? {} : { actorId: invoke }),
});

/** Returns every trigger that a chart handles, and one event that it does not name. */
function arrivalsIn({ model }: Chart): Arrival[] {
  const sent = model.transitions.flatMap(({ kind, event }) => (kind === 'event' ? namedBy(event) : []));
  const arrivals: Arrival[] = [...sent, UNNAMED].map((event) => ({ event, kind: 'event', label: event, invoke: null }));
  for (const { event, kind, label, invoke } of model.transitions)
    if (kind === 'delay' || kind === 'news') arrivals.push({ event, kind, label, invoke });
  for (const { invokes } of model.states)
    for (const { id, kind, src } of invokes) {
      const ends = kind === 'port' ? 'answers' : 'ends';
      arrivals.push({ event: `xstate.done.actor.${id}`, kind: 'done', label: `${src} ${ends}`, invoke: id });
      arrivals.push({ event: `xstate.error.actor.${id}`, kind: 'error', label: `${src} fails`, invoke: id });
    }
  return [...new Map(arrivals.map((arrival) => [arrival.event, arrival])).values()];
}

/** Returns events that a wildcard matches: its own prefix, and one below it. */
function namedBy(event: string): string[] {
  if (event === '*') return [];
  return event.endsWith('.*') ? [event.slice(0, -2), `${event.slice(0, -1)}other`] : [event];
}

function canArrive(chart: Chart, { snapshot, states, spent }: AbstractNode, { event, kind, invoke }: Arrival): boolean {
  if (snapshot.status !== 'active' || spent.ended.has(spentBy(event))) return false;
  if (kind === 'delay') return states.some((id) => chart.from(id).some((way) => way.event === event));
  if (invoke === null) return chart.tellersOf(event)?.some((id) => states.includes(id)) ?? true;
  const calls = states.flatMap((id) => chart.states.get(id)?.invokes ?? []).filter(({ id }) => id === invoke);
  // A fault of a machine is one of its results. If it throws all the same, only a chart that names the error handles it.
  return kind === 'error' && calls.every((call) => call.kind === 'machine')
    ? calls.length > 0 && chart.model.transitions.some((way) => way.event === event)
    : calls.length > 0;
}

export const isWaiting = ({ snapshot }: AbstractNode): boolean => snapshot.status === 'active';
