import { Page } from '../../../ui/layout/Page';
import { Stack } from '../../../ui/layout/Stack';
import { KeysSection, type KeysSectionProps } from './KeysSection';

export type ApiWebhooksScreenProps = KeysSectionProps;

/** KEY-02: each section loads, fails and changes on its own. */
export const ApiWebhooksScreen = (keys: ApiWebhooksScreenProps) => (
  <Page title="API Keys & Webhooks">
    <Stack>
      <KeysSection {...keys} />
    </Stack>
  </Page>
);
