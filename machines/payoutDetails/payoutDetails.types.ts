import type { PayoutDetails } from '../../contract/payouts';

export type PayoutInFull = PayoutDetails;
