import { useCallback } from 'react';
import { isolated } from '../../../../contract/shownText';
import type { Said } from '../../../../machines/kit/otp/otp.types';
import type { Webhook } from '../../../../machines/settings/currentWebhook/currentWebhook.machine';
import type { FailedWebhooks } from '../../../../machines/settings/failedWebhooksResend/failedWebhooksResend.machine';
import {
  deliveryFilters,
  deliveryViews,
  type WebhookDelivery,
} from '../../../../machines/settings/webhookDeliveries/webhookDeliveries.machine';
import { resendBarrier } from '../../../../machines/settings/webhookDelivery/webhookDelivery.rules';
import { useDialogAddress } from '../../../flow/dialogAddress';
import { useList } from '../../../flow/useList';
import { useResource } from '../../../flow/useResource';
import { Button } from '../../../ui/buttons/Button';
import { Page } from '../../../ui/layout/Page';
import { Stack } from '../../../ui/layout/Stack';
import type { webhooksFlows } from '../../../wiring/settings/webhooks';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { ListSection, type ListWords } from '../../kit/ListSection';
import { PartError } from '../../kit/PartError';
import { CurrentAddress } from './CurrentAddress';
import { deliveryColumns, NEWEST_FIRST } from './deliveryColumns';
import { OpenedDelivery } from './OpenedDelivery';
import { WEBHOOK_DIALOGS, WebhookDialogs } from './WebhookDialogs';
import { WebhookTabs } from './WebhookTabs';

export interface WebhookDeliveriesScreenProps {
  readonly flows: typeof webhooksFlows;
  readonly environment: 'Live' | 'Test';
  readonly mayChange: boolean;
  /** Returns the path of a page, or null if this role cannot open it. */
  readonly pageAt: (path: string) => string | null;
}

/** The details stay open beside a question, so each has a parameter of its own. */
const DETAILS = ['delivery'] as const;
/** `?resend=failed`, or `one` for the delivery whose details are open. */
const RESEND = ['resend'] as const;

const WORDS: ListWords = {
  caption: 'Deliveries',
  widths: { event: 280, about: 333, date: 190, tries: 95, status: 229 },
  none: 'You currently do not have any deliveries.',
  teaches: {
    drawing: 'movement',
    sentence: 'Each event that we send to your webhook appears here, with what your server answered.',
  },
  noMatch: 'No deliveries match.',
  showAll: 'Show all deliveries',
  lost: 'your deliveries',
};

const countsOf = ({ counts: { total, delivered, retrying, failed } }: Webhook) => ({ all: total, delivered, retrying, failed });

/** KEY-01: lists what was sent to the webhook, and sends it again. */
export function WebhookDeliveriesScreen({ flows, environment, mayChange, pageAt }: WebhookDeliveriesScreenProps) {
  const list = useList(flows.webhookDeliveries, deliveryFilters);
  const part = useResource(flows.currentWebhook, '');
  const [details, resend, dialog] = [useDialogAddress(DETAILS), useDialogAddress(RESEND), useDialogAddress(WEBHOOK_DIALOGS)];
  const { open } = details;
  const show = useCallback(({ id }: Pick<WebhookDelivery, 'id'>) => open('delivery', id), [open]);
  const id = details.about('delivery');
  const { value, busy } = part.view;
  const barrier = resendBarrier(mayChange, value);
  const failed = value?.counts.failed ?? 0;
  const reload = () => {
    part.send({ type: 'refresh' });
    list.refresh();
  };
  return (
    <Page
      title="API Keys & Webhooks"
      pane={
        id !== null && (
          <OpenedDelivery
            key={id}
            id={id}
            flows={flows}
            barrier={barrier}
            resend={resend}
            pageAt={pageAt}
            onClose={details.close}
            onResent={reload}
          />
        )
      }
    >
      <WebhookTabs value="deliveries" deliveries={value?.counts.total ?? null}>
        <Stack>
          <PartError part={part} what="your webhook" />
          {value && <CurrentAddress webhook={value} mayChange={mayChange} onOpen={(about) => dialog.open('webhook', about)} />}
          <ListSection
            list={list}
            words={WORDS}
            columns={deliveryColumns}
            usual={NEWEST_FIRST}
            views={deliveryViews}
            counts={{ view: { value: value && countsOf(value), busy, fault: null }, send: part.send }}
            tools={
              failed > 0 && (
                <Button disabled={barrier !== null} onPress={() => resend.open('resend', 'failed')}>
                  {`Resend ${failed} failed`}
                </Button>
              )
            }
            start={
              mayChange &&
              value &&
              value.address !== '' && (
                <Button icon="send" onPress={() => dialog.open('webhook', 'test')}>
                  Send test event
                </Button>
              )
            }
            rowKey={(row) => row.id}
            rowLabel={({ event, about, eventId }) => `View delivery of ${isolated(event)}, ${isolated(about || eventId)}`}
            onRow={show}
            chosen={id}
          />
        </Stack>
      </WebhookTabs>
      {value && barrier === null && failed > 0 && resend.about('resend') === 'failed' && (
        <ConfirmDialog<FailedWebhooks, Said>
          machine={flows.failedWebhooksResend}
          subject={{ count: failed }}
          title={failed === 1 ? 'Resend 1 failed event?' : `Resend ${failed} failed events?`}
          action={failed === 1 ? 'Resend 1 event' : `Resend ${failed} events`}
          kind="solid"
          safe="No money moved."
          onDone={() => {
            resend.close();
            reload();
          }}
        >
          <p>Each is sent once more with the same event ID, so your server can tell. No money moves.</p>
        </ConfirmDialog>
      )}
      {value && mayChange && (
        <WebhookDialogs flows={flows} webhook={value} environment={environment} dialog={dialog} onDone={reload} />
      )}
    </Page>
  );
}
