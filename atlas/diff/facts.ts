/** What can change in a state or a transition, in words. */

import { actionText, guardText, pathText } from '../format';
import type { InvokeModel, Model, StateModel, TransitionModel } from '../model';

export interface Fact {
  /** "guard", "leads to", "description". */
  readonly of: string;
  readonly was: string;
  readonly is: string;
}

const different = (facts: readonly Fact[]) => facts.filter(({ was, is }) => was !== is);

export function factsOfState(was: StateModel, is: StateModel): Fact[] {
  const said = (of: string, text: (state: StateModel) => string): Fact => ({ of, was: text(was), is: text(is) });
  return different([
    said('kind', ({ kind, history }) => (history ? `${kind} ${history}` : kind)),
    said('parent', ({ parent }) => parent ?? ''),
    said('initial state', ({ initial }) => (initial ? pathText(initial) : '')),
    said('description', ({ description }) => description),
    said('requirements', ({ req }) => req.join(' ')),
    said('signs', ({ tags }) => tags.join(', ')),
    said('on entry', ({ entry }) => entry.map(actionText).join(', ')),
    said('on exit', ({ exit }) => exit.map(actionText).join(', ')),
    said('answers', ({ result }) => result ?? ''),
  ]);
}

const conditionOf = ({ guard }: TransitionModel) => (guard ? guardText(guard) : '');

export function factsOfTransition({ was, is, isMoved }: Both): Fact[] {
  const said = (of: string, text: (way: TransitionModel) => string): Fact => ({ of, was: text(was), is: text(is) });
  return different([
    said('guard', (way) => conditionOf(way) || 'none'),
    said('order', ({ order }) => (isMoved ? `${order + 1}` : '')),
    said('target', ({ targets }) => targets.map(pathText).join(', ') || 'stays'),
    said('does', ({ actions }) => actions.map(actionText).join(', ') || 'nothing'),
    said('re-enters', ({ reenter }) => (reenter ? 'yes' : 'no')),
    said('waits', ({ delay }) => (delay ? `${delay.name} (${delay.milliseconds ?? 'variable'} ms)` : '')),
    said('description', ({ description }) => description),
  ]);
}

const groupsOf = ({ transitions }: Model) => {
  const groups = new Map<string, TransitionModel[]>();
  for (const way of transitions) {
    const key = `${way.source} | ${way.event}`;
    groups.set(key, [...(groups.get(key) ?? []), way]);
  }
  return groups;
};

/** A transition before and after. */
export interface Both {
  readonly was: TransitionModel;
  readonly is: TransitionModel;
  /** Whether its order among the alternatives changed. Added or removed alternatives do not count. */
  readonly isMoved: boolean;
}

export interface Pairs {
  readonly both: readonly Both[];
  readonly removed: readonly TransitionModel[];
  readonly added: readonly TransitionModel[];
}

/** Pairs alternatives, which have no names: first by event, guard and target, then by guard, and otherwise by position. */
export function pairedTransitions(one: Model, other: Model): Pairs[] {
  const [old, now] = [groupsOf(one), groupsOf(other)];
  return [...new Set([...old.keys(), ...now.keys()])].map((key) => paired(old.get(key) ?? [], now.get(key) ?? []));
}

const LIKENESS: readonly ((way: TransitionModel) => string)[] = [
  (way) => `${conditionOf(way)} ${way.targets.join()}`,
  conditionOf,
  ({ order }) => `${order}`,
];

function paired(old: readonly TransitionModel[], now: readonly TransitionModel[]): Pairs {
  const pairs: { readonly was: TransitionModel; readonly is: TransitionModel }[] = [];
  const [left, right] = [new Set(old), new Set(now)];
  for (const likeness of LIKENESS)
    for (const was of [...left]) {
      const is = [...right].find((way) => likeness(way) === likeness(was));
      if (!is) continue;
      pairs.push({ was, is });
      left.delete(was);
      right.delete(is);
    }
  const before = pairs.toSorted((a, b) => a.was.order - b.was.order);
  const after = pairs.toSorted((a, b) => a.is.order - b.is.order);
  const both = before.map((pair, n) => ({ ...pair, isMoved: after[n] !== pair }));
  return { both, removed: [...left], added: [...right] };
}

export const portsOf = (state: StateModel | undefined): ReadonlyMap<string, InvokeModel> =>
  new Map(state?.invokes.map((call) => [call.id, call]));

export const portText = (call: InvokeModel) => {
  if (call.kind === 'machine') return `the machine ${call.chart}`;
  const calls = call.calls.join(call.callsOneOf ? ' or ' : ', ');
  return `the port ${call.src}${calls ? `, which calls ${calls}` : ', with no server calls'}`;
};
