import type { Payout } from '../../../contract/payouts/payouts';

/** PAY-07. Only a payout that awaits its code, and whose batch is known, can be verified. */
export const awaitsCode = ({ status, batchId }: Payout) => status === 'Awaiting Verification' && batchId !== null;
