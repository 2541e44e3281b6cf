/** Payment links. */
import { wire } from '../../../machines/kit/port';
import { linkChoicesMachine } from '../../../machines/linkChoices/linkChoices.machine';
import { newPaymentLinkMachine } from '../../../machines/newPaymentLink/newPaymentLink.machine';
import { paymentLinkStatusMachine } from '../../../machines/paymentLinkStatus/paymentLinkStatus.machine';
import { paymentLinksMachine } from '../../../machines/paymentLinks/paymentLinks.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const links = () => withTemporal(() => import('../../services/paymentLinks'));

export const paymentLinksFlows = {
  paymentLinks: wire(paymentLinksMachine, { load: lazy(links, (s) => s.listLinks) }),
  linkChoices: wire(linkChoicesMachine, { load: lazy(links, (s) => s.loadLinkChoices) }),
  newPaymentLink: wire(newPaymentLinkMachine, { save: lazy(links, (s) => s.createLink) }),
  paymentLinkStatus: wire(paymentLinkStatusMachine, { do: lazy(links, (s) => s.switchLink) }),
};
