import type { Wired } from '../../../machines/kit/port';
import type { payoutMachine } from '../../../machines/payouts/payout/payout.machine';
import type { payoutDetailsMachine } from '../../../machines/payouts/payoutDetails/payoutDetails.machine';
import type { payoutsMachine } from '../../../machines/payouts/payouts/payouts.machine';
import type { payoutsDownloadMachine } from '../../../machines/payouts/payoutsDownload/payoutsDownload.machine';
import type { payoutVerificationMachine } from '../../../machines/payouts/payoutVerification/payoutVerification.machine';
import type { payoutWalletsMachine } from '../../../machines/payouts/payoutWallets/payoutWallets.machine';

/** The flows of the payout area. */
export interface PayoutFlows {
  readonly payouts: Wired<typeof payoutsMachine>;
  readonly payout: Wired<typeof payoutMachine>;
  readonly payoutVerification: Wired<typeof payoutVerificationMachine>;
  readonly payoutDetails: Wired<typeof payoutDetailsMachine>;
  readonly payoutWallets: Wired<typeof payoutWalletsMachine>;
  readonly payoutsDownload: Wired<typeof payoutsDownloadMachine>;
}
