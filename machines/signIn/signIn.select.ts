import type { SnapshotFrom } from 'xstate';
import { type OtpView, selectOtp } from '../kit/otp.select';
import type { signInMachine } from './signIn.machine';

/** What the sign-in pages show. */
export interface SignInView {
  readonly step: 'credentials' | 'secondFactor';
  readonly busy: boolean;
  readonly email: string;
  readonly password: string;
  readonly missing: { readonly email: boolean; readonly password: boolean };
  readonly problem: string | null;
  /** The server's words when it asked for the code. */
  readonly message: string;
  readonly otp: OtpView | null;
}

export function selectSignIn(snapshot: SnapshotFrom<typeof signInMachine>): SignInView {
  const { email, password, problem, message } = snapshot.context;
  const incomplete = snapshot.matches({ credentials: 'incomplete' });
  const otp = snapshot.children.otp?.getSnapshot();
  return {
    step: snapshot.matches('secondFactor') ? 'secondFactor' : 'credentials',
    busy: snapshot.hasTag('busy'),
    email,
    password,
    missing: { email: incomplete && email.trim() === '', password: incomplete && password === '' },
    problem,
    message,
    otp: otp ? selectOtp(otp) : null,
  };
}
