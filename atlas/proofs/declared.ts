/** The properties that a flow declares of itself. `Properties` in machines/kit says what each kind means. */
import type { AnyEventObject } from 'xstate';
import type { Happened } from '../../machines/kit/cases';
import type { Counterexample, Verdict } from '../verdict';
import { alwaysExits } from './exits';
import { calledOnce, fourEyes } from './money';
import { OPEN, reached, reachedFrom } from './reach';
import {
  type AnyBrought,
  type AnySpot,
  broughtText,
  find,
  isBrought,
  Misnamed,
  type Names,
  type Found as Spot,
  stateNamed,
} from './spots';
import { type Found, NOTHING_TO_WALK, proved, refuted, type Subject, vacuous, watched } from './subject';
import { BROKEN, type Move, watch } from './world';

interface Declared {
  readonly says: string;
  readonly req: readonly string[];
}

interface AnyMoment {
  readonly happened: (Happened & { readonly payload: unknown }) | null;
  readonly before: unknown;
  readonly context: unknown;
  readonly isIn: (state: never) => boolean;
  readonly emitted: readonly AnyEventObject[];
  readonly output: unknown;
}

/** The type-erased shape of a declared property. */
export type AnyProperty = Declared &
  (
    | { readonly kind: 'mustPass'; readonly to: AnySpot; readonly through: readonly AnySpot[] }
    | { readonly kind: 'never'; readonly reach: AnySpot; readonly after: AnySpot }
    | { readonly kind: 'never'; readonly enter: string; readonly unless: readonly AnyBrought[] }
    | { readonly kind: 'never'; readonly when: (moment: never) => boolean }
    | { readonly kind: 'alwaysExits'; readonly from: string; readonly on?: AnyBrought; readonly to: readonly string[] }
    | {
        readonly kind: 'calledOnce';
        readonly port: string;
        readonly key: (input: never) => string;
        readonly open: (context: never) => string | null;
        readonly until: readonly AnyBrought[];
      }
    | {
        readonly kind: 'fourEyes';
        readonly port: string;
        readonly maker: (context: never) => string;
        readonly checker: (context: never) => { readonly id: string; readonly role: string };
        readonly roles: readonly string[];
      }
  );

export function proveDeclared(subject: Subject, property: AnyProperty): Verdict {
  const { kind, says, req } = property;
  const names: Names = { chart: subject.chart, cases: subject.cases, says };
  return { flow: subject.model.chart, property: says, kind, req, ...found(subject, names, property) };
}

function found(subject: Subject, names: Names, property: AnyProperty): Found {
  switch (property.kind) {
    case 'mustPass':
      return mustPass(
        subject,
        find(names, property.to),
        property.through.map((spot) => find(names, spot)),
      );
    case 'never':
      if ('when' in property) return neverWhen(subject, names, property.when);
      if ('enter' in property) return enteredOnlyBy(subject, names, property.enter, property.unless);
      return neverAfter(subject, find(names, property.reach), find(names, property.after));
    case 'alwaysExits':
      return alwaysExits(subject, names, property);
    case 'calledOnce':
      return calledOnce(subject, names, property);
    case 'fourEyes':
      return fourEyes(subject, names, property);
  }
}

/** Whether the graph leads to a spot; a transition is come to with the state that it leaves. */
function leadsTo(
  { model }: Subject,
  states: ReadonlySet<string>,
  { states: wanted, transitions }: Spot,
  closed = OPEN,
): string | null {
  const direct = [...wanted].find((id) => states.has(id));
  if (direct) return direct;
  const taken = model.transitions.find(
    ({ id, source }) => transitions.has(id) && !closed.transitions.has(id) && states.has(source),
  );
  return taken?.source ?? null;
}

const union = (sets: readonly ReadonlySet<string>[]) => new Set(sets.flatMap((set) => [...set]));
const textOf = (spots: readonly Spot[]) => spots.map(({ text }) => text).join(' or ');

function mustPass(subject: Subject, to: Spot, through: readonly Spot[]): Found {
  const { chart } = subject;
  const gate = textOf(through);
  if (to.isOnChart) {
    if (leadsTo(subject, reached(chart).states, to) === null) return vacuous(`No sequence of transitions leads to ${to.text}.`);
    const closed = {
      states: union(through.map(({ states }) => states)),
      transitions: union(through.map(({ transitions }) => transitions)),
    };
    const around = reached(chart, closed);
    const past = leadsTo(subject, around.states, to, closed);
    if (past === null) return proved(`Without ${gate}, no sequence of transitions leads to ${to.text}, whichever guards hold.`);
    if (!subject.cases) return refuted(`The chart allows ${to.text} without ${gate}.`, around.wayTo(past));
  }
  const { world } = subject;
  if (!world) return vacuous(NOTHING_TO_WALK);
  let isSeen = false;
  const look = (passed: boolean, move: Move) => {
    const hasPassed = passed || through.some(({ isAt }) => isAt(move));
    const isThere = to.isAt(move);
    isSeen ||= isThere;
    return isThere && !hasPassed ? BROKEN : { hasPassed };
  };
  const result = watch(world, { begin: (move) => look(false, move), next: ({ hasPassed }, move) => look(hasPassed, move) });
  return watched(result, isSeen, {
    holds: `Every explored path to ${to.text} passes ${gate}. This depends on guards.`,
    broken: `A path reaches ${to.text} without ${gate}.`,
    unseen: `No explored path reaches ${to.text}.`,
  });
}

/** One way on the chart to a spot, and through it where it is a transition. */
function wayInto({ chart, model }: Subject, { states, transitions }: Spot): Counterexample {
  const from = reached(chart);
  const [state] = states;
  const taken = model.transitions.find(({ id, source }) => transitions.has(id) && from.states.has(source));
  return taken ? from.wayTo(taken.source, undefined, taken) : from.wayTo(state ?? chart.root);
}

function neverAfter(subject: Subject, what: Spot, after: Spot): Found {
  const { chart, model } = subject;
  const all = reached(chart).states;
  for (const spot of [what, after])
    if (spot.isOnChart && leadsTo(subject, all, spot) === null)
      return vacuous(`No sequence of transitions leads to ${spot.text}.`);
  if (what.isOnChart && after.isOnChart) {
    const taken = model.transitions.filter(({ id }) => after.transitions.has(id));
    const active = [...after.states, ...taken.filter(({ targets }) => targets.length === 0).map(({ source }) => source)];
    const into = taken.flatMap(({ targets }) => targets);
    const later = reachedFrom(
      chart,
      active.flatMap((id) => chart.besides(id)).concat(into.flatMap((id) => chart.beside(id))),
      into,
    );
    const there = leadsTo(subject, later.states, what);
    if (there === null)
      return proved(`No sequence of transitions leads from ${after.text} to ${what.text}, whichever guards hold.`);
    if (!subject.cases)
      return refuted(`The chart allows ${what.text} after ${after.text}.`, later.wayTo(there, wayInto(subject, after)));
  }
  const { world } = subject;
  if (!world) return vacuous(NOTHING_TO_WALK);
  let isSeen = false;
  const look = (wasAfter: boolean, move: Move) => {
    if (wasAfter && what.isAt(move)) return BROKEN;
    const isAfter = wasAfter || after.isAt(move);
    isSeen ||= isAfter;
    return { isAfter };
  };
  const result = watch(world, { begin: (move) => look(false, move), next: ({ isAfter }, move) => look(isAfter, move) });
  return watched(result, isSeen, {
    holds: `No explored path reaches ${what.text} after ${after.text}. This depends on guards.`,
    broken: `A path reaches ${what.text} after ${after.text}.`,
    unseen: `No explored path reaches ${after.text}.`,
  });
}

function enteredOnlyBy({ world }: Subject, names: Names, state: string, unless: readonly AnyBrought[]): Found {
  const id = stateNamed(names, state);
  const only = unless.map((brought) => broughtText(names, brought)).join(' or ');
  if (!world) return vacuous(NOTHING_TO_WALK);
  let isSeen = false;
  const isIn = ({ _nodes }: Move['after']) => _nodes.some((node) => node.id === id);
  const look = (move: Move) => {
    const enters = isIn(move.after) && (move.happened === null || !isIn(move.before));
    isSeen ||= enters;
    return enters && !unless.some((brought) => isBrought(brought, move)) ? BROKEN : {};
  };
  return watched(watch(world, { begin: look, next: (_, move) => look(move) }), isSeen, {
    holds: `It is entered only by ${only}.`,
    broken: `It can be entered without ${only}.`,
    unseen: `No explored path reaches ${state}.`,
  });
}

function neverWhen({ world, chart }: Subject, names: Names, when: (moment: never) => boolean): Found {
  if (!when.name || when.name === 'when')
    throw new Misnamed(`${chart.model.chart}: the rule of "${names.says}" must be a named function.`);
  if (!world) return vacuous(NOTHING_TO_WALK);
  const look = ({ happened, before, after, emitted }: Move) => {
    const moment: AnyMoment = {
      happened,
      before: before.context,
      context: after.context,
      isIn: (state) => after._nodes.some(({ id }) => id === stateNamed(names, state)),
      emitted,
      output: after.output,
    };
    return when(moment as never) ? BROKEN : {};
  };
  return watched(watch(world, { begin: look, next: (_, move) => look(move) }), true, {
    holds: `${when.name} is false for every explored step.`,
    broken: `${when.name} is true for this step.`,
    unseen: '',
  });
}
