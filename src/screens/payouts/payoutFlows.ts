import type { Wired } from '../../../machines/kit/port';
import type { payoutMachine } from '../../../machines/payout/payout.machine';
import type { payoutDetailsMachine } from '../../../machines/payoutDetails/payoutDetails.machine';
import type { payoutsMachine } from '../../../machines/payouts/payouts.machine';
import type { payoutsDownloadMachine } from '../../../machines/payoutsDownload/payoutsDownload.machine';
import type { payoutVerificationMachine } from '../../../machines/payoutVerification/payoutVerification.machine';
import type { payoutWalletsMachine } from '../../../machines/payoutWallets/payoutWallets.machine';

/** The flows of the payout area. */
export interface PayoutFlows {
  readonly payouts: Wired<typeof payoutsMachine>;
  readonly payout: Wired<typeof payoutMachine>;
  readonly payoutVerification: Wired<typeof payoutVerificationMachine>;
  readonly payoutDetails: Wired<typeof payoutDetailsMachine>;
  readonly payoutWallets: Wired<typeof payoutWalletsMachine>;
  readonly payoutsDownload: Wired<typeof payoutsDownloadMachine>;
}
