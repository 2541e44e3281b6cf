import { linkChoicesCases, linkChoicesProperties } from '../links/linkChoices/linkChoices.flow';
import { linkChoicesMachine } from '../links/linkChoices/linkChoices.machine';
import { newPaymentLinkCases, newPaymentLinkProperties } from '../links/newPaymentLink/newPaymentLink.flow';
import { newPaymentLinkMachine } from '../links/newPaymentLink/newPaymentLink.machine';
import { paymentLinkStatusCases, paymentLinkStatusProperties } from '../links/paymentLinkStatus/paymentLinkStatus.flow';
import { paymentLinkStatusMachine } from '../links/paymentLinkStatus/paymentLinkStatus.machine';
import { paymentLinksCases, paymentLinksProperties } from '../links/paymentLinks/paymentLinks.flow';
import { paymentLinksMachine } from '../links/paymentLinks/paymentLinks.machine';
import { qrCodeStatusCases, qrCodeStatusProperties } from '../links/qrCodeStatus/qrCodeStatus.flow';
import { qrCodeStatusMachine } from '../links/qrCodeStatus/qrCodeStatus.machine';
import { qrCodesCases, qrCodesProperties } from '../links/qrCodes/qrCodes.flow';
import { qrCodesMachine } from '../links/qrCodes/qrCodes.machine';
import { qrDownloadCases, qrDownloadProperties } from '../links/qrDownload/qrDownload.flow';
import { qrDownloadMachine } from '../links/qrDownload/qrDownload.machine';
import { qrWizardCases } from '../links/qrWizard/qrWizard.cases';
import { qrWizardMachine } from '../links/qrWizard/qrWizard.machine';
import { qrWizardProperties } from '../links/qrWizard/qrWizard.properties';
import { subscribersCases, subscribersProperties } from '../links/subscribers/subscribers.flow';
import { subscribersMachine } from '../links/subscribers/subscribers.machine';
import { subscriptionLinkCases, subscriptionLinkProperties } from '../links/subscriptionLink/subscriptionLink.flow';
import { subscriptionLinkMachine } from '../links/subscriptionLink/subscriptionLink.machine';

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
  qrCodes: { area: 'Business', machine: qrCodesMachine, cases: qrCodesCases, properties: qrCodesProperties },
  qrCodeStatus: { area: 'Business', machine: qrCodeStatusMachine, cases: qrCodeStatusCases, properties: qrCodeStatusProperties },
  qrWizard: { area: 'Business', machine: qrWizardMachine, cases: qrWizardCases, properties: qrWizardProperties },
  subscribers: { area: 'Business', machine: subscribersMachine, cases: subscribersCases, properties: subscribersProperties },
  subscriptionLink: {
    area: 'Business',
    machine: subscriptionLinkMachine,
    cases: subscriptionLinkCases,
    properties: subscriptionLinkProperties,
  },
};
