export type { TransactionSummary } from '../../../contract/home/home';
