import type { PayoutDetails } from '../../../contract/payouts/payouts';

export type PayoutInFull = PayoutDetails;
