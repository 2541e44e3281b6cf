export type { PayoutWallet } from '../../../contract/payouts/payouts';
