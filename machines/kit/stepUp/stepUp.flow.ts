/** The part of a step-up that never ships: its cases and properties. */
import type { Fault } from '../flow/fault';
import type { StepUpContext } from './stepUp.parts';
import { passwordError } from './stepUp.rules';

/** What a merchant types: the password of the sandbox's accounts, and nothing. */
export const passwordCases = { right: { password: 'Bluecrest#2026' }, cleared: { password: '' } } as const;

/** How a provider refuses a password. For the faults of the port that sends it. */
export const passwordFaults = {
  passwordWrong: { kind: 'server', status: 400, message: 'Incorrect password' },
  passwordsTooMany: { kind: 'server', status: 429, message: 'Too many failed passwords. Please try again in 15 seconds' },
} as const satisfies Readonly<Record<string, Fault>>;

interface Step<State extends string> {
  readonly happened: { readonly kind: string; readonly name: string } | null;
  readonly context: StepUpContext;
  readonly isIn: (state: State) => boolean;
}

interface Places<State extends string> {
  /** The state that sends the password. */
  readonly sends: State;
  /** The states that need none any more: the change was accepted, left, or ended with the session. */
  readonly ends: readonly State[];
}

/** What holds of every machine that asks for the password. */
export const stepUpProperties = <const State extends string>(req: string, { sends, ends }: Places<State>) => {
  const sendsWithout = ({ context, isIn }: Step<State>) => isIn(sends) && passwordError(context.password) !== null;
  const keepsIt = ({ context, isIn }: Step<State>) => context.password !== '' && ends.some(isIn);
  const saysNothing = ({ happened, context }: Step<State>) =>
    happened?.kind === 'fails' && happened.name === 'passwordWrong' && context.passwordProblem === null;
  const blamesIt = ({ happened, context }: Step<State>) =>
    happened?.kind === 'fails' && happened.name !== 'passwordWrong' && context.passwordProblem !== null;
  return [
    { kind: 'never', says: 'The change is never sent without the password', req: [req, 'FLW-03'], when: sendsWithout },
    { kind: 'never', says: 'The password is kept nowhere once the change was accepted or left', req: [req], when: keepsIt },
    { kind: 'never', says: 'A wrong password is always said at its field', req: [req], when: saysNothing },
    { kind: 'never', says: 'No other failure is said at the field of the password', req: [req], when: blamesIt },
  ] as const;
};
