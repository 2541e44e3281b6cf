export type { WalletBalance } from '../../../contract/home/home';
