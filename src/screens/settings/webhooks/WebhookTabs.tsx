import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Tabs } from '../../../ui/buttons/Tabs';
import { formatCount } from '../../../ui/text/format';
import { DELIVERIES } from './webhookWords';

const KEYS = '/dashboard/settings/api-webhooks';

interface WebhookTabsProps {
  readonly value: 'keys' | 'deliveries';
  /** How many deliveries there are, once it is known. */
  readonly deliveries: number | null;
  readonly children: ReactNode;
}

/** KEY-01: the two pages of API Keys & Webhooks, each with a URL of its own. */
export function WebhookTabs({ value, deliveries, children }: WebhookTabsProps) {
  const [, navigate] = useLocation();
  return (
    <Tabs
      label="API Keys & Webhooks"
      value={value}
      tabs={[
        { value: 'keys', label: 'Keys and webhook' },
        { value: 'deliveries', label: deliveries === null ? 'Deliveries' : `Deliveries ${formatCount(deliveries)}` },
      ]}
      onChoose={(tab) => navigate(tab === 'keys' ? KEYS : DELIVERIES)}
    >
      {children}
    </Tabs>
  );
}
