/** The guard and actions of a code, to be given to `setup` with those of the order. */
import { assign, type EventObject, emit, type MachineContext } from 'xstate';
import type { Emitted, Notice } from '../flow/emitted';
import type { Fault } from '../flow/fault';
import { isCodeRecent, recentCodeSentAt } from '../otp/codePause';
import { isOutOfTries } from '../otp/otp.rules';
import type { Entered, OtpOutput, Said } from '../otp/otp.types';
import type { Into } from './order.parts';
import type { CodedContext } from './order.types';

type WithCode = Pick<CodedContext<object>, 'problem' | 'otp' | 'sentAt' | 'usedCodeSentAt'>;

/** The entered code, and when it was sent. Null: as the flow knows it. */
interface EnteredCode extends Entered {
  readonly sentAt: number | null;
}

export const codeGuards = {
  /** The provider takes no more codes for this order. */
  outOfTries: (_: unknown, fault: Fault): boolean => isOutOfTries(fault),
  /** The provider sent the person a code a moment ago. It belongs to no certain order, so it is entered for this one. */
  codeIsRecent: (_: unknown, fault: Fault): boolean => isCodeRecent(fault),
};

/** The provider counts whole seconds, and a request takes time. */
const SAME_CODE_MS = 5_000;

/** Whether the code that the provider sent last is the one that this flow has used. Only words depend on it, because clocks differ. */
const isUsed = ({ usedCodeSentAt }: Pick<WithCode, 'usedCodeSentAt'>, fault: Fault): boolean =>
  Math.abs(recentCodeSentAt(fault, Date.now()) - usedCodeSentAt) < SAME_CODE_MS;

/** What is said of the code that the provider sent last. It may be of another tab, or from before a reload. */
function recentNotice(context: Pick<WithCode, 'sentAt' | 'usedCodeSentAt'>, fault: Fault): Omit<Notice, 'type'> {
  if (context.sentAt !== null) return { tone: 'good', text: 'Enter the code that we sent you a moment ago.' };
  return isUsed(context, fault)
    ? { tone: 'bad', text: 'You already entered the last code. Wait until you can request a new one.' }
    : { tone: 'good', text: 'We sent you a code a moment ago. Enter it if you haven’t used it.' };
}

/** What a flow does that sends a code. */
export const codeActions = <Context extends MachineContext, Event extends EventObject>() => ({
  notifySent: emit<Context, Event, Said, Event, Emitted>((_, { message }) => ({
    type: 'notice',
    tone: 'good',
    text: message || 'Success - Enter OTP',
  })),
});

/** What a flow does that sends the code with its order. */
export const codedActions = <Context extends WithCode, Event extends EventObject>(into: Into<WithCode, Context>) => ({
  setCode: assign<Context, Event, EnteredCode, Event, never>(({ context }, { otp, sentAt }) =>
    into({ otp, problem: null, sentAt: sentAt ?? context.sentAt }),
  ),
  /** The code was used. If the order is refused, the pause until another one goes on. */
  clearCode: assign<Context, Event, undefined, Event, never>(({ context }) =>
    into({ otp: '', sentAt: null, usedCodeSentAt: context.sentAt ?? 0 }),
  ),
  setCodeSent: assign<Context, Event, undefined, Event, never>(() => into({ sentAt: Date.now() })),
  setCodeRecent: assign<Context, Event, Fault, Event, never>((_, fault) => into({ sentAt: recentCodeSentAt(fault, Date.now()) })),
  notifyRecent: emit<Context, Event, Fault, Event, Emitted>(({ context }, fault) => ({
    type: 'notice',
    ...recentNotice(context, fault),
  })),
  ...codeActions<Context, Event>(),
});

/** Returns when the last code was sent, used or not, for the pause until another one can be requested. */
export const codeSentAt = ({ sentAt, usedCodeSentAt }: Pick<WithCode, 'sentAt' | 'usedCodeSentAt'>): number | null =>
  sentAt ?? (usedCodeSentAt || null);

/** Returns the code that was entered, to be sent with the order. */
export const enteredCode = ({ event: { output } }: { readonly event: { readonly output: OtpOutput<Entered> } }): EnteredCode => ({
  message: '',
  otp: output.result === 'verified' ? output.answer.otp : '',
  sentAt: output.result === 'verified' ? (output.sentAt ?? null) : null,
});
