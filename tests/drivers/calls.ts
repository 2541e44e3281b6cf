/** Which calls of the contract a port makes, for every port of every flow and of child machines. */
import { type AnyStateMachine, StateMachine } from 'xstate';
import { flows } from '../../machines/flows';
import { type PortFacts, portFacts } from '../../machines/kit/flow/port';

const ports = new Map<string, PortFacts>();
const collect = (machine: AnyStateMachine) => {
  for (const logic of Object.values(machine.implementations.actors ?? {})) {
    const facts = portFacts(logic);
    if (facts) ports.set(facts.name, facts);
    else if (logic instanceof StateMachine) collect(logic);
  }
};
for (const { machine } of Object.values(flows)) collect(machine);

export function factsOf(port: string): PortFacts {
  const facts = ports.get(port);
  if (!facts) throw new Error(`No flow has a port "${port}".`);
  return facts;
}

const callsOf = (port: string) => factsOf(port).calls;

/** Ports of the screens around a flow, which respond immediately unless the flow holds them. */
const AROUND = [
  'loadProfile',
  'walletBalances.load',
  'transactionSummary.load',
  'inflowOutflow.load',
  'balances.load',
  'balancesSummary.load',
  'payouts.load',
  'payoutWallets.load',
];

/** Calls that a port makes once it has the answer of another of its calls. They wait for that one, and are held only by a port that makes no other. */
const FOLLOWING: ReadonlySet<string> = new Set(['getRole', 'getPayoutBatch']);

/** The calls that wait when these ports are held. A port that has only calls of the screens around it is started where they do not make them. */
export function heldCalls(holds: readonly string[]) {
  const quiet = new Set(AROUND.filter((port) => !holds.includes(port)).flatMap(callsOf));
  const heldOf = (port: string) => {
    const own = callsOf(port).filter((call) => !quiet.has(call) && !FOLLOWING.has(call));
    return own.length > 0 ? own : callsOf(port);
  };
  return new Set(holds.flatMap(heldOf));
}
