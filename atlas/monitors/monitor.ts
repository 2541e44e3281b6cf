/** Checks monitors against the steps of a record, one after the other. */
import type { Entry } from '../../machines/kit/flow/recording';
import type { MonitorData, Spot, Watch } from './data';

type Step = Pick<Entry, 'run' | 'event' | 'taken' | 'states'>;

const isIn = (states: readonly string[], id: string) => states.some((state) => state === id || state.startsWith(`${id}.`));

const isAt = ({ states, transitions, event }: Spot, step: Step) =>
  states.some((id) => isIn(step.states, id)) ||
  transitions.some((id) => step.taken.includes(id)) ||
  (event !== null && step.event === event && step.taken.length > 0);

/** What is known of one run of a machine. */
interface Run {
  readonly before: readonly string[];
  /** Whether a `mustPass` was passed, or the `after` of a `never` was seen. */
  readonly hasPassed: boolean;
}

function isBroken(watch: Watch, { before, hasPassed }: Run, step: Step): boolean {
  switch (watch.kind) {
    case 'mustPass':
      return isAt(watch.to, step) && !hasPassed;
    case 'never':
      return isAt(watch.reach, step) && hasPassed;
    case 'enters':
      return isIn(step.states, watch.state) && !isIn(before, watch.state) && !watch.events.includes(step.event);
    case 'exits': {
      const isByThis = watch.event === null || watch.event === step.event;
      const isLeft = isIn(before, watch.from) && !isIn(step.states, watch.from);
      return isByThis && isLeft && step.taken.length > 0 && !watch.to.some((id) => isIn(step.states, id));
    }
  }
}

const gatesOf = (watch: Watch): readonly Spot[] =>
  watch.kind === 'mustPass' ? watch.through : watch.kind === 'never' ? [watch.after] : [];

/** Returns a function that takes the next step of a chart, and returns whether it breaks the property. */
function monitor(watch: Watch, initial: readonly string[]): (step: Step) => boolean {
  const runs = new Map<string, Run>();
  const gates = gatesOf(watch);
  const passes = (step: Step) => gates.some((gate) => isAt(gate, step));
  return (step) => {
    if (step.event === 'xstate.stop') return false;
    // A child machine starts without an entry of its own.
    const begun = { run: step.run, event: '', taken: [], states: initial };
    const isStart = step.event === 'xstate.init';
    const run = runs.get(step.run) ?? { before: isStart ? [] : initial, hasPassed: !isStart && passes(begun) };
    // A gate counts from the step at which it is passed. What follows something comes after it.
    const isNow = passes(step);
    const broken = isBroken(watch, { ...run, hasPassed: run.hasPassed || (isNow && watch.kind === 'mustPass') }, step);
    runs.set(step.run, { before: step.states, hasPassed: run.hasPassed || isNow });
    return broken;
  };
}

export interface Watched extends MonitorData {
  /** The index of the first step that breaks it, or null. */
  readonly brokenAt: number | null;
}

/** Returns a function that takes all steps so far, with null for a step of another chart. It looks at each step only once. */
export function monitors(
  all: readonly MonitorData[],
  initial: readonly string[],
): (steps: readonly (Step | null)[]) => readonly Watched[] {
  const looks = all.map(({ watch }) => (watch ? monitor(watch, initial) : () => false));
  let watched = all.map((one): Watched => ({ ...one, brokenAt: null }));
  let seen = 0;
  return (steps) => {
    for (; seen < steps.length; seen += 1) {
      const step = steps[seen];
      if (!step) continue;
      const at = seen;
      const broken = looks.map((look) => look(step));
      if (broken.includes(true))
        watched = watched.map((one, nth) => (broken[nth] && one.brokenAt === null ? { ...one, brokenAt: at } : one));
    }
    return watched;
  };
}
