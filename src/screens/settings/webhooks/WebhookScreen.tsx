import { useResource } from '../../../flow/useResource';
import { Page } from '../../../ui/layout/Page';
import type { webhooksFlows } from '../../../wiring/settings/webhooks';
import { WebhookSection } from './WebhookSection';
import { WebhookTabs } from './WebhookTabs';

export interface WebhookScreenProps {
  readonly flows: typeof webhooksFlows;
  readonly environment: 'Live' | 'Test';
  readonly mayChange: boolean;
}

/** KEY-01: API Keys & Webhooks. */
export function WebhookScreen({ flows, environment, mayChange }: WebhookScreenProps) {
  const part = useResource(flows.currentWebhook, '');
  return (
    <Page title="API Keys & Webhooks">
      <WebhookTabs value="keys" deliveries={part.view.value?.counts.total ?? null}>
        <WebhookSection flows={flows} part={part} environment={environment} mayChange={mayChange} />
      </WebhookTabs>
    </Page>
  );
}
