/** The dialog of an order that moves money: its steps, its code, and the view while its outcome is unknown. */
import type { ReactNode } from 'react';
import type { OtpView } from '../../../machines/kit/otp/otp.select';
import type { OtpEvent } from '../../../machines/kit/otp/otp.types';
import type { ActorView } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { Dialog } from '../../ui/layers/Dialog';
import { DialogBusy } from '../../ui/layers/DialogBusy';
import { CodeEntry, ResendButton, VerifyButton } from './CodeEntry';
import { FilledDialog, type Leaving } from './FilledDialog';
import { mayHaveGone } from './outcomeWords';

/** The view of a state, and how to leave it. Null: it cannot be left now. */
export interface OrderStepView {
  readonly title: string;
  readonly step: number;
  readonly body: ReactNode;
  readonly foot: ReactNode;
  readonly leave: (() => void) | null;
  /** Room for two columns of fields, if the page is wide. */
  readonly wide?: boolean;
}

interface OrderDialogProps {
  readonly labels: readonly string[];
  readonly open: boolean;
  readonly look: OrderStepView;
  /** Of an order with a form: whether the merchant is asked before what they filled in is lost. */
  readonly leaving?: Leaving;
}

export function OrderDialog({ labels, open, look: { title, step, body, foot, leave, wide = false }, leaving }: OrderDialogProps) {
  const dialog = {
    ...{ title, open, wide, foot, children: body, steps: { labels, current: step } },
    canClose: leave !== null,
    onClose: () => leave?.(),
  };
  return leaving ? <FilledDialog {...dialog} leaving={leaving} /> : <Dialog {...dialog} />;
}

/** A call is running. */
export const waiting = (title: string, step: number, words: string, leave: OrderStepView['leave']): OrderStepView => ({
  title,
  step,
  body: <DialogBusy>{words}</DialogBusy>,
  foot: null,
  leave,
});

interface Entry {
  readonly id: string;
  /** The action in the button's label. */
  readonly action: string;
  /** Null until the code's machine has started. */
  readonly view: OtpView | null;
  readonly entry: ActorView<OtpEvent> | null;
  /** What the code confirms. Null until it is known. */
  readonly about: ReactNode;
  /** What is safe after a failed verification. */
  readonly safe: string;
  /** The button that leaves the code: `Back` where the form opens again. */
  readonly back?: 'Back' | 'Not now';
}

/** The code, with what it confirms above it. */
export function enteringCode({
  id,
  action,
  view,
  entry,
  about,
  safe,
  back = 'Not now',
}: Entry): Pick<OrderStepView, 'body' | 'foot' | 'leave'> {
  const leave = () => entry?.send({ type: 'otp.dismissed' });
  if (!about) return { body: null, foot: null, leave };
  // The order alone, while the merchant is asked whether they leave.
  if (!view || !entry) return { body: about, foot: null, leave };
  return {
    body: (
      <CodeEntry id={id} label="Your code" view={view} safe={safe} autoFocus {...entry}>
        {about}
      </CodeEntry>
    ),
    foot: (
      <>
        <Button disabled={view.verifying} onPress={leave}>
          {back}
        </Button>
        <ResendButton view={view} {...entry} />
        <VerifyButton form={id} view={view} {...entry}>
          {action}
        </VerifyButton>
      </>
    ),
    leave: view.verifying ? null : leave,
  };
}

interface Unknown {
  readonly send: (event: { readonly type: 'outcome.retry' } | { readonly type: 'dismissed' }) => void;
  readonly step: number;
  /** The order and the verb for the warning not to repeat it: `payout`, `pay`. */
  readonly what: string;
  readonly again: string;
  /** The sum that may have moved, and who it is for, if the order has one. */
  readonly about?: ReactNode;
  /** What the provider said instead of confirming it. Null if there was no response. */
  readonly reply: string | null;
}

/** The outcome is unknown, and nothing is sent until it is known. */
export function unknownOutcome({ send, step, what, again, about, reply }: Unknown): OrderStepView {
  const leave = () => send({ type: 'dismissed' });
  return {
    title: 'We couldn’t confirm this yet',
    step,
    body: (
      <>
        {about}
        <Alert tone="plain">
          <p>
            {mayHaveGone(reply, what)} Check its status before you {again} again. Until then, we won’t send anything else from
            here.
          </p>
        </Alert>
      </>
    ),
    foot: (
      <>
        <Button onPress={leave}>Not now</Button>
        <Button kind="solid" icon="refresh" onPress={() => send({ type: 'outcome.retry' })}>
          Check status
        </Button>
      </>
    ),
    leave,
  };
}
