import type { SnapshotFrom } from 'xstate';
import type { otpMachine } from '../otp.machine';
import { type OtpView, selectOtp } from '../otp.select';
import type { Said } from '../otp.types';

interface Children<Answer extends Said> {
  readonly otp?: { getSnapshot(): SnapshotFrom<ReturnType<typeof otpMachine<Answer>>> } | undefined;
}

/** The code of a flow. Null while none is asked for. */
export const codeIn = <Answer extends Said>({ otp }: Children<Answer>): OtpView | null =>
  otp ? selectOtp(otp.getSnapshot()) : null;
