import { linkChoicesCases } from '../linkChoices/linkChoices.cases';
import { linkChoicesMachine } from '../linkChoices/linkChoices.machine';
import { linkChoicesProperties } from '../linkChoices/linkChoices.properties';
import { newPaymentLinkCases } from '../newPaymentLink/newPaymentLink.cases';
import { newPaymentLinkMachine } from '../newPaymentLink/newPaymentLink.machine';
import { newPaymentLinkProperties } from '../newPaymentLink/newPaymentLink.properties';
import { paymentLinkStatusCases } from '../paymentLinkStatus/paymentLinkStatus.cases';
import { paymentLinkStatusMachine } from '../paymentLinkStatus/paymentLinkStatus.machine';
import { paymentLinkStatusProperties } from '../paymentLinkStatus/paymentLinkStatus.properties';
import { paymentLinksCases } from '../paymentLinks/paymentLinks.cases';
import { paymentLinksMachine } from '../paymentLinks/paymentLinks.machine';
import { paymentLinksProperties } from '../paymentLinks/paymentLinks.properties';
import { qrDownloadCases } from '../qrDownload/qrDownload.cases';
import { qrDownloadMachine } from '../qrDownload/qrDownload.machine';
import { qrDownloadProperties } from '../qrDownload/qrDownload.properties';

export const businessFlows = {
  paymentLinks: { area: 'Business', machine: paymentLinksMachine, cases: paymentLinksCases, properties: paymentLinksProperties },
  linkChoices: { area: 'Business', machine: linkChoicesMachine, cases: linkChoicesCases, properties: linkChoicesProperties },
  newPaymentLink: {
    area: 'Business',
    machine: newPaymentLinkMachine,
    cases: newPaymentLinkCases,
    properties: newPaymentLinkProperties,
  },
  paymentLinkStatus: {
    area: 'Business',
    machine: paymentLinkStatusMachine,
    cases: paymentLinkStatusCases,
    properties: paymentLinkStatusProperties,
  },
  qrDownload: { area: 'Business', machine: qrDownloadMachine, cases: qrDownloadCases, properties: qrDownloadProperties },
};
