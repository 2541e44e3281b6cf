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
import { qrCodeStatusCases } from '../qrCodeStatus/qrCodeStatus.cases';
import { qrCodeStatusMachine } from '../qrCodeStatus/qrCodeStatus.machine';
import { qrCodeStatusProperties } from '../qrCodeStatus/qrCodeStatus.properties';
import { qrCodesCases } from '../qrCodes/qrCodes.cases';
import { qrCodesMachine } from '../qrCodes/qrCodes.machine';
import { qrCodesProperties } from '../qrCodes/qrCodes.properties';
import { qrDownloadCases } from '../qrDownload/qrDownload.cases';
import { qrDownloadMachine } from '../qrDownload/qrDownload.machine';
import { qrDownloadProperties } from '../qrDownload/qrDownload.properties';
import { qrWizardCases } from '../qrWizard/qrWizard.cases';
import { qrWizardMachine } from '../qrWizard/qrWizard.machine';
import { qrWizardProperties } from '../qrWizard/qrWizard.properties';
import { subscribersCases } from '../subscribers/subscribers.cases';
import { subscribersMachine } from '../subscribers/subscribers.machine';
import { subscribersProperties } from '../subscribers/subscribers.properties';
import { subscriptionLinkCases } from '../subscriptionLink/subscriptionLink.cases';
import { subscriptionLinkMachine } from '../subscriptionLink/subscriptionLink.machine';
import { subscriptionLinkProperties } from '../subscriptionLink/subscriptionLink.properties';

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
