import type { Payout } from '../../../contract/payouts/payouts';

/** PAY-07: only a payout that awaits its code, with a known batch, can be verified. */
export const awaitsCode = ({ status, batchId }: Payout) => status === 'Awaiting Verification' && batchId !== null;
