/** The lines of a statement, for its page. */
export { isSettlementLine, lineName } from '../../../contract/settlements/settlementStatuses';
