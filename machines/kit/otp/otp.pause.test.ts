/** What every flow does with the pause of a code that it opens again. */
import { describe, expect, it } from 'vitest';
import { withAnything } from '../../../atlas/anything';
import { type Graph, graphOf } from '../../../atlas/explore';
import { stepName } from '../../../atlas/paths';
import { type Stepped, simulator } from '../../../atlas/simulator';
import { type FlowName, flows } from '../../flows';

const SENT_AT = 1_000;

/** The steps to the next code: answers, and what the merchant chooses for it. */
const leadsOn = (name: string) => / answers /.test(name) || name.startsWith('code.available');

/** When the codes were sent that are opened again, at most two steps after one whose response was lost. */
function reopened({ out }: Graph, take: ReturnType<typeof simulator>['take'], at: number, stepped: Stepped): readonly unknown[] {
  const opened = ({ called }: Stepped) => called.flatMap(({ src, input }) => (src === 'otp' ? [Object(input).sentAt] : []));
  const next = (from: number, before: Stepped, left: number): readonly unknown[] => {
    if (opened(before).length > 0) return opened(before);
    if (left === 0 || before.snapshot.status !== 'active') return [];
    return (out[from] ?? [])
      .filter(({ step }) => leadsOn(stepName(step)))
      .flatMap(({ to, step }) => next(to, take(before.snapshot, step.event), left - 1));
  };
  return next(at, stepped, 2);
}

const isFlow = (name: string): name is FlowName => Object.hasOwn(flows, name);
const hasCode = (name: FlowName) => Object.hasOwn(Object(flows[name].machine.implementations.actors), 'otp');

/** By flow, when the codes were sent that are opened again after an end. */
function pausesAfter(end: string): Readonly<Record<string, readonly unknown[]>> {
  const pauses = Object.keys(flows)
    .filter(isFlow)
    .filter(hasCode)
    .map((name) => {
      const { machine, cases } = flows[name];
      const graph = graphOf(machine, withAnything(cases));
      const { take } = simulator(machine);
      const found = graph.out.flat().flatMap(({ from, to, step }) => {
        const before = graph.configurations[from]?.snapshot;
        return before && stepName(step) === end ? reopened(graph, take, to, take(before, step.event)) : [];
      });
      return [name, [...new Set(found)]] as const;
    });
  return Object.fromEntries(pauses.filter(([, found]) => found.length > 0));
}

describe('[PAY-07] the pause before another code goes on', () => {
  it('when the response to a code was lost and the code is entered again', () => {
    expect(pausesAfter('otp ends noResponse')).toEqual({
      bulkPayout: [SENT_AT],
      payout: [SENT_AT],
      payoutVerification: [SENT_AT],
      signIn: [SENT_AT],
    });
  });
  it('when the code was closed and is opened again', () => {
    expect(pausesAfter('otp ends dismissed')).toEqual({ bulkPayout: [SENT_AT] });
  });
});
