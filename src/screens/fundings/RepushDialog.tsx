import { isolated } from '../../../contract/shownText';
import type { FundingInFull } from '../../../machines/fundings/fundingDetails/fundingDetails.machine';
import type { Notified } from '../../../machines/fundings/fundingNotification/fundingNotification.machine';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatStep } from '../../ui/text/dates';
import { formatAmount, orDash } from '../../ui/text/format';
import type { fundingHistoryFlows } from '../../wiring/fundings/fundingHistory';
import { ConfirmDialog } from '../kit/ConfirmDialog';

interface RepushDialogProps {
  readonly machine: (typeof fundingHistoryFlows)['fundingNotification'];
  readonly funding: FundingInFull;
  readonly onDone: (isSent: boolean) => void;
}

/** FND-02: asks before the notification about a funding is sent again. */
export function RepushDialog({ machine, funding, onDone }: RepushDialogProps) {
  const { reference, eventId, amount, currency, sender, webhookUrl, deliveries } = funding;
  const [last] = deliveries;
  const paid = amount === null ? '' : formatAmount(amount, currency);
  return (
    <ConfirmDialog<Notified, Said>
      machine={machine}
      subject={{ reference, eventId }}
      title="You are about to re-push webhook"
      action="Yes, Re-push webhook"
      keep="No"
      kind="solid"
      safe="No money moved."
      onDone={onDone}
    >
      <p>The notification is sent again. No money moves.</p>
      <DescriptionList
        rows={[
          { label: 'Funding', value: [paid, sender.name && isolated(sender.name)].filter(Boolean).join(', ') },
          { label: 'Sent to', value: orDash(webhookUrl) },
          {
            label: 'Event ID',
            value: (
              <>
                <div>{eventId}</div>
                <div>The same as before, so your server can tell</div>
              </>
            ),
          },
          { label: 'Last delivery', value: last ? `${formatStep(last.at)}, ${(last.status || 'Sent').toLowerCase()}` : '—' },
        ]}
      />
    </ConfirmDialog>
  );
}
