import { RESEND_PAUSE_MS } from '../../machines/kit/otp.rules';
import type { OtpView } from '../../machines/kit/otp.select';
import { Button } from '../ui/Button';
import { Countdown } from '../ui/Countdown';

interface SendAgainProps {
  readonly state: OtpView['resend'];
  readonly disabled: boolean;
  readonly onAsk: () => void;
  readonly children: string;
}

/** What was sent by e-mail can be asked for again, in a minute; the button says when. */
export function SendAgain({ state, disabled, onAsk, children }: SendAgainProps) {
  return (
    <Button kind="bare" disabled={disabled} busy={state === 'sending'} onPress={onAsk}>
      {state === 'waiting' ? (
        <span>
          {children} in <Countdown ms={RESEND_PAUSE_MS} />
        </span>
      ) : (
        children
      )}
    </Button>
  );
}
