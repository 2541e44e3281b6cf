import type { OtpView } from '../../../machines/kit/otp/otp.select';
import { Button } from '../../ui/buttons/Button';
import { CountdownTo } from '../../ui/text/Countdown';

interface TimedResendButtonProps {
  readonly kind?: 'bare' | 'solid';
  readonly state: OtpView['resend'];
  /** When it can be requested again. */
  readonly at: OtpView['resendAt'];
  readonly disabled: boolean;
  readonly onAsk: () => void;
  readonly children: string;
}

/** Sends an email again after a minute. The button says when. */
export function TimedResendButton({ kind = 'bare', state, at, disabled, onAsk, children }: TimedResendButtonProps) {
  return (
    <Button kind={kind} disabled={disabled} busy={state === 'sending'} onPress={onAsk}>
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
