import type { Chargeback } from '../../../contract/chargebacks/chargebacks';
import type { PendingPayout } from '../../../contract/payouts/approvals';
import type { Payout } from '../../../contract/payouts/payouts';
import type { Page } from '../../kit/collection/collection.types';
import type { Fault } from '../../kit/flow/fault';
import { resource } from '../../kit/resource/resource.machine';

/** What the merchant can act on. Null where the role may not act. */
export interface ToDo {
  /** Chargebacks that await an answer. */
  readonly chargebacks: Page<Chargeback> | null;
  /** Payouts that await a code. */
  readonly codes: Page<Payout> | null;
  /** Payouts that await a second person, also those of the merchant. */
  readonly approvals: Page<PendingPayout> | null;
  /** Payouts that failed, and since which ISO day. */
  readonly failures: (Page<Payout> & { readonly since: string }) | null;
  /** The lists that failed to load, while another one loaded. */
  readonly missing: readonly { readonly list: ToDoList; readonly fault: Fault }[];
}

/** The key: the lists that the role may act on. */
export const TO_DO_LISTS = ['chargebacks', 'codes', 'approvals', 'failures'] as const;
export type ToDoList = (typeof TO_DO_LISTS)[number];

export const toDoKey = (lists: readonly ToDoList[]) => lists.join(' ');

/** What needs the merchant: chargebacks, codes, approvals and failed payouts. */
export const toDoMachine = resource<ToDo, string>('toDo', {
  calls: ['listChargebacks', 'listPayoutHistory', 'listPayoutsPendingApproval'],
  req: ['CBK-01', 'PAY-01', 'APR-01'],
  description:
    'Shows what needs the merchant: chargebacks that await an answer, and payouts that await a code, await approval or failed.',
});
