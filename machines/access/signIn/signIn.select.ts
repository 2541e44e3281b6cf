import type { SnapshotFrom } from 'xstate';
import { RESEND_PAUSE_MS } from '../../kit/otp/otp.rules';
import { type OtpView, selectOtp } from '../../kit/otp/otp.select';
import type { signInMachine } from './signIn.machine';
import type { Attempt } from './signIn.types';

/** What the sign-in pages show. */
export interface SignInView {
  readonly step: 'credentials' | 'secondFactor';
  /** What a reload of this tab resumes from. Null while no code is awaited. */
  readonly attempt: Attempt | null;
  readonly busy: boolean;
  readonly email: string;
  readonly password: string;
  readonly missing: { readonly email: boolean; readonly password: boolean };
  readonly problem: string | null;
  /** The server's message when it asked for the code. */
  readonly message: string;
  readonly otp: OtpView | null;
}

export function selectSignIn(snapshot: SnapshotFrom<typeof signInMachine>): SignInView {
  const { email, password, problem, message } = snapshot.context;
  const incomplete = snapshot.matches({ credentials: 'incomplete' });
  const otp = snapshot.children.otp?.getSnapshot();
  const view = otp ? selectOtp(otp) : null;
  return {
    attempt: view ? { email: email.trim(), sentAt: view.resendAt - RESEND_PAUSE_MS } : null,
    step: snapshot.matches('secondFactor') ? 'secondFactor' : 'credentials',
    busy: snapshot.hasTag('busy'),
    email,
    password,
    missing: { email: incomplete && email.trim() === '', password: incomplete && password === '' },
    problem,
    message,
    otp: view,
  };
}
