import type { OtpView } from '../../../machines/kit/otp.select';
import { Button } from '../../ui/Button';
import { CountdownTo } from '../../ui/Countdown';

interface SendAgainProps {
  readonly state: OtpView['resend'];
  /** When it can be asked for again. */
  readonly at: OtpView['resendAt'];
  readonly disabled: boolean;
  readonly onAsk: () => void;
  readonly children: string;
}

/** What was sent by e-mail can be asked for again, in a minute; the button says when. */
export function SendAgain({ state, at, disabled, onAsk, children }: SendAgainProps) {
  return (
    <Button kind="bare" disabled={disabled} busy={state === 'sending'} onPress={onAsk}>
      {state === 'waiting' ? (
        <span>
          {children} in <CountdownTo at={at} />
        </span>
      ) : (
        children
      )}
    </Button>
  );
}
