import { useResource } from '../../../flow/useResource';
import { Page } from '../../../ui/layout/Page';
import { Stack } from '../../../ui/layout/Stack';
import type { apiKeysFlows } from '../../../wiring/settings/apiKeys';
import type { webhooksFlows } from '../../../wiring/settings/webhooks';
import { LatestDeliveries } from '../webhooks/LatestDeliveries';
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
  const latest = useResource(flows.latestDeliveries, '');
  const total = webhook.view.value?.counts.total ?? null;
  /** A test event is a delivery too. */
  const reload = () => {
    webhook.send({ type: 'refresh' });
    latest.send({ type: 'refresh' });
  };
  return (
    <Page title="API Keys & Webhooks">
      <WebhookTabs value="keys" deliveries={total}>
        <Stack>
          <KeysSection flows={flows} environment={environment} mayCopy={mayCopy} mayGenerate={mayGenerate} />
          <WebhookSection flows={flows} part={webhook} environment={environment} mayChange={mayChange} onDone={reload} />
          <LatestDeliveries part={latest} total={total} />
        </Stack>
      </WebhookTabs>
    </Page>
  );
}
