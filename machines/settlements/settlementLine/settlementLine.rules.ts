/** STL-01: the items of a line, and where each leads. */
import type { SettlementItem } from '../../../contract/settlements/settlementItems';
import { isSettlementLine } from '../../../contract/settlements/settlementStatuses';
import { pageOfChargeback } from '../../chargebacks/chargebacks/chargebacks.rules';
import { pageOfRefund } from '../../refunds/refunds/refunds.rules';
import { pageOfTransaction } from '../../transactions/transactions/transactions.machine';
import { pageOfSettlement } from '../groupedSettlements/groupedSettlements.rules';

export type { SettlementItem } from '../../../contract/settlements/settlementItems';

/** Returns the key of a line, or null for a line that no call knows. */
export const keyOfLine = (settlementId: string, line: string): string | null =>
  isSettlementLine(line) ? `${settlementId}/${line}` : null;

/** The kinds of pages that a role can open. */
export type OpenPages = ReadonlySet<NonNullable<SettlementItem['subject']>['kind']>;

/** Returns the page of what an item is about. Null if it has none, or the role cannot open it. */
export function pageOfItem({ subject }: Pick<SettlementItem, 'subject'>, open: OpenPages): string | null {
  if (subject === null || !open.has(subject.kind)) return null;
  switch (subject.kind) {
    case 'payment':
      return pageOfTransaction({ paymentReference: subject.id });
    case 'refund':
      return pageOfRefund({ reference: subject.id });
    case 'chargeback':
      return pageOfChargeback({ id: subject.id });
    case 'settlement':
      return pageOfSettlement(subject.id);
  }
}
