/** Restricts a flow's cases to those that a browser test can bring about. */
import type { AnyStateMachine } from 'xstate';
import { portFacts } from '../machines/kit/flow/port';
import type { AnyCases } from './paths';

/** Faults that take the same transition as `network` and take too long in a browser test. */
const OUT_OF_TIME = ['timeout', 'defect'];

const restricted = new WeakMap<AnyCases, AnyCases>();

/**
 * Returns the cases without inputs of other builds, without answers that need someone else, without faults of ports that stay in the browser, and without those of `OUT_OF_TIME`.
 */
export function browserCases(machine: AnyStateMachine, cases: AnyCases): AnyCases {
  const isLocal = (src: string) => portFacts(machine.implementations.actors?.[src as never])?.calls.length === 0;
  const ports = Object.entries(cases.ports).map(([src, { answers, fails }]) => {
    const possible = isLocal(src) ? [] : Object.entries(fails).filter(([name]) => !OUT_OF_TIME.includes(name));
    const alone = Object.entries(answers).filter(([name]) => !cases.needsAnother?.includes(name));
    return [src, { answers: Object.fromEntries(alone), fails: Object.fromEntries(possible) }];
  });
  const inputs = Object.entries(cases.inputs).filter(([name]) => !cases.builtOtherwise?.includes(name));
  const known = restricted.get(cases) ?? { ...cases, inputs: Object.fromEntries(inputs), ports: Object.fromEntries(ports) };
  restricted.set(cases, known);
  return known;
}
