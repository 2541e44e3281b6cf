/** The lines of a statement, for its page. */
export { isSettlementLine, type SettlementLine } from '../../../contract/settlements/settlementStatuses';
