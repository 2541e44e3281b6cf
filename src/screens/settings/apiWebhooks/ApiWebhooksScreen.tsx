import { useResource } from '../../../flow/useResource';
import { Page } from '../../../ui/layout/Page';
import { Stack } from '../../../ui/layout/Stack';
import type { apiKeysFlows } from '../../../wiring/settings/apiKeys';
import type { webhooksFlows } from '../../../wiring/settings/webhooks';
import { WebhookSection } from '../webhooks/WebhookSection';
import { WebhookTabs } from '../webhooks/WebhookTabs';
import { KeysSection, type KeysSectionProps } from './KeysSection';

export interface ApiWebhooksScreenProps extends Omit<KeysSectionProps, 'flows'> {
  readonly flows: typeof apiKeysFlows & typeof webhooksFlows;
  readonly mayChange: boolean;
}

/** KEY-01, KEY-02: each section loads, fails and changes on its own. */
export function ApiWebhooksScreen({ flows, environment, mayCopy, mayGenerate, mayChange }: ApiWebhooksScreenProps) {
  const webhook = useResource(flows.currentWebhook, '');
  return (
    <Page title="API Keys & Webhooks">
      <WebhookTabs value="keys" deliveries={webhook.view.value?.counts.total ?? null}>
        <Stack>
          <KeysSection flows={flows} environment={environment} mayCopy={mayCopy} mayGenerate={mayGenerate} />
          <WebhookSection flows={flows} part={webhook} environment={environment} mayChange={mayChange} />
        </Stack>
      </WebhookTabs>
    </Page>
  );
}
