import { linkChoicesCases } from '../links/linkChoices/linkChoices.cases';
import { linkChoicesMachine } from '../links/linkChoices/linkChoices.machine';
import { linkChoicesProperties } from '../links/linkChoices/linkChoices.properties';
import { newPaymentLinkCases } from '../links/newPaymentLink/newPaymentLink.cases';
import { newPaymentLinkMachine } from '../links/newPaymentLink/newPaymentLink.machine';
import { newPaymentLinkProperties } from '../links/newPaymentLink/newPaymentLink.properties';
import { paymentLinkStatusCases } from '../links/paymentLinkStatus/paymentLinkStatus.cases';
import { paymentLinkStatusMachine } from '../links/paymentLinkStatus/paymentLinkStatus.machine';
import { paymentLinkStatusProperties } from '../links/paymentLinkStatus/paymentLinkStatus.properties';
import { paymentLinksCases } from '../links/paymentLinks/paymentLinks.cases';
import { paymentLinksMachine } from '../links/paymentLinks/paymentLinks.machine';
import { paymentLinksProperties } from '../links/paymentLinks/paymentLinks.properties';
import { qrCodeStatusCases } from '../links/qrCodeStatus/qrCodeStatus.cases';
import { qrCodeStatusMachine } from '../links/qrCodeStatus/qrCodeStatus.machine';
import { qrCodeStatusProperties } from '../links/qrCodeStatus/qrCodeStatus.properties';
import { qrCodesCases } from '../links/qrCodes/qrCodes.cases';
import { qrCodesMachine } from '../links/qrCodes/qrCodes.machine';
import { qrCodesProperties } from '../links/qrCodes/qrCodes.properties';
import { qrDownloadCases } from '../links/qrDownload/qrDownload.cases';
import { qrDownloadMachine } from '../links/qrDownload/qrDownload.machine';
import { qrDownloadProperties } from '../links/qrDownload/qrDownload.properties';
import { qrWizardCases } from '../links/qrWizard/qrWizard.cases';
import { qrWizardMachine } from '../links/qrWizard/qrWizard.machine';
import { qrWizardProperties } from '../links/qrWizard/qrWizard.properties';
import { subscribersCases } from '../links/subscribers/subscribers.cases';
import { subscribersMachine } from '../links/subscribers/subscribers.machine';
import { subscribersProperties } from '../links/subscribers/subscribers.properties';
import { subscriptionLinkCases } from '../links/subscriptionLink/subscriptionLink.cases';
import { subscriptionLinkMachine } from '../links/subscriptionLink/subscriptionLink.machine';
import { subscriptionLinkProperties } from '../links/subscriptionLink/subscriptionLink.properties';

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
