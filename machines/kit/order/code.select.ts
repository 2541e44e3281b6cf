import type { SnapshotFrom } from 'xstate';
import type { otpMachine } from '../otp/otp.machine';
import { type OtpView, selectOtp } from '../otp/otp.select';
import type { Said } from '../otp/otp.types';

interface Children<Answer extends Said> {
  readonly otp?: { getSnapshot(): SnapshotFrom<ReturnType<typeof otpMachine<Answer>>> } | undefined;
}

/** The code of a flow. Null while none is asked for. */
export const codeIn = <Answer extends Said>({ otp }: Children<Answer>): OtpView | null =>
  otp ? selectOtp(otp.getSnapshot()) : null;
