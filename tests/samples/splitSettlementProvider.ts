/** A provider for the builder of a split settlement, and the builder on it. */
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { Notice } from '../../machines/kit/flow/emitted';
import { Failure, type Fault } from '../../machines/kit/flow/fault';
import { wire } from '../../machines/kit/flow/port';
import type { Said } from '../../machines/kit/otp/otp.types';
import { ada, partners } from '../../machines/splits/splitAccount/splitAccount.cases';
import { choices } from '../../machines/splits/splitSettlement/splitSettlement.cases';
import { splitSettlementMachine } from '../../machines/splits/splitSettlement/splitSettlement.machine';
import { selectSplitSettlement } from '../../machines/splits/splitSettlement/splitSettlement.select';
import type { Bookmark, Sent, Split, Subject } from '../../machines/splits/splitSettlement/splitSettlement.types';

const subject = { id: partners.id, name: partners.name };
const loaded = { ...partners, accounts: [...partners.accounts] };
/** A split of one account that is not submitted yet. */
export const carriers: Split = { ...partners, id: '', version: '', name: 'Carriers', accounts: [ada] };

interface Page {
  readonly edited?: boolean;
  readonly of?: Subject;
  readonly bookmark?: Bookmark | null;
  readonly kept?: Split | null;
  /** What someone else stored after the first time that it was loaded. */
  readonly later?: Split;
  readonly answers?: readonly (Said | Fault)[];
  readonly status?: 'Successful' | 'Not Received';
  /** What it answers to requests for a code, instead of sending one. */
  readonly codes?: readonly (Fault | null)[];
}

/** Opens the page. Responses to orders are used in turn, the last one repeatedly. */
export function open({
  edited = true,
  of = subject,
  bookmark = null,
  kept = null,
  later,
  answers = [],
  status = 'Not Received',
  codes = [],
}: Page = {}) {
  const clock = new SimulatedClock();
  const sent: Sent[] = [];
  const storage: (Split | null)[] = [];
  const said: string[] = [];
  const led: string[] = [];
  let requested = 0;
  let loads = 0;
  const actor = createActor(
    wire(splitSettlementMachine, {
      takeAccounts: async () => ({ split: kept }),
      keepAccounts: async ({ split }) => void storage.push(split),
      loadSplit: async ({ id }) => {
        loads += 1;
        const found = later && loads > 1 ? { ...later, accounts: [...later.accounts] } : loaded;
        return { split: id === loaded.id ? found : null };
      },
      loadChoices: async () => choices,
      sendSplitOtp: async () => {
        const fault = codes[requested++];
        if (fault) throw new Failure(fault);
        return { message: '' };
      },
      upsertSplit: async (input) => {
        sent.push(input);
        const answer = answers[Math.min(sent.length, answers.length) - 1] ?? { message: '' };
        if ('kind' in answer) throw new Failure(answer);
        return answer;
      },
      getSplitStatus: async () => ({ status, message: '' }),
      account: {
        keepAccounts: async () => {},
        resolution: { resolve: async () => ({ accountName: 'X' }) },
      },
      otp: { verify: async ({ otp }) => ({ message: '', otp }), resend: async () => ({ message: '' }) },
    }),
    { input: { owner: 'me', merchantId: '1001', subject: edited ? of : null, bookmark }, clock },
  );
  actor.on('notice', ({ text }: Notice) => said.push(text));
  actor.on('navigate', ({ to }) => led.push(to));
  actor.start();
  const seen = () => selectSplitSettlement(actor.getSnapshot());
  const at = (step: ReturnType<typeof seen>['step']) =>
    waitFor(actor, (snapshot) => selectSplitSettlement(snapshot).step === step);
  const enter = (otp: string) => {
    const entry = actor.getSnapshot().children.otp;
    entry?.send({ type: 'otp.changed', otp });
    entry?.send({ type: 'otp.submitted' });
  };
  const submit = async (otp: string) => {
    await waitFor(actor, (snapshot) => snapshot.matches('building'));
    actor.send({ type: 'split.submitted' });
    await at('verifying');
    enter(otp);
  };
  return { actor, clock, sent, storage, said, led, seen, at, enter, submit };
}
