/** Payment links. */
import { wire } from '../../../machines/kit/flow/port';
import { narrowed } from '../../../machines/kit/list/narrow';
import { linkChoicesMachine } from '../../../machines/links/linkChoices/linkChoices.machine';
import { newPaymentLinkMachine } from '../../../machines/links/newPaymentLink/newPaymentLink.machine';
import { paymentLinkStatusMachine } from '../../../machines/links/paymentLinkStatus/paymentLinkStatus.machine';
import { linkFilters, linkReaders, paymentLinksMachine } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import { qrDownloadMachine } from '../../../machines/links/qrDownload/qrDownload.machine';
import { lazy } from '../lazy';
import { stored } from '../stored';
import { withTemporal } from '../temporal';

const links = () => withTemporal(() => import('../../services/links/paymentLinks'));

const codes = () => import('../../flow/saveQr');

export const paymentLinksFlows = {
  paymentLinks: wire(paymentLinksMachine, {
    load: narrowed(
      lazy(links, (s) => s.listLinks),
      linkFilters,
      linkReaders,
    ),
  }),
  linkChoices: wire(linkChoicesMachine, { load: lazy(links, (s) => s.loadLinkChoices) }),
  newPaymentLink: wire(newPaymentLinkMachine, { save: stored(lazy(links, (s) => s.createLink)) }),
  qrDownload: wire(qrDownloadMachine, { save: lazy(codes, (s) => s.saveQr) }),
  paymentLinkStatus: wire(paymentLinkStatusMachine, { do: lazy(links, (s) => s.switchLink) }),
};
