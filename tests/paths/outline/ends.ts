/** Which steps bring a machine to which of its ends, read from its graph. An expired session has a rule of its own. */
import type { AnyStateMachine } from 'xstate';
import { withAnything } from '../../../atlas/anything';
import { graphOf } from '../../../atlas/explore';
import { type AnyCases, type Step, stepName } from '../../../atlas/paths';
import { nameOf } from '../../models/model';

/** By the state in which a machine ends, the steps that lead to it. */
export type Ends = Readonly<Record<string, readonly string[]>>;

/** In which way an event is meant or a call fails is left out. */
const shortName = (step: Step) => (step.kind === 'event' ? step.subject : stepName(step).replace(/ fails .*/, ' fails'));

/** A step by ever longer names: the first that leads to one end only tells it. */
const namesOf = (step: Step, from: string) => [shortName(step), stepName(step), `${shortName(step)} in ${from}`];

interface Seen {
  readonly end: string;
  readonly names: readonly string[];
}

function seenIn(machine: AnyStateMachine, cases: AnyCases): readonly Seen[] {
  const { configurations, out } = graphOf(machine, withAnything(cases));
  return out.flat().flatMap(({ from, to, step }) => {
    const [before, after] = [configurations[from]?.snapshot, configurations[to]?.snapshot];
    if (!before || !after || after.status === 'active' || after.value === 'sessionExpired') return [];
    return { end: nameOf(after.value), names: namesOf(step, nameOf(before.value)) };
  });
}

export function endsBy(machine: AnyStateMachine, cases: AnyCases): Ends {
  const all = seenIn(machine, cases);
  const isOfOne = (name: string) => new Set(all.flatMap(({ end, names }) => (names.includes(name) ? end : []))).size === 1;
  const endOf = ({ names }: Seen) => names.find(isOfOne) ?? names.join(', ');
  const ends = [...new Set(all.map(({ end }) => end))].sort();
  return Object.fromEntries(ends.map((end) => [end, [...new Set(all.filter((one) => one.end === end).map(endOf))].sort()]));
}
