/** The guard and actions of a code, to be given to `setup` with those of the order. */
import { assign, type EventObject, emit, type MachineContext } from 'xstate';
import type { Emitted } from '../flow/emitted';
import type { Fault } from '../flow/fault';
import { isCodeRecent, recentCodeSentAt } from '../otp/codePause';
import { isOutOfTries } from '../otp/otp.rules';
import type { Entered, OtpOutput, Said } from '../otp/otp.types';
import type { Into } from './order.parts';
import type { CodedContext } from './order.types';

type WithCode = Pick<CodedContext<object>, 'problem' | 'otp' | 'sentAt'>;

export const codeGuards = {
  /** The provider takes no more codes for this order. */
  outOfTries: (_: unknown, fault: Fault): boolean => isOutOfTries(fault),
  /** This flow had a code sent a moment ago and has not used it, so it is valid for the next order too. */
  codeIsRecent: ({ context }: { readonly context: Pick<WithCode, 'sentAt'> }, fault: Fault): boolean =>
    context.sentAt !== null && isCodeRecent(fault),
};

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
  setCode: assign<Context, Event, Entered, Event, never>((_, { otp }) => into({ otp, problem: null })),
  clearCode: assign<Context, Event, undefined, Event, never>(into({ otp: '', sentAt: null })),
  setCodeSent: assign<Context, Event, undefined, Event, never>(() => into({ sentAt: Date.now() })),
  setCodeRecent: assign<Context, Event, Fault, Event, never>((_, fault) => into({ sentAt: recentCodeSentAt(fault, Date.now()) })),
  notifyRecent: emit<Context, Event, undefined, Event, Emitted>({
    type: 'notice',
    tone: 'good',
    text: 'Enter the code that we sent you a moment ago.',
  }),
  ...codeActions<Context, Event>(),
});

/** Returns the code that was entered, to be sent with the order. */
export const enteredCode = ({ event: { output } }: { readonly event: { readonly output: OtpOutput<Entered> } }): Entered => ({
  message: '',
  otp: output.result === 'verified' ? output.answer.otp : '',
});
