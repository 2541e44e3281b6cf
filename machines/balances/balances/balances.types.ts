export type { Wallet } from '../../../contract/balances/wallets';
