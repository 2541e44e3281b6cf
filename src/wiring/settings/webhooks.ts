/** The webhook of the business, and its deliveries. */
import { wire } from '../../../machines/kit/flow/port';
import { currentWebhookMachine } from '../../../machines/settings/currentWebhook/currentWebhook.machine';
import { failedWebhooksResendMachine } from '../../../machines/settings/failedWebhooksResend/failedWebhooksResend.machine';
import { signingSecretCopyMachine } from '../../../machines/settings/signingSecretCopy/signingSecretCopy.machine';
import { webhookMachine } from '../../../machines/settings/webhook/webhook.machine';
import { webhookDeliveriesMachine } from '../../../machines/settings/webhookDeliveries/webhookDeliveries.machine';
import { webhookDeliveryMachine } from '../../../machines/settings/webhookDelivery/webhookDelivery.machine';
import { webhookEnablingMachine } from '../../../machines/settings/webhookEnabling/webhookEnabling.machine';
import { webhookRemovalMachine } from '../../../machines/settings/webhookRemoval/webhookRemoval.machine';
import { webhookResendMachine } from '../../../machines/settings/webhookResend/webhookResend.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/settings/webhooks'));

export const webhooksFlows = {
  currentWebhook: wire(currentWebhookMachine, { load: lazy(services, (s) => s.getWebhook) }),
  webhook: wire(webhookMachine, {
    save: lazy(services, (s) => s.saveWebhook),
    compare: lazy(services, (s) => s.getWebhook),
    test: lazy(services, (s) => s.testWebhook),
  }),
  signingSecretCopy: wire(signingSecretCopyMachine, { do: lazy(services, (s) => s.copySigningSecret) }),
  webhookRemoval: wire(webhookRemovalMachine, { do: lazy(services, (s) => s.removeWebhook) }),
  webhookEnabling: wire(webhookEnablingMachine, { do: lazy(services, (s) => s.enableWebhook) }),
  webhookDeliveries: wire(webhookDeliveriesMachine, { load: lazy(services, (s) => s.listDeliveries) }),
  webhookDelivery: wire(webhookDeliveryMachine, { load: lazy(services, (s) => s.getDelivery) }),
  webhookResend: wire(webhookResendMachine, { do: lazy(services, (s) => s.resendDelivery) }),
  failedWebhooksResend: wire(failedWebhooksResendMachine, { do: lazy(services, (s) => s.resendFailed) }),
};
