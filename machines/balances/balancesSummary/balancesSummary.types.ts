export type { BalancesSummary } from '../../../contract/balances/balances';
