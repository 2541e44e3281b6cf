/** A provider for the flow of a swap, and the flow on it. */
import { createActor, waitFor } from 'xstate';
import { swapCases } from '../../machines/balances/swap/swap.cases';
import { swapMachine } from '../../machines/balances/swap/swap.machine';
import { selectSwap } from '../../machines/balances/swap/swap.select';
import type { Bookmark, Market, Sent, SwapStatus } from '../../machines/balances/swap/swap.types';
import type { Notice } from '../../machines/kit/flow/emitted';
import { Failure, type Fault } from '../../machines/kit/flow/fault';
import { wire } from '../../machines/kit/flow/port';

const { now } = swapCases.ports.loadMarket.answers;

interface Provider {
  readonly markets?: readonly (Market | Fault)[];
  readonly orders?: readonly (Fault | null)[];
  /** What became of the orders that were asked for. */
  readonly found?: readonly SwapStatus[];
  readonly bookmark?: Bookmark | null;
  /** What the provider says about the code that it sent. */
  readonly message?: string;
  /** What it answers to requests for a code. Null: it sends one. */
  readonly codes?: readonly (Fault | null)[];
}

const { notReceived } = swapCases.ports.getSwapStatus.answers;

/** Opens a dialog. Markets, responses to orders and outcomes are used in turn, the last one repeatedly. */
export function open({
  markets = [now],
  orders = [null],
  found = [notReceived],
  bookmark = null,
  message = '',
  codes = [null],
}: Provider = {}) {
  const said: string[] = [];
  const sent: Sent[] = [];
  let asked = 0;
  let checked = 0;
  let requested = 0;
  let runOut = () => {};
  const inTurn = <One>(list: readonly One[], turn: number) => list[Math.min(turn, list.length - 1)] as One;
  const actor = createActor(
    wire(swapMachine, {
      loadMarket: async () => {
        const market = inTurn(markets, asked++);
        if ('kind' in market) throw new Failure(market);
        return market;
      },
      rateEnds: (_, { signal }) =>
        new Promise((resolve, reject) => {
          runOut = resolve;
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
      sendSwapOtp: async () => {
        const fault = inTurn(codes, requested++);
        if (fault) throw new Failure(fault);
        return { message };
      },
      createSwapOrder: async (input) => {
        sent.push(input);
        const fault = inTurn(orders, sent.length - 1);
        if (fault) throw new Failure(fault);
        return { message: 'Currency swap successful' };
      },
      getSwapStatus: async () => inTurn(found, checked++),
      otp: { verify: async ({ otp }) => ({ message: '', otp }), resend: async () => ({ message: '' }) },
    }),
    { input: { source: 'NGN', bookmark } },
  );
  actor.on('notice', ({ text }: Notice) => said.push(text));
  actor.start();
  const at = (step: ReturnType<typeof selectSwap>['step']) => waitFor(actor, (snapshot) => selectSwap(snapshot).step === step);
  const fill = async () => {
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'ready' }));
    actor.send({ type: 'destination.chosen', destination: 'USD' });
    actor.send({ type: 'debit.changed', debit: '100,000.00' });
    actor.send({ type: 'swap.initiated' });
    await at('verifying');
  };
  const enter = (otp: string) => {
    const entry = actor.getSnapshot().children.otp;
    entry?.send({ type: 'otp.changed', otp });
    entry?.send({ type: 'otp.submitted' });
  };
  return { actor, sent, said, at, fill, enter, seen: () => selectSwap(actor.getSnapshot()), endRate: () => runOut() };
}
