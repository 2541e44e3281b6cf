/** The dialog of an order that moves money: its steps, the code that it is confirmed by, and what is said while nobody knows what became of it. */
import type { ReactNode } from 'react';
import type { OtpView } from '../../../machines/kit/otp.select';
import type { OtpEvent } from '../../../machines/kit/otp.types';
import type { ActorView } from '../../flow/useFlow';
import { Busy } from '../../ui/Busy';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { CodeEntry, ResendButton, VerifyButton } from './CodeEntry';

/** How a state of the order looks, and how it is left; null: it cannot be left now. */
export interface Look {
  readonly title: string;
  readonly step: number;
  readonly body: ReactNode;
  readonly foot: ReactNode;
  readonly leave: (() => void) | null;
}

interface OrderDialogProps {
  readonly labels: readonly string[];
  readonly open: boolean;
  readonly look: Look;
}

export const OrderDialog = ({ labels, open, look: { title, step, body, foot, leave } }: OrderDialogProps) => (
  <Dialog
    title={title}
    open={open}
    steps={{ labels, current: step }}
    canClose={leave !== null}
    onClose={() => leave?.()}
    foot={foot}
  >
    {body}
  </Dialog>
);

/** Something is asked or sent, and waited for. */
export const waiting = (title: string, step: number, words: string, leave: Look['leave']): Look => ({
  title,
  step,
  body: <Busy>{words}</Busy>,
  foot: null,
  leave,
});

interface Entry {
  readonly id: string;
  /** What the code does, as its button says it. */
  readonly action: string;
  /** Null for the moment before they are there. */
  readonly view: OtpView | null;
  readonly entry: ActorView<OtpEvent> | null;
  /** What the code is for: null until it is known. */
  readonly about: ReactNode;
  /** What is safe after a code that was not verified. */
  readonly safe: string;
}

/** The code, with what it is for above it. */
export function enteringCode({ id, action, view, entry, about, safe }: Entry): Pick<Look, 'body' | 'foot' | 'leave'> {
  const leave = () => entry?.send({ type: 'otp.dismissed' });
  if (!about || !view || !entry) return { body: null, foot: null, leave };
  return {
    body: (
      <CodeEntry id={id} label="One-time password" view={view} safe={safe} {...entry}>
        {about}
      </CodeEntry>
    ),
    foot: (
      <>
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
  /** What may have been made, and what is not to be done again before it is known: `payout`, `pay`. */
  readonly what: string;
  readonly again: string;
}

/** Nobody can say yet: nothing more is sent before somebody does. */
export function unknownOutcome({ send, step, what, again }: Unknown): Look {
  const leave = () => send({ type: 'dismissed' });
  return {
    title: 'We do not know yet',
    step,
    body: (
      <p>
        No answer came back, so the {what} may have been made. Ask what became of it before you {again} again: until then nothing
        more is sent from here.
      </p>
    ),
    foot: (
      <>
        <Button onPress={leave}>Not now</Button>
        <Button kind="solid" onPress={() => send({ type: 'outcome.retry' })}>
          Ask again
        </Button>
      </>
    ),
    leave,
  };
}
