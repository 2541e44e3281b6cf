export type { Wallet } from '../../contract/wallets';
