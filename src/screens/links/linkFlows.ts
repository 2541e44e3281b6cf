import type { Wired } from '../../../machines/kit/port';
import type { linkChoicesMachine } from '../../../machines/linkChoices/linkChoices.machine';
import type { newPaymentLinkMachine } from '../../../machines/newPaymentLink/newPaymentLink.machine';
import type { paymentLinkStatusMachine } from '../../../machines/paymentLinkStatus/paymentLinkStatus.machine';
import type { paymentLinksMachine } from '../../../machines/paymentLinks/paymentLinks.machine';

/** The flows of payment links. */
export interface LinkFlows {
  readonly paymentLinks: Wired<typeof paymentLinksMachine>;
  readonly linkChoices: Wired<typeof linkChoicesMachine>;
  readonly newPaymentLink: Wired<typeof newPaymentLinkMachine>;
  readonly paymentLinkStatus: Wired<typeof paymentLinkStatusMachine>;
}
