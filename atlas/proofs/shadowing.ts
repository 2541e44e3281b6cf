/** Finds transitions that are never taken because another for the same event always comes first, and choices that depend on their order. */

import { conditionText, guardText, pathText, wayText } from '../format';
import type { GuardModel, TransitionModel } from '../model';
import { activeIn } from '../simulator';
import type { Chart } from './chart';
import { type Found, proved, refuted, type Subject } from './subject';

/** The alternatives of one event of one state, in the order of the chart. */
function groupsOf({ model }: Chart): TransitionModel[][] {
  const groups = new Map<string, TransitionModel[]>();
  for (const transition of model.transitions) {
    const key = `${transition.source} | ${transition.event}`;
    groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  return [...groups.values()];
}

const atomsOf = (guard: GuardModel | null): string[] => {
  if (guard === null) return [];
  return 'of' in guard ? guard.of.flatMap(atomsOf) : [guardText(guard)];
};

function holds(guard: GuardModel | null, yes: ReadonlySet<string>): boolean {
  if (guard === null) return true;
  switch (guard.kind) {
    case 'and':
      return guard.of.every((part) => holds(part, yes));
    case 'or':
      return guard.of.some((part) => holds(part, yes));
    case 'not':
      return !holds(guard.of[0], yes);
    default:
      return yes.has(guardText(guard));
  }
}

/** Yields every combination of these guards' answers. */
function* subsetsOf(atoms: readonly string[]): Generator<ReadonlySet<string>> {
  for (let bits = 0; bits < 2 ** atoms.length; bits += 1) yield new Set(atoms.filter((_, n) => bits & (1 << n)));
}

/** Returns the alternatives that an earlier one of the same state always precedes, judged by their guards. */
const implied = (chart: Chart) =>
  groupsOf(chart).flatMap((group) =>
    group.filter((one, n) => {
      const earlier = group.slice(0, n);
      const atoms = [...new Set([one, ...earlier].flatMap(({ guard }) => atomsOf(guard)))];
      for (const yes of subsetsOf(atoms))
        if (holds(one.guard, yes) && !earlier.some(({ guard }) => holds(guard, yes))) return false;
      return true;
    }),
  );

/** Returns the transitions of reachable states that are never taken, whichever guards hold. */
function never({ free, model }: Subject): TransitionModel[] {
  const moments = [...free.starts, ...free.nodes.flatMap((node) => free.choicesOf(node).flatMap(({ moves }) => moves))].flatMap(
    (move) => move.moments,
  );
  const fired = new Set(moments.flatMap((moment) => moment.fired));
  const active = new Set(moments.flatMap(({ states }) => states));
  // Unhandled results are another property.
  return model.transitions.filter(({ id, source, kind }) => !fired.has(id) && active.has(source) && kind !== 'stateDone');
}

/** Returns the delays of reachable states that are never over, although the machine says when. */
function endless({ stateSpace, model }: Subject): TransitionModel[] {
  const delays = model.transitions.filter(({ kind }) => kind === 'delay');
  if (!stateSpace || delays.length === 0) return [];
  const nodes = [...stateSpace.nodes.values()].filter(({ by }) => by.after.status === 'active');
  const over = (event: string) => stateSpace.allHappenings.filter((one) => one.kind === 'passes' && one.event.type === event);
  return delays.filter(({ source, event }) => {
    const waiting = nodes.filter(({ by }) => activeIn(by.after).includes(source));
    return waiting.length > 0 && !waiting.some((node) => over(event).some((one) => stateSpace.isAtWork(node, one)));
  });
}

/** Whether nothing on the chart is tried before it. */
const isFirst = (chart: Chart, { order, source, event }: TransitionModel) =>
  order === 0 &&
  !chart.model.transitions.some(
    (other) =>
      (other.source !== source && chart.isIn(other.source, source) && (other.event === event || other.event.endsWith('*'))) ||
      (other.source === source && other.kind === 'always' && event !== ''),
  );

export function nothingShadowed(subject: Subject): Found {
  const { chart, model, paths } = subject;
  const hidden = [...new Set([...implied(chart), ...never(subject)])];
  if (hidden.length > 0)
    return refuted(`Never taken, because an earlier transition always wins: ${hidden.map(wayText).join('; ')}.`);
  const taken = new Set(
    [...(paths?.starts ?? []), ...(paths?.out.flat().map(({ step }) => step) ?? [])].flatMap(({ fired }) => fired),
  );
  const open = model.transitions.filter((one) => !taken.has(one.id) && !isFirst(chart, one));
  const waits = endless(subject);
  if (waits.length > 0) return refuted(`Never taken, because the delay is never over: ${waits.map(wayText).join('; ')}.`);
  const notes = ordersIn(chart);
  const found: Found =
    open.length === 0
      ? proved(`A path takes each of ${model.transitions.length} transitions, or nothing is checked before it.`)
      : {
          verdict: 'HOLDS',
          detail: `No path takes ${open.length} of ${model.transitions.length} transitions.`,
          assumes: [`A guard does not decide another: ${open.map(wayText).join('; ')}.`],
        };
  return notes.length > 0 ? { ...found, notes } : found;
}

/** Whether two guards differ only in a parameter, such as two results of a machine. They never hold together. */
const areApart = ({ guard: one }: TransitionModel, { guard: other }: TransitionModel) =>
  one?.kind === 'named' && other?.kind === 'named' && one.name === other.name && guardText(one) !== guardText(other);

/** If several guards may hold, the first one decides. Returns each such choice in order, for an auditor to read. */
function ordersIn(chart: Chart): string[] {
  const choices = groupsOf(chart).filter((group) => {
    const guarded = group.filter(({ guard }) => guard !== null);
    return guarded.some((one, n) => guarded.slice(n + 1).some((other) => !areApart(one, other)));
  });
  return choices.map((group) => {
    const [first] = group;
    const order = group.map((way, n) => `${n + 1} ${conditionText(way)}`).join(', ');
    return first ? `${pathText(first.source)}, ${first.label}: ${order}` : '';
  });
}
