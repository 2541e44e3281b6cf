import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';
import type { SignedInDevice } from '../signedInDevices/signedInDevices.machine';

export type SignedOutDevice = Pick<SignedInDevice, 'id' | 'device' | 'isCurrent'>;

/** BUS-01: signs the user out on another device. This one has Log Out. */
export const deviceSignOutMachine = confirmedAction<SignedOutDevice, Said>('deviceSignOut', {
  calls: ['endSession'],
  req: ['BUS-01'],
  description: 'Signs the user out on another device.',
  isAllowed: ({ isCurrent }) => !isCurrent,
  failureMessage: 'We couldn’t sign out this device. Try again.',
  successMessage: 'Device signed out.',
});
