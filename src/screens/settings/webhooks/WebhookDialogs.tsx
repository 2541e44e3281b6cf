import { isolated } from '../../../../contract/shownText';
import type { Said } from '../../../../machines/kit/otp/otp.types';
import type { Webhook } from '../../../../machines/settings/currentWebhook/currentWebhook.machine';
import type { CopiedSecret } from '../../../../machines/settings/signingSecretCopy/signingSecretCopy.machine';
import type { EnabledWebhook } from '../../../../machines/settings/webhookEnabling/webhookEnabling.machine';
import type { RemovedWebhook } from '../../../../machines/settings/webhookRemoval/webhookRemoval.machine';
import type { useDialogAddress } from '../../../flow/dialogAddress';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import type { webhooksFlows } from '../../../wiring/settings/webhooks';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { WebhookDialog } from './WebhookDialog';

/** `?webhook=edit`, `test`, `remove`, `enable`, `secret`. */
export const WEBHOOK_DIALOGS = ['webhook'] as const;

interface WebhookDialogsProps {
  readonly flows: typeof webhooksFlows;
  readonly webhook: Webhook;
  readonly environment: 'Live' | 'Test';
  readonly dialog: ReturnType<typeof useDialogAddress<'webhook'>>;
  /** Also after a refusal: what is set now may be another thing than what was on screen. */
  readonly onDone: () => void;
}

/** KEY-01: the change of the webhook that the URL asks for, if it can be made. */
export function WebhookDialogs({ flows, webhook, environment, dialog, onDone }: WebhookDialogsProps) {
  const { address, kept } = webhook;
  const done = () => {
    dialog.close();
    onDone();
  };
  switch (dialog.about('webhook')) {
    case 'edit':
      return <WebhookDialog machine={flows.webhook} webhook={webhook} mode="edit" environment={environment} onDone={done} />;
    case 'test':
      return address === '' ? null : (
        <WebhookDialog machine={flows.webhook} webhook={webhook} mode="test" environment={environment} onDone={done} />
      );
    case 'remove':
      return address === '' ? null : (
        <ConfirmDialog<RemovedWebhook, Said>
          machine={flows.webhookRemoval}
          subject={{ address }}
          title="Remove the webhook URL?"
          action="Remove URL"
          onDone={done}
        >
          <p>We stop sending events of {environment} mode to your server, and keep them. You can resend them later.</p>
          <DescriptionList rows={[{ label: 'Webhook URL', value: isolated(address) }]} />
        </ConfirmDialog>
      );
    case 'secret':
      return address === '' ? null : (
        <ConfirmDialog<CopiedSecret, Said>
          machine={flows.signingSecretCopy}
          subject={{ address }}
          title="Copy the signing secret?"
          action="Copy secret"
          kind="solid"
          onDone={done}
        >
          <p>
            Your server checks with it that an event comes from us. We never show it, and the audit trail records that you copied
            it.
          </p>
          <DescriptionList rows={[{ label: 'Webhook URL', value: isolated(address) }]} />
        </ConfirmDialog>
      );
    case 'enable':
      return address === '' ? null : (
        <ConfirmDialog<EnabledWebhook, Said>
          machine={flows.webhookEnabling}
          subject={{ address, kept }}
          title="Turn on your webhook?"
          action="Turn on"
          kind="solid"
          onDone={done}
        >
          <p>We send events to your server again, and first what we kept while your webhook was off.</p>
          <DescriptionList rows={[{ label: 'Webhook URL', value: isolated(address) }]} />
        </ConfirmDialog>
      );
    default:
      return null;
  }
}
