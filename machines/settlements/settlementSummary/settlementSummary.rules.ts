/** STL-02: what is not paid to the business yet. Amounts are decimal text in major units. */
import { add } from '../../kit/values/money';
import type { SettlementSummary } from './settlementSummary.machine';

/** Returns the sum of the three parts. What is held in reserve comes on top. */
export const notPaidYet = ({
  unsettled,
  pending,
  flagged,
}: Pick<SettlementSummary, 'unsettled' | 'pending' | 'flagged'>): string =>
  [pending, flagged].reduce((sum, { amount }) => add(sum, amount), add(unsettled.amount, '0'));
