/** Whether a machine has words of its own wherever the provider may send none, read from its graph. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { graphOf } from '../../atlas/explore';
import type { AnyCases } from '../../atlas/paths';
import { simulator } from '../../atlas/simulator';

const SAID = 'Words of the provider.';

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
