/** What a machine tells the merchant, read from its graph: that it has words of its own, and that an old error does not stay. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { explore, graphOf } from '../../atlas/explore';
import type { AnyCases } from '../../atlas/paths';
import { simulator } from '../../atlas/simulator';

const SAID = 'Words of the provider.';

/** Enough to see every state with an error and without one. */
const LIMIT = 1_500;

const problemOf = ({ context }: AnyMachineSnapshot): string | null => {
  const problem: unknown = Object(context).problem;
  return typeof problem === 'string' ? problem : null;
};

/** The same event with another message, or null if it carries none. */
function saying(event: AnyEventObject, message: string): AnyEventObject | null {
  const { output } = event;
  return typeof output === 'object' && output !== null && 'message' in output
    ? { ...event, output: { ...output, message } }
    : null;
}

/** Steps after which the machine says something only if the provider does. */
export function wordlessSteps(machine: AnyStateMachine, cases: AnyCases): readonly string[] {
  const { configurations, out } = graphOf(machine, cases);
  const { take } = simulator(machine);
  /** How many sentences it says, and whether it has an error. An empty notice takes the last one away. */
  const saidAfter = (from: number, event: AnyEventObject) => {
    const snapshot = configurations[from]?.snapshot;
    if (!snapshot) return [];
    const taken = take(snapshot, event);
    return [
      taken.emitted.filter(({ text }) => typeof text === 'string' && text.trim() !== '').length,
      !!problemOf(taken.snapshot),
    ];
  };
  const steps = out.flat().flatMap(({ from, step }) => {
    const [spoken, silent] = [saying(step.event, SAID), saying(step.event, '')];
    if (!spoken || !silent) return [];
    const isSame = `${saidAfter(from, spoken)}` === `${saidAfter(from, silent)}`;
    return isSame ? [] : `${step.subject} ${step.name}`;
  });
  return [...new Set(steps)];
}

/** Retries that go on showing the error of the try before. */
export function keptProblems(machine: AnyStateMachine, cases: AnyCases): readonly string[] {
  const remember = (context: never) => [cases.remember(context), typeof Object(context).problem];
  const { configurations, out } = explore(machine, { ...cases, remember }, LIMIT);
  const { take } = simulator(machine);
  const kept = out.flat().flatMap(({ from, step }) => {
    const before = configurations[from]?.snapshot;
    if (!before || step.kind !== 'event' || !/(^|\.)retry$/.test(step.subject)) return [];
    const problem = problemOf(before);
    return problem !== null && problemOf(take(before, step.event).snapshot) === problem ? step.subject : [];
  });
  return [...new Set(kept)];
}
