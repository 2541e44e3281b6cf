/** Transitions that can never be taken because another of the same event always is before; and those whose order decides. */
import type { TransitionModel } from '../model';
import { conditionText, guardText, pathText, wayText } from '../words';
import { groupsOf } from './choices';
import { type Chart, reached } from './reach';
import { type Found, proved, refuted, type Subject } from './subject';

const isSameGuard = (one: TransitionModel, other: TransitionModel) =>
  one.guard !== null && other.guard !== null && guardText(one.guard) === guardText(other.guard);

/** Behind another alternative of the same state. */
const behind = (chart: Chart) =>
  groupsOf(chart).flatMap((group) =>
    group.filter((one, n) => group.slice(0, n).some((other) => other.guard === null || isSameGuard(other, one))),
  );

/** Of a state in which every part takes the event first. */
function below(chart: Chart): TransitionModel[] {
  const { states } = reached(chart);
  const leaves = chart.leaves().filter(({ id, kind }) => kind === 'atomic' && states.has(id));
  const takesFirst = ({ source, event }: TransitionModel, leaf: string) => {
    const up = chart.upFrom(leaf);
    const inner = up.slice(0, up.indexOf(source)).flatMap((id) => chart.from(id));
    return inner.some((one) => one.event === event && one.guard === null);
  };
  return chart.model.transitions.filter((way) => {
    const inside = leaves.filter(({ id }) => id !== way.source && chart.isIn(id, way.source));
    return way.kind === 'event' && inside.length > 0 && inside.every(({ id }) => takesFirst(way, id));
  });
}

/** Of a state that is always left before anything can happen. */
const passed = (chart: Chart) => {
  const isPassed = ({ kind, guard, targets }: TransitionModel) => kind === 'always' && guard === null && targets.length > 0;
  const passing = new Set(chart.model.transitions.filter(isPassed).map(({ source }) => source));
  return chart.model.transitions.filter(({ kind, source }) => kind !== 'always' && passing.has(source));
};

export function nothingHidden({ chart, model }: Subject): Found {
  const hidden = [...new Set([...behind(chart), ...below(chart), ...passed(chart)])];
  if (hidden.length > 0)
    return refuted(`Never taken, because an earlier transition always wins: ${hidden.map(wayText).join('; ')}.`);
  return proved(`None of ${model.transitions.length} transitions is shadowed by another.`);
}

/** Two that differ in a parameter of one and the same guard, such as two endings of a machine, never say yes together. */
const areApart = ({ guard: one }: TransitionModel, { guard: other }: TransitionModel) =>
  one?.kind === 'named' && other?.kind === 'named' && one.name === other.name && guardText(one) !== guardText(other);

/** Where more than one guard may say yes the first one decides: each such choice in its order, for an auditor to read. */
export function ordersListed({ chart }: Subject): Found {
  const choices = groupsOf(chart).filter((group) => {
    const guarded = group.filter(({ guard }) => guard !== null);
    return guarded.some((one, n) => guarded.slice(n + 1).some((other) => !areApart(one, other)));
  });
  const notes = choices.map((group) => {
    const [first] = group;
    const order = group.map((way, n) => `${n + 1} ${conditionText(way)}`).join(', ');
    return first ? `${pathText(first.source)}, ${first.label}: ${order}` : '';
  });
  const found = proved(
    notes.length > 0
      ? `In ${notes.length} places the first guard that holds decides. They are listed below.`
      : 'No two guards can hold at once.',
  );
  return notes.length > 0 ? { ...found, notes } : found;
}
