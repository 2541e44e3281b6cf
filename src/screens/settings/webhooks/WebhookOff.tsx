import { Button } from '../../../ui/buttons/Button';
import { Callout } from '../../../ui/feedback/Callout';
import { dayAndTime, READ_ONLY_REASON } from './webhookWords';

interface WebhookOffProps {
  readonly at: string;
  readonly kept: number;
  readonly mayChange: boolean;
  readonly onEnable: () => void;
}

/** KEY-01: the webhook failed ten times in a row, and was turned off. Nothing is lost. */
export const WebhookOff = ({ at, kept, mayChange, onEnable }: WebhookOffProps) => (
  <Callout
    tone="red"
    role="note"
    title="We turned off your webhook, because it failed ten times in a row."
    action={
      <Button disabled={!mayChange} reason={mayChange ? null : READ_ONLY_REASON} onPress={onEnable}>
        Turn on again
      </Button>
    }
  >
    <p>
      Off since {dayAndTime(at)} WAT. {kept === 0 ? 'We keep your events.' : `We keep your events: ${kept} so far.`}
    </p>
  </Callout>
);
