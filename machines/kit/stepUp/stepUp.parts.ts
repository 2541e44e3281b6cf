/** The context, guards and actions of a step-up, to be given to `setup` with those of the machine. */
import { assign, type EventObject } from 'xstate';
import { type Fault, faultIn, sentence } from '../flow/fault';
import { eventParams } from '../flow/params';
import type { Into } from '../order/order.parts';
import { isAboutPassword, passwordError, type StepUp } from './stepUp.rules';

export interface StepUpContext extends StepUp {
  /** What is wrong with the password that was sent. */
  readonly passwordProblem: string | null;
}

export type StepUpEvent = { readonly type: 'password.changed'; readonly password: string };

/** The context before anything is typed, and after the change was accepted or left. */
export const noStepUp: StepUpContext = { password: '', passwordProblem: null };

export const stepUpGuards = {
  /** Until then nothing is sent. */
  hasPassword: ({ context }: { readonly context: StepUp }): boolean => passwordError(context.password) === null,
  /** The change may be sent again with another password, and nothing was changed. */
  passwordRefused: (_: unknown, fault: Fault): boolean => fault.kind === 'server' && isAboutPassword(fault.message),
};

/** @param into shows that the context of the machine has that of the step-up. A machine passes `asIs` */
export const stepUpActions = <Context extends StepUpContext, Event extends EventObject>(into: Into<StepUpContext, Context>) => ({
  setPassword: assign<Context, Event, StepUp, Event, never>((_, { password }) => into({ password, passwordProblem: null })),
  /** On the way out of every state that sends the password, except when it is refused. */
  clearPassword: assign<Context, Event, undefined, Event, never>(into(noStepUp)),
  /** When the change is sent: what was wrong with the password may be right now. */
  clearPasswordProblem: assign<Context, Event, undefined, Event, never>(into({ passwordProblem: null })),
  setPasswordProblem: assign<Context, Event, Fault, Event, never>((_, fault) => into({ passwordProblem: sentence(fault, '') })),
});

/** The handler of the field, for the state that asks for the password. */
export const typesPassword = { 'password.changed': { actions: { type: 'setPassword', params: eventParams } } } as const;

/** The branch of a failed call that leads back to the field. It comes before those of other refusals. */
export const onWrongPassword = <const Target extends string>(target: Target) =>
  ({
    guard: { type: 'passwordRefused', params: faultIn },
    target,
    actions: { type: 'setPasswordProblem', params: faultIn },
  }) as const;
