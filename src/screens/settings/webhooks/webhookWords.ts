/** Words that both pages about the webhook show. */
import type { Webhook } from '../../../../machines/settings/currentWebhook/currentWebhook.machine';
import type { WebhookDelivery } from '../../../../machines/settings/webhookDeliveries/webhookDeliveries.machine';
import { codeInWords, durationInWords, ordinal } from '../../../../machines/settings/webhookDelivery/webhookDelivery.rules';
import '../../../ui/theme/webhookIcons';
import { formatDay, formatShortTime } from '../../../ui/text/dates';
import type { Look } from '../../kit/columns';

export const READ_ONLY_REASON = 'Your role can view webhooks, but not change them.';

/** Nobody sees the secret here. The dots stand for any length. */
export const SECRET_MASK = 'whsec_xxxxxxxxxxxxxxxxxx';

export const DELIVERIES = '/dashboard/settings/api-webhooks/deliveries';

export const deliveryLooks: Readonly<Record<WebhookDelivery['status'], Look>> = {
  Pending: { tone: 'blue', icon: 'clock' },
  Delivered: { tone: 'green', icon: 'circle-check' },
  Retrying: { tone: 'orange', icon: 'refresh' },
  Failed: { tone: 'red', icon: 'circle-x' },
  Kept: { tone: 'plain', icon: 'circle-dashed' },
};

const tries = (count: number) => `${count} ${count === 1 ? 'try' : 'tries'}`;

/** What stands below the status of a delivery: its newest answer, or when it is tried again. */
export function statusNote({ status, tries: made, nextTryAt, lastCode, lastMs }: WebhookDelivery): string {
  switch (status) {
    case 'Delivered':
      if (made > 1) return `${lastCode ?? 'Arrived'} on the ${ordinal(made)} try`;
      return lastMs === null ? String(lastCode ?? '') : `${lastCode ?? 'Arrived'} in ${durationInWords(lastMs)}`;
    case 'Retrying':
      return nextTryAt === null ? '' : `Next try ${formatShortTime(nextTryAt)}`;
    case 'Failed':
      return `${lastCode ?? codeInWords(null)} after ${tries(made)}`;
    case 'Pending':
    case 'Kept':
      return '';
  }
}

export const dayAndTime = (at: string): string => `${formatDay(at)} ${formatShortTime(at)}`;

export function healthNote({ lastWeek: { delivered, retrying, failed, total } }: Pick<Webhook, 'lastWeek'>): string {
  if (total === 0) return 'No events in the last 7 days';
  const rest = [retrying > 0 && `${retrying} retrying`, failed > 0 && `${failed} failed`].filter(Boolean).join(', ');
  return `${delivered} of ${total} events in the last 7 days${rest && `, ${rest}`}`;
}
