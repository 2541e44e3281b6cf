import type { Wired } from '../../../machines/kit/port';
import type { linkChoicesMachine } from '../../../machines/links/linkChoices/linkChoices.machine';
import type { newPaymentLinkMachine } from '../../../machines/links/newPaymentLink/newPaymentLink.machine';
import type { paymentLinkStatusMachine } from '../../../machines/links/paymentLinkStatus/paymentLinkStatus.machine';
import type { paymentLinksMachine } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import type { qrDownloadMachine } from '../../../machines/links/qrDownload/qrDownload.machine';

/** The flows of payment links. */
export interface LinkFlows {
  readonly paymentLinks: Wired<typeof paymentLinksMachine>;
  readonly linkChoices: Wired<typeof linkChoicesMachine>;
  readonly newPaymentLink: Wired<typeof newPaymentLinkMachine>;
  readonly qrDownload: Wired<typeof qrDownloadMachine>;
  readonly paymentLinkStatus: Wired<typeof paymentLinkStatusMachine>;
}
