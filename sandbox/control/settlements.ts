/** The provider's decisions about settlements, on request for testers. */
import { type } from 'arktype';
import type { SettlementDecision } from '../settlements/provider';

const Decided = type({ settlementId: 'number.integer > 0', decision: "'flag' | 'clear' | 'fail'" });

/** @returns the decision, or the error of the request */
export function settlementDecisionFrom(body: unknown): SettlementDecision | string {
  const decided = Decided(body);
  if (decided instanceof type.errors) return 'Send { settlementId, decision }, where decision is flag, clear or fail';
  return { id: decided.settlementId, decision: decided.decision };
}
