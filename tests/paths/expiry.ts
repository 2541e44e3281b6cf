/** Whether a machine ends with the session when it expires, and at no other time (SES-06). */
import type { AnyStateMachine } from 'xstate';
import { withAnything } from '../../atlas/anything';
import { graphOf } from '../../atlas/explore';
import { type AnyCases, stepName } from '../../atlas/paths';

const ENDING = 'sessionExpired';

/** A call, a child, or what a child tells on its way. */
const saysSo = (name: string) => /(^| )session(\.e|E)xpired$/.test(name);

/** What stays in the browser has no session, and the clock of a rate is one of the page: the next call meets the expired session. */
const GOES_ON = ['findUnsaved', 'keepAccounts', 'rateEnds', 'startAfresh', 'takeAccounts', 'timeEnds'];

/** Returns the steps that end a machine with the session without an expiry, or go on after one. */
export function wrongExpiries(machine: AnyStateMachine, cases: AnyCases): readonly string[] {
  if (!(ENDING in machine.root.states)) return [];
  const { configurations, out } = graphOf(machine, withAnything(cases));
  const wrong = out.flat().flatMap(({ to, step }) => {
    const name = stepName(step);
    const isOver = configurations[to]?.snapshot.value === ENDING;
    return isOver === saysSo(name) || GOES_ON.includes(step.subject) ? [] : name;
  });
  return [...new Set(wrong)];
}
