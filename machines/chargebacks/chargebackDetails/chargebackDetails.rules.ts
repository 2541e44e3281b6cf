/** CBK-02: what a chargeback costs, and what happened to it, for its page. Amounts are decimal text in major units. */
import { isChargebackReason } from '../../../contract/chargebacks/chargebackReasons';
import { isOpenChargeback } from '../../../contract/chargebacks/chargebackStatuses';
import { negated } from '../../kit/values/balanceStatement';
import { add } from '../../kit/values/money';
import { dueMoment, isTreatable, wasMissed } from '../chargebacks/chargebacks.rules';
import type { ChargebackInFull, Disputed } from './chargebackDetails.machine';

export type MoneyLabel = 'held' | 'returned' | 'lost' | 'fee';

/** A figure of each column. Null where a line does not apply, or the provider doesn't say. */
export interface MoneyLine {
  readonly label: MoneyLabel;
  readonly figures: readonly (string | null)[];
}

export interface ChargebackMoney {
  /** `open`: now, if it is won, and if it is lost. `closed`: what it came to. */
  readonly kind: 'open' | 'closed';
  readonly lines: readonly MoneyLine[];
  readonly net: readonly string[];
}

/**
 * Returns the moment from which it cannot be answered any more, by the clock of this computer. A clock that is wrong shows the time that is left in
 * truth. Null if the provider doesn't say until when.
 */
export function dueHere({ chargeback, ahead }: Pick<Disputed, 'chargeback' | 'ahead'>): number | null {
  const due = dueMoment(chargeback);
  return due === null ? null : due + (ahead ?? 0);
}

/**
 * Returns when the time to answer ends, by the clock of this computer. Null if it is unknown: without the provider's time, a clock that runs fast would
 * take the last hours from the merchant.
 */
export function endOfTime({ chargeback, ahead }: Pick<Disputed, 'chargeback' | 'ahead'>): number | null {
  return ahead === null ? null : dueHere({ chargeback, ahead });
}

/** Returns why the customer disputes a payment, or an empty text. A code of ours only repeats the reason, and one of a card scheme says more. */
export const reasonOf = ({ reason, reasonCode }: Pick<ChargebackInFull, 'reason' | 'reasonCode'>): string =>
  [reason, isChargebackReason(reasonCode) ? '' : reasonCode].filter(Boolean).join(', ');

const sumOf = (lines: readonly MoneyLine[], column: number) =>
  lines.reduce((sum, { figures }) => add(sum, figures[column] ?? '0'), '0.00');

/** Returns what the chargeback holds, gives back and takes. Each column adds up. */
export function moneyOf({ status, amount, held, fee }: ChargebackInFull): ChargebackMoney {
  const taken = negated(amount);
  const cost = fee === null ? null : negated(fee);
  const isOpen = isOpenChargeback(status);
  const now = negated(held ?? amount);
  const lines: readonly MoneyLine[] = isOpen
    ? [
        { label: 'held', figures: [now, now, null] },
        { label: 'returned', figures: [null, negated(now), null] },
        { label: 'lost', figures: [null, null, taken] },
        { label: 'fee', figures: [null, null, cost] },
      ]
    : status === 'Won'
      ? [
          { label: 'held', figures: [taken] },
          { label: 'returned', figures: [amount] },
          { label: 'lost', figures: [null] },
          { label: 'fee', figures: [null] },
        ]
      : [
          // What was held is what is lost, and counts once.
          { label: 'held', figures: [null] },
          { label: 'returned', figures: [null] },
          { label: 'lost', figures: [taken] },
          { label: 'fee', figures: [cost] },
        ];
  const columns = isOpen ? [0, 1, 2] : [0];
  return { kind: isOpen ? 'open' : 'closed', lines, net: columns.map((column) => sumOf(lines, column)) };
}

/** Returns what is given up by accepting: the amount and the fee. */
export const costOf = ({ amount, fee }: Pick<ChargebackInFull, 'amount' | 'fee'>): string => add(amount, fee ?? '0');

/** Whether the merchant answered it. The status says it too if the moment is not given. */
export const wasAnswered = ({ status, answeredAt }: Pick<ChargebackInFull, 'status' | 'answeredAt'>): boolean =>
  answeredAt !== null || status === 'Awaiting Response' || status === 'Accepted';

/** A final comment closes the thread, whatever the status. */
export const isClosedByComment = ({ chargeback }: Pick<Disputed, 'chargeback'>): boolean =>
  chargeback.thread.some(({ isFinal }) => isFinal);

export const isAnswerable = (disputed: Pick<Disputed, 'chargeback'>): boolean =>
  isTreatable(disputed.chargeback) && !isClosedByComment(disputed);

export type StepKind = 'paid' | 'settled' | 'opened' | 'held' | 'answer' | 'decision' | 'outcome';

/** A step of a chargeback, from the payment to the outcome. */
export interface DisputeStep {
  readonly kind: StepKind;
  /** Wall-clock text. Null if it is still to come, or unknown. */
  readonly at: string | null;
  readonly amount: string | null;
  readonly state: 'done' | 'now' | 'failed' | 'ahead';
}

/** Adds when the business was paid. A payment may be disputed before it is settled. */
function withSettlement(order: Disputed['order'], steps: readonly DisputeStep[]): readonly DisputeStep[] {
  const at = order?.settlement?.at ?? null;
  if (at === null) return steps;
  const settled: DisputeStep = { kind: 'settled', at, amount: order?.settlement?.amount ?? null, state: 'done' };
  const isEarlier = (step: DisputeStep) => step.kind === 'paid' || (step.at !== null && step.at <= at);
  const before = steps.findLastIndex(isEarlier) + 1;
  return [...steps.slice(0, before), settled, ...steps.slice(before)];
}

/** The step of the answer. The status changes only some time after the due moment, so the clock decides. */
function stateOfAnswer({ chargeback, isInTime }: Stepping): DisputeStep['state'] {
  if (chargeback.answeredAt !== null) return 'done';
  if (isAnswerable({ chargeback })) return isInTime ? 'ahead' : 'failed';
  return wasMissed(chargeback) ? 'failed' : 'done';
}

interface Stepping extends Pick<Disputed, 'chargeback' | 'order'> {
  /** Whether there is time left to answer. */
  readonly isInTime: boolean;
}

/** Returns the steps, oldest first, with those that are still to come. Nothing says how long these take, so they have no time. */
export function stepsOf(stepping: Stepping): readonly DisputeStep[] {
  const { chargeback, order } = stepping;
  const { status, amount, createdAt, answeredAt, decidedAt } = chargeback;
  const isOpen = isOpenChargeback(status);
  const isAccepted = status === 'Accepted';
  const paid: readonly DisputeStep[] = order
    ? [{ kind: 'paid', at: order.paidAt, amount: order.amount ?? amount, state: 'done' }]
    : [];
  // Who accepts leaves the bank nothing to decide.
  const decision: readonly DisputeStep[] = isAccepted
    ? []
    : [{ kind: 'decision', at: decidedAt, amount: null, state: isOpen ? 'ahead' : status === 'Won' ? 'done' : 'failed' }];
  return withSettlement(order, [
    ...paid,
    { kind: 'opened', at: createdAt, amount: null, state: 'done' },
    { kind: 'held', at: createdAt, amount: negated(amount), state: 'done' },
    { kind: 'answer', at: answeredAt ?? (isAccepted ? decidedAt : null), amount: null, state: stateOfAnswer(stepping) },
    ...decision,
    {
      kind: 'outcome',
      at: decidedAt,
      amount: isOpen ? null : status === 'Won' ? amount : negated(costOf(chargeback)),
      state: isOpen ? 'ahead' : status === 'Won' ? 'done' : 'failed',
    },
  ]);
}
