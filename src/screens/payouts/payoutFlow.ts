import type { payoutMachine } from '../../../machines/payouts/payout/payout.machine';
import type { PayoutView } from '../../../machines/payouts/payout/payout.select';
import type { Flow } from '../../flow/useFlow';

/** A payout as its form and its review receive it. */
export type PayoutFlow = Flow<typeof payoutMachine, PayoutView>;
