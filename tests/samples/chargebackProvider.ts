/** A provider for the answer to a chargeback, and the flow on it. */
import { createActor, waitFor } from 'xstate';
import { chargebackAnswerCases } from '../../machines/chargebacks/chargebackAnswer/chargebackAnswer.cases';
import { chargebackAnswerMachine } from '../../machines/chargebacks/chargebackAnswer/chargebackAnswer.machine';
import { selectChargebackAnswer } from '../../machines/chargebacks/chargebackAnswer/chargebackAnswer.select';
import type { Answer, AnswerInput, Disputed } from '../../machines/chargebacks/chargebackAnswer/chargebackAnswer.types';
import { Failure, type Fault } from '../../machines/kit/flow/fault';
import { wire } from '../../machines/kit/flow/port';

const { pending } = chargebackAnswerCases.ports.loadChargeback.answers;

interface Provider {
  readonly disputed?: Disputed;
  /** Null: the answer arrives. Undefined for good: it stays on its way. */
  readonly answers?: readonly (Fault | null)[];
  /** What the chargeback is after an answer without a response. */
  readonly after?: Disputed;
  readonly input?: Partial<AnswerInput>;
}

/** Opens an answer. `end` ends the time to answer. */
export function open({ disputed = pending, answers = [null], after = pending, input = {} }: Provider = {}) {
  const sent: Answer[] = [];
  const moments: number[] = [];
  let end = () => {};
  const machine = wire(chargebackAnswerMachine, {
    loadChargeback: async () => disputed,
    timeEnds: ({ at }, { signal }) =>
      new Promise((resolve, reject) => {
        moments.push(at);
        end = resolve;
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    disputeChargeback: async (answer, { signal }) => {
      sent.push(answer);
      const said = answers[Math.min(sent.length, answers.length) - 1];
      if (said === undefined) return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      if (said !== null) throw new Failure(said);
      return { message: 'Submitted' };
    },
    checkChargeback: async () => after,
  });
  const actor = createActor(machine, { input: { id: '4519', bookmark: null, ...input } });
  actor.start();
  const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, sent, moments, reach, end: () => end(), view: () => selectChargebackAnswer(actor.getSnapshot()) };
}
