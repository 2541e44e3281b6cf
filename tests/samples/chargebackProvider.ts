/** A provider for the answer to a chargeback, and the flow on it. */
import { createActor, waitFor } from 'xstate';
import { chargebackAnswerCases } from '../../machines/chargebacks/chargebackAnswer/chargebackAnswer.cases';
import { chargebackAnswerMachine } from '../../machines/chargebacks/chargebackAnswer/chargebackAnswer.machine';
import { selectChargebackAnswer } from '../../machines/chargebacks/chargebackAnswer/chargebackAnswer.select';
import type { Answer, AnswerInput, Disputed, Evidence } from '../../machines/chargebacks/chargebackAnswer/chargebackAnswer.types';
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

const [chosenPaper] = chargebackAnswerCases.events['files.chosen'].paper.files;
const { paper: readPaper } = chargebackAnswerCases.events['file.read'];
export const paper: Evidence = { ...chosenPaper, ...readPaper };
const { explanation } = chargebackAnswerCases.events['explanation.changed'].some;
export const photo: Evidence = { ...paper, key: 'photo', name: 'photo.jpg', kind: 'jpeg', category: 'handover', digest: 'photo' };

export const refusal = (status: number, message: string): Fault => ({ kind: 'server', status, message });

export type Opened = ReturnType<typeof open>;

export const choose = ({ actor }: Opened, ...files: readonly Evidence[]) => {
  actor.send({
    type: 'files.chosen',
    files: files.map(({ key, name, bytes, category }) => ({ key, name, bytes, category })),
  });
};
export const read = ({ actor }: Opened, { key, kind, digest }: Evidence) => actor.send({ type: 'file.read', key, kind, digest });

export function add(opened: Opened, file: Evidence) {
  choose(opened, file);
  read(opened, file);
}

export async function gather(opened: Opened) {
  const { actor, reach } = opened;
  await reach('deciding');
  actor.send({ type: 'decision.chosen', decision: 'decline' });
  actor.send({ type: 'explanation.changed', explanation: ` ${explanation} ` });
  add(opened, paper);
}
