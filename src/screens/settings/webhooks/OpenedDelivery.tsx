import { isolated } from '../../../../contract/shownText';
import type { Said } from '../../../../machines/kit/otp/otp.types';
import type { ResentEvent } from '../../../../machines/settings/webhookResend/webhookResend.machine';
import type { useDialogAddress } from '../../../flow/dialogAddress';
import { useResource } from '../../../flow/useResource';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import { useAfterPaint } from '../../../ui/timing/useAfterPaint';
import type { webhooksFlows } from '../../../wiring/settings/webhooks';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { DeliveryPane } from './DeliveryPane';

interface OpenedDeliveryProps {
  readonly id: string;
  readonly flows: typeof webhooksFlows;
  readonly barrier: string | null;
  readonly resend: ReturnType<typeof useDialogAddress<'resend'>>;
  readonly pageAt: (path: string) => string | null;
  readonly onClose: () => void;
  readonly onResent: () => void;
}

/** KEY-01: the delivery in the URL, and the question over it. */
export function OpenedDelivery({ id, flows, barrier, resend, pageAt, onClose, onResent }: OpenedDeliveryProps) {
  const part = useResource(flows.webhookDelivery, id);
  const { value } = part.view;
  // Of two dialogs that open at once, the outer one would hide the question from assistive technology.
  const isPaneThere = useAfterPaint(true);
  return (
    <>
      <DeliveryPane
        part={part}
        barrier={barrier}
        pageAt={pageAt}
        onResend={() => resend.open('resend', 'one')}
        onClose={onClose}
      />
      {isPaneThere && value && barrier === null && resend.about('resend') === 'one' && (
        <ConfirmDialog<ResentEvent, Said>
          machine={flows.webhookResend}
          subject={{ id, eventId: value.eventId, event: value.event }}
          title="Resend this event?"
          action="Resend event"
          kind="solid"
          safe="No money moved."
          onDone={(isSent) => {
            resend.close();
            if (!isSent) return;
            part.send({ type: 'refresh' });
            onResent();
          }}
        >
          <p>It is sent as one more attempt, signed with today’s secret. No money moves.</p>
          <DescriptionList
            rows={[
              { label: 'Event', value: isolated(value.event) },
              {
                label: 'Event ID',
                value: (
                  <>
                    <div>{isolated(value.eventId)}</div>
                    <div>The same as before, so your server can tell</div>
                  </>
                ),
              },
            ]}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
