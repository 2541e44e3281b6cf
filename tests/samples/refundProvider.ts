/** A provider for the flow of one refund, and the flow on it. */
import { createActor, waitFor } from 'xstate';
import { Failure, type Fault } from '../../machines/kit/flow/fault';
import { wire } from '../../machines/kit/flow/port';
import { refundCases } from '../../machines/refunds/refund/refund.cases';
import { refundMachine } from '../../machines/refunds/refund/refund.machine';
import { selectRefund } from '../../machines/refunds/refund/refund.select';
import type { Order, Payment, RefundAnswer, RefundInput, RefundOrderStatus } from '../../machines/refunds/refund/refund.types';

const { now } = refundCases.ports.loadPayment.answers;
const { approved } = refundCases.ports.createRefunds.answers;

interface Provider {
  readonly payments?: readonly Payment[];
  /** Null: the refund is approved. */
  readonly answers?: readonly (RefundAnswer | Fault | null)[];
  readonly input?: Partial<RefundInput>;
  /** Why the transaction can't be loaded. */
  readonly unloaded?: Fault | null;
  /** What came of an order without a response. */
  readonly status?: RefundOrderStatus;
}

const NOT_RECEIVED: RefundOrderStatus = { status: 'Not Received', message: '', refunds: [] };

/** Opens a refund. Transactions and responses are used in turn, the last one repeatedly. */
export function open({ payments = [now], answers = [null], input = {}, unloaded = null, status = NOT_RECEIVED }: Provider = {}) {
  const sent: Order[] = [];
  let asked = 0;
  const inTurn = <One>(list: readonly One[], turn: number) => list[Math.min(turn, list.length - 1)] as One;
  const machine = wire(refundMachine, {
    loadPayment: async () => {
      if (unloaded) throw new Failure(unloaded);
      return inTurn(payments, asked++);
    },
    createRefunds: async (order) => {
      sent.push(order);
      const answer = inTurn(answers, sent.length - 1) ?? approved;
      if ('kind' in answer) throw new Failure(answer);
      return answer;
    },
    getRefundOrderStatus: async () => status,
  });
  const actor = createActor(machine, { input: { reference: 'KPY-1001', bookmark: null, ...input } });
  actor.start();
  const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, sent, reach, view: () => selectRefund(actor.getSnapshot()) };
}
