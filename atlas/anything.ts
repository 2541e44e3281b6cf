/** The cases of a flow without the limits of a screen: the merchant and the provider may do anything that no assumption excludes. */
import type { AnyStateMachine } from 'xstate';
import { browserCases } from './browserCases';
import type { AnyCases } from './paths';

interface Reach {
  readonly outside: boolean;
  readonly anything: boolean;
}

const unrestricted = new WeakMap<AnyCases, AnyCases>();

/** Cases with the inputs, events and answers that no screen and no sandbox brings about. Proofs use them too. */
export function withMachineOnly({ machineOnly = {}, ...cases }: AnyCases): AnyCases {
  const events = { ...cases.events };
  for (const [type, more] of Object.entries(machineOnly.events ?? {})) events[type] = { ...events[type], ...more };
  const ports = { ...cases.ports };
  for (const [src, more] of Object.entries(machineOnly.ports ?? {})) {
    const { answers, fails } = ports[src] ?? { answers: {}, fails: {} };
    ports[src] = { answers: { ...answers, ...more?.answers }, fails: { ...fails, ...more?.fails } };
  }
  return { ...cases, inputs: { ...cases.inputs, ...machineOnly.inputs }, events, ports };
}

/** What paths on the machine alone can bring about. */
export function withAnything(cases: AnyCases): AnyCases {
  const { assumes = [], machineOnly: { leavesOut = () => false } = {} } = cases;
  const known = unrestricted.get(cases) ?? {
    ...withMachineOnly(cases),
    possible: (snapshot: never, step) => !leavesOut(snapshot, step) && !assumes.some(({ excludes }) => excludes(snapshot, step)),
  };
  unrestricted.set(cases, known);
  return known;
}

/** The part of a flow's cases that the options of a command ask for. */
export function casesFor(machine: AnyStateMachine, cases: AnyCases, { outside, anything }: Reach): AnyCases {
  if (outside) return browserCases(machine, cases);
  return anything ? withAnything(cases) : cases;
}
